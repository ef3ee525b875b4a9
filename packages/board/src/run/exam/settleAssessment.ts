import type { Exam } from '@pandok/domain'
import type { SteppedBack } from '../PlateRun.ts'
import type { LiveFinding } from './findingOf.ts'
import type { Statement } from './Statement.ts'

/**
 * One line says the category of the exam, that of the worst finding, or of an exam without findings. Advice is that of
 * the findings that want something done; where none does, that of the exam's category. A line that somebody has put into
 * other words steps back and is told; it says a category that isn't the exam's any more.
 */
export function settleAssessment(
  statements: readonly Statement[],
  findings: readonly LiveFinding[],
  exam: Exam | undefined,
): { statements: readonly Statement[]; steppedBack: readonly SteppedBack[] } {
  const { assessment } = exam ?? {}
  if (!assessment) return { statements, steppedBack: [] }
  const { actionable, noFinding } = assessment
  const worst = worstOf(findings)
  const category = worst?.category ?? noFinding
  const isActionable = (one: string | undefined) => one !== undefined && actionable.includes(one)
  const isAnyActionable = findings.some((finding) => isActionable(finding.category))
  const steppedBack: SteppedBack[] = []
  const standing = statements.filter(({ role, entry }) => {
    if (role?.kind === 'assessmentAdvice')
      return isAnyActionable ? isActionable(role.category) : role.category === category
    if (role?.kind !== 'assessment') return true
    // The worst finding owns the line: where it was taken out, no other finding says a lesser one instead.
    const isStanding = worst ? entry.runId === worst.runId : role.category === noFinding
    if (!isStanding && entry.isEdited && worst) steppedBack.push({ entry, by: [worst.runId] })
    return isStanding
  })
  return { statements: standing, steppedBack }
}

/** The first of those that are worst. */
const worstOf = (findings: readonly LiveFinding[]): LiveFinding | undefined =>
  findings.reduce<LiveFinding | undefined>(
    (most, one) => ((one.severity ?? -1) > (most?.severity ?? -1) ? one : most),
    undefined,
  )
