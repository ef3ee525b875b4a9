import type { Contradicted, SuppressedSentence } from '../PlateRun.ts'
import type { Statement } from './Statement.ts'

/**
 * Returns what remains of a sentence that isn't written beside the others: nothing, unless somebody changed
 * its words. Those stay, with the remark that nothing would be written any more.
 */
export function unlessEdited(statement: Statement): Statement[] {
  const { entry, edit } = statement
  if (!edit) return []
  return [{ ...statement, entry: { ...entry, newer: edit.base === null ? undefined : null } }]
}

interface Contested {
  standing: readonly Statement[]
  suppressed: readonly SuppressedSentence[]
  contradicted: readonly Contradicted[]
}

/**
 * A normal sentence gives way to the findings of these runs. An edited one does so only if somebody decided
 * it: its words may say more than the region's normal sentence.
 */
export function giveWay(statement: Statement, by: readonly string[]): Contested {
  const { entry, edit } = statement
  const { staysBeside = [], givesWayTo = [] } = edit ?? {}
  if (!edit || by.some((runId) => givesWayTo.includes(runId)))
    return { standing: [], suppressed: [{ entry, by }], contradicted: [] }
  const undecided = by.filter((runId) => !staysBeside.includes(runId))
  const { id: entryId, runId } = entry
  return {
    standing: [statement],
    suppressed: [],
    contradicted: undecided.length > 0 && runId !== null ? [{ entryId, runId, by: undecided }] : [],
  }
}
