import type { RunState } from '../PlateRun.ts'

interface Asking {
  /** The sentence whose explanation is shown. */
  explained: string | undefined
  /** The focused cell. */
  cellId: string | undefined
}

/**
 * Returns the sentence that «why?» refers to on the board: the first one of the latest run of the focused
 * cell, else of the run that was written last. Repeating the command goes through the sentences of that run
 * and then to none.
 */
export function nextExplained(
  { entries, runs }: RunState,
  { explained, cellId }: Asking,
): string | undefined {
  const speaking = new Set(entries.map(({ runId }) => runId))
  const written = runs.filter(({ id, isWritten }) => isWritten && speaking.has(id))
  const meant = written.findLast(({ cell }) => cell.id === cellId) ?? written.at(-1)
  const own = meant ? entries.filter(({ runId }) => runId === meant.id) : entries.slice(-1)
  const at = own.findIndex(({ id }) => id === explained)
  return own[at + 1]?.id
}
