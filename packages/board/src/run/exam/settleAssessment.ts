import type { Exam } from '@pandok/domain'
import type { SuppressedSentence } from '../PlateRun.ts'
import type { LiveFinding } from './findingsOf.ts'
import type { Statement } from './Statement.ts'
import { unlessEdited } from './unlessEdited.ts'

/**
 * One line gives the category of the exam: that of the worst finding, or of an exam without findings. The
 * advice is that of the findings that require action, or that of the exam's category if none does. An edited
 * line of another category is removed and reported as replaced, because it no longer gives the category of
 * the exam.
 */
export function settleAssessment(
  statements: readonly Statement[],
  findings: readonly LiveFinding[],
  exam: Exam | undefined,
): { statements: readonly Statement[]; suppressed: readonly SuppressedSentence[] } {
  const { assessment } = exam ?? {}
  if (!assessment) return { statements, suppressed: [] }
  const { actionable, noFinding } = assessment
  const worst = worstOf(findings)
  const category = worst?.category ?? noFinding
  const isActionable = (one: string | undefined) => one !== undefined && actionable.includes(one)
  const isAnyActionable = findings.some((finding) => isActionable(finding.category))
  const suppressed: SuppressedSentence[] = []
  const standing = statements.flatMap((statement): Statement[] => {
    const { role, entry } = statement
    if (role?.kind === 'assessmentAdvice') {
      const isGiven = isAnyActionable ? isActionable(role.category) : role.category === category
      return isGiven ? [statement] : unlessEdited(statement)
    }
    if (role?.kind !== 'assessment') return [statement]
    // The line belongs to the worst finding: if the user removed it, no other finding may write a lesser
    // category instead.
    const isStanding = worst ? entry.runId === worst.runId : role.category === noFinding
    if (!isStanding && entry.isEdited && worst) suppressed.push({ entry, by: [worst.runId] })
    return isStanding ? [statement] : []
  })
  return { statements: standing, suppressed }
}

/** Returns the first of the worst findings. */
const worstOf = (findings: readonly LiveFinding[]): LiveFinding | undefined =>
  findings.reduce<LiveFinding | undefined>(
    (most, one) => ((one.severity ?? -1) > (most?.severity ?? -1) ? one : most),
    undefined,
  )
