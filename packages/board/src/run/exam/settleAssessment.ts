import type { Assessment, Exam } from '@pandok/domain'
import type { Disputed, SuppressedSentence } from '../PlateRun.ts'
import type { LiveFinding } from './findingsOf.ts'
import type { Statement } from './Statement.ts'
import { unlessEdited } from './unlessEdited.ts'

/**
 * One line gives the category of the exam: that of the worst finding, or of an exam without findings. The
 * advice is that of the findings that require action, or that of the exam's category if none does. An edited
 * line of another category is removed and reported as replaced, because it no longer gives the category of
 * the exam. If a module or the reader gives the category of the whole exam, its line is that line.
 */
export function settleAssessment(
  statements: readonly Statement[],
  findings: readonly LiveFinding[],
  exam: Exam | undefined,
): {
  statements: readonly Statement[]
  suppressed: readonly SuppressedSentence[]
  disputed: readonly Disputed[]
} {
  const { assessment } = exam ?? {}
  if (!assessment) return { statements, suppressed: [], disputed: [] }
  const { actionable, noFinding } = assessment
  const overall = findings.findLast(({ isOverall }) => isOverall)
  const worst = worstOf(findings)
  const category = worst?.category ?? noFinding
  const isActionable = (one: string | undefined) => one !== undefined && actionable.includes(one)
  // Routine screening is no advice beside what can't wait.
  const isAnyUrgent = findings.some(({ rank = 0 }) => rank < 0)
  const isAnyActionable = findings.some((one) => !one.isOverall && isActionable(one.category))
  const isOfOverall = ({ entry }: Statement) => overall !== undefined && entry.runId === overall.runId
  const isChosen = statements.some((one) => one.role?.kind === 'assessment' && isOfOverall(one))
  const suppressed: SuppressedSentence[] = []
  const disputed: Disputed[] = []
  const standing = statements.flatMap((statement): Statement[] => {
    const { role, entry } = statement
    // What findings recommend for themselves is not repeated for the whole exam.
    if (isChosen && isOfOverall(statement) && entry.section === 'recommendation')
      return isAnyActionable || isAnyUrgent ? unlessEdited(statement) : [statement]
    if (role?.kind === 'assessmentAdvice') {
      const isOwn = role.category === category && !overall
      const isGiven = isAnyActionable || isAnyUrgent ? isActionable(role.category) : isOwn
      return isGiven ? [statement] : unlessEdited(statement)
    }
    if (role?.kind !== 'assessment' || isOfOverall(statement)) return [statement]
    // The line belongs to the worst finding: if the user removed it, no other finding may write a lesser
    // category instead.
    const isStanding = worst ? entry.runId === worst.runId : role.category === noFinding
    if (!isStanding && entry.isEdited && worst) suppressed.push({ entry, by: [worst.runId] })
    if (!isStanding || !overall) return isStanding ? [statement] : []
    disputed.push(...disputedBy(overall, { runId: entry.runId, category: role.category }, assessment))
    if (entry.isEdited) suppressed.push({ entry, by: [overall.runId] })
    return []
  })
  return { statements: standing, suppressed, disputed }
}

/** Returns the first of the worst findings. */
const worstOf = (findings: readonly LiveFinding[]): LiveFinding | undefined =>
  findings
    .filter(({ isOverall }) => !isOverall)
    .reduce<LiveFinding | undefined>(
      (most, one) => ((one.severity ?? -1) > (most?.severity ?? -1) ? one : most),
      undefined,
    )

/**
 * A category of the whole exam below that of a finding contradicts it, unless the place of one of them isn't
 * certain. One above is that of another exam in the same report, or of something that isn't described.
 */
function disputedBy(
  { runId, category = '' }: LiveFinding,
  own: { runId: string | null; category: string },
  { order, unplaced = [] }: Assessment,
): readonly Disputed[] {
  if (own.runId === null || own.category === category) return []
  const isBelow = order.indexOf(own.category) > order.indexOf(category)
  const isCertain = !unplaced.includes(own.category) && !unplaced.includes(category)
  return [{ runIds: [runId, own.runId], level: isBelow && isCertain ? 'block' : 'warn' }]
}
