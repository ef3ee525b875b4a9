import type { Exam } from '@pandok/domain'
import type { Contradicted, Disputed, SuppressedSentence } from '../PlateRun.ts'
import type { LiveFinding } from './findingsOf.ts'
import type { Statement } from './Statement.ts'
import { settleAssessment } from './settleAssessment.ts'
import { settleConclusions } from './settleConclusions.ts'
import { giveWay, unlessEdited } from './unlessEdited.ts'
import { withoutRepeats } from './withoutRepeats.ts'

export interface Settled {
  statements: readonly Statement[]
  suppressed: readonly SuppressedSentence[]
  contradicted: readonly Contradicted[]
  disputed: readonly Disputed[]
}

interface Unsettled {
  statements: readonly Statement[]
  /** The findings of all written runs, in the order in which they began. */
  findings: readonly LiveFinding[]
  /** The cells that were run. */
  ran: ReadonlySet<string>
  exam: Exam | undefined
}

/**
 * Decides which sentences are written together: normal sentences are replaced by findings of their regions
 * and refer to them. Words that somebody changed never leave without a decision.
 */
export function settle({ statements, findings, ran, exam }: Unsettled): Settled {
  const offered = statements.flatMap((statement) => {
    const { unless, role } = statement
    return !isLeftOut(unless, ran) && isCovered(role, ran, exam) ? [statement] : unlessEdited(statement)
  })
  const takenBy = ({ role }: Statement) =>
    findings.filter(
      ({ replaces }) => role?.kind === 'normal' && role.regions.some((region) => replaces.has(region)),
    )
  // The normal sentence of a run stands in the place of those that the run's cell takes away, whose words may be the same.
  const standingIn = new Set(
    offered.filter((one) => takenBy(one).some(({ runId }) => runId === one.entry.runId)),
  )
  const once = new Set(withoutRepeats(offered.filter((one) => !standingIn.has(one))))
  const said = offered.filter((one) => once.has(one) || standingIn.has(one))
  const suppressed: SuppressedSentence[] = []
  const contradicted: Contradicted[] = []
  const standing = said.flatMap((statement): readonly Statement[] => {
    const { role } = statement
    if (role?.kind === 'rest')
      return hasRest(role.region, findings, exam) ? [statement] : unlessEdited(statement)
    if (role?.kind !== 'normal') return [statement]
    const by = takenBy(statement).filter(({ runId }) => runId !== statement.entry.runId)
    if (by.length === 0) return [statement]
    const contested = giveWay(statement, [...new Set(by.map(({ runId }) => runId))])
    suppressed.push(...contested.suppressed)
    contradicted.push(...contested.contradicted)
    return contested.standing
  })
  const assessed = settleAssessment(standing, findings, exam)
  const conclusions = settleConclusions(assessed.statements, findings)
  return {
    statements: conclusions.statements,
    suppressed: [...suppressed, ...assessed.suppressed, ...conclusions.suppressed],
    contradicted: [...contradicted, ...conclusions.contradicted],
    disputed: assessed.disputed,
  }
}

const isLeftOut = (unless: Statement['unless'], ran: ReadonlySet<string>): boolean =>
  unless?.some((cell) => ran.has(cell)) ?? false

/** Returns whether the exam, as it was done, covers the regions of a normal sentence. */
function isCovered(role: Statement['role'], ran: ReadonlySet<string>, exam: Exam | undefined): boolean {
  const named = role?.kind === 'normal' ? role.regions : role?.kind === 'rest' ? [role.region] : []
  const regions = exam?.regions.filter(({ id }) => named.includes(id)) ?? []
  return regions.every(
    ({ onlyWith, notWith }) =>
      (onlyWith?.some((cell) => ran.has(cell)) ?? true) && !(notWith?.some((cell) => ran.has(cell)) ?? false),
  )
}

/**
 * The rest of a region is written beside a finding of that region, but not if all its rows are described or
 * if the finding covers everything.
 */
function hasRest(region: string, findings: readonly LiveFinding[], exam: Exam | undefined): boolean {
  const own = findings.filter((finding) => finding.region === region && finding.replaces.has(region))
  if (own.length === 0 || own.some(({ hasNoRest }) => hasNoRest)) return false
  const rows = exam?.regions.find(({ id }) => id === region)?.rows
  if (!rows) return true
  const described = new Set(
    findings.flatMap(({ region: at, row }) => (at === region && row ? [row.key] : [])),
  )
  return own.every(({ row }) => row === undefined || described.size < row.count)
}
