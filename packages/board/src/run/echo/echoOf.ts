import type { ReportEntry, RunState } from '../PlateRun.ts'
import type { Echo } from './Echo.ts'

/**
 * Lists what happened to the sentences between two states. Manual edits are left out, because their author
 * sees them, and so is a change of the language.
 */
export function echoOf(before: RunState, after: RunState): readonly Echo[] {
  if (before.entries === after.entries || before.languages !== after.languages) return []
  const earlier = new Map(before.entries.map((entry) => [entry.id, entry]))
  const now = new Set(after.entries.map(({ id }) => id))
  return [
    ...after.entries.flatMap((entry): Echo[] => {
      const was = earlier.get(entry.id)
      return was ? replacedOf(was, entry) : appearedOf(before, after, entry)
    }),
    ...before.entries.flatMap((entry): Echo[] => {
      if (now.has(entry.id) || entry.text === '') return []
      const kind = isSuppressed(after, entry) ? 'suppressed' : 'removed'
      return [{ kind, ...placeOf(entry), was: entry.text }]
    }),
  ]
}

function replacedOf(was: ReportEntry, entry: ReportEntry): Echo[] {
  const isByHand = entry.runId === null || entry.isEdited
  if (isByHand || was.text === entry.text) return []
  return [{ kind: 'replaced', ...placeOf(entry), text: entry.text, was: was.text }]
}

/**
 * A new step clears the redo steps; an entry that appears while there are some was therefore restored by
 * undo. A phrase without fields has nothing new to say: if its run was written before, it is restored.
 */
function appearedOf(before: RunState, after: RunState, entry: ReportEntry): Echo[] {
  if (entry.runId === null || entry.text === '') return []
  const wasSilent = before.runs.some(
    ({ id, isWritten, fillings }) => id === entry.runId && isWritten && fillings.length === 0,
  )
  const isBack = after.canRedo || wasSilent || isSuppressed(before, entry)
  return [{ kind: isBack ? 'restored' : 'written', ...placeOf(entry), text: entry.text }]
}

const isSuppressed = ({ suppressed }: RunState, { id }: ReportEntry): boolean =>
  suppressed.some(({ entry }) => entry.id === id)

const placeOf = ({ id, section, title }: ReportEntry) => ({ entryId: id, section, title })

/** Lists the echoes for a cell that was run although its sentences are already in the report. */
export const keptEcho = ({ entries }: RunState, runId: string): readonly Echo[] =>
  entries.flatMap((entry): Echo[] =>
    entry.runId === runId && entry.text !== '' ? [{ kind: 'kept', ...placeOf(entry), text: entry.text }] : [],
  )
