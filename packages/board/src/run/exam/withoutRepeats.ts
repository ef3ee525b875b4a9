import type { SentenceRole } from '../plan/CellPlan.ts'
import type { Statement } from './Statement.ts'

/**
 * If two cells write the same normal sentence or conclusion, it is written once. Words that somebody made of
 * one of them stand for both.
 */
export function withoutRepeats(statements: readonly Statement[]): readonly Statement[] {
  const edited = new Set(statements.flatMap((one) => (one.edit ? [keyOf(one)] : [])))
  const seen = new Set<string>()
  return statements.filter((statement) => {
    const key = keyOf(statement)
    if (key === undefined) return true
    if (!statement.edit && edited.has(key)) return false
    // What two people, or one person twice, made of the same sentence is only equal if the words are.
    const words = JSON.stringify([key, statement.entry.text])
    const isNew = !seen.has(words)
    seen.add(words)
    return isNew
  })
}

function keyOf({ role, entry, edit }: Statement): string | undefined {
  // The line of an assessment belongs to one finding, whatever became of that of another.
  const made = edit && role?.kind !== 'assessment' ? (entry.newer ?? edit.base) : entry.text
  return repeatKey(role, made)
}

/** Returns the same key for sentences that are written once; undefined for those that may be repeated. */
export function repeatKey(role: SentenceRole | undefined, text: string | null): string | undefined {
  // The same advice for two findings becomes one line that names both, and one finding gives the line of the exam, so
  // neither is removed here.
  const isSettledLater = role?.kind === 'assessmentAdvice' || (role?.kind === 'assessment' && !role.ofNormal)
  return !role || isSettledLater ? undefined : JSON.stringify([role, text])
}
