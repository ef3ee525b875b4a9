import type { RunState } from '../PlateRun.ts'

interface Asking {
  /** The sentence whose reasons are shown. */
  asked: string | undefined
  /** The cell with the board's focus. */
  cellId: string | undefined
}

/**
 * The sentence that «why?» means at the board: the first one of the latest run of the cell with the focus, else of the
 * run that wrote last. Asked again it goes through the sentences of that run, and then through none.
 */
export function nextAsked({ entries, runs }: RunState, { asked, cellId }: Asking): string | undefined {
  const speaking = new Set(entries.map(({ runId }) => runId))
  const written = runs.filter(({ id, isWritten }) => isWritten && speaking.has(id))
  const meant = written.findLast(({ cell }) => cell.id === cellId) ?? written.at(-1)
  const own = meant ? entries.filter(({ runId }) => runId === meant.id) : entries.slice(-1)
  const at = own.findIndex(({ id }) => id === asked)
  return own[at + 1]?.id
}
