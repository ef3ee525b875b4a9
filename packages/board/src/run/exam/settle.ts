import type { Exam } from '@pandok/domain'
import type { SteppedBack } from '../PlateRun.ts'
import type { LiveFinding } from './findingOf.ts'
import type { Statement } from './Statement.ts'
import { settleAssessment } from './settleAssessment.ts'
import { settleConclusions } from './settleConclusions.ts'

export interface Settled {
  statements: readonly Statement[]
  steppedBack: readonly SteppedBack[]
}

interface Question {
  statements: readonly Statement[]
  /** Of all runs that are written, in the order in which they began. */
  findings: readonly LiveFinding[]
  /** The cells that were run. */
  ran: ReadonlySet<string>
  exam: Exam | undefined
}

/** Which sentences stand beside each other: normal ones give way to findings of their regions, and say who took them away. */
export function settle({ statements, findings, ran, exam }: Question): Settled {
  const said = withoutRepeats(
    statements.filter(({ unless, role }) => !isLeftOut(unless, ran) && isLookedAt(role, ran, exam)),
  )
  const takenBy = (regions: readonly string[]) =>
    findings.filter(({ replaces }) => regions.some((region) => replaces.has(region)))
  const steppedBack: SteppedBack[] = []
  const standing = said.filter(({ entry, role }) => {
    if (role?.kind === 'rest') return hasRest(role.region, findings, exam)
    if (role?.kind !== 'normal') return true
    const by = takenBy(role.regions)
    if (by.length > 0) steppedBack.push({ entry, by: by.map(({ runId }) => runId) })
    return by.length === 0
  })
  const assessed = settleAssessment(standing, findings, exam)
  const conclusions = settleConclusions(assessed.statements, findings)
  return {
    statements: conclusions.statements,
    steppedBack: [...steppedBack, ...assessed.steppedBack, ...conclusions.steppedBack],
  }
}

const isLeftOut = (unless: Statement['unless'], ran: ReadonlySet<string>): boolean =>
  unless?.some((cell) => ran.has(cell)) ?? false

/** Whether the exam, as it was done, looks at the regions of a normal sentence. */
function isLookedAt(role: Statement['role'], ran: ReadonlySet<string>, exam: Exam | undefined): boolean {
  const named = role?.kind === 'normal' ? role.regions : role?.kind === 'rest' ? [role.region] : []
  const regions = exam?.regions.filter(({ id }) => named.includes(id)) ?? []
  return regions.every(
    ({ onlyWith, notWith }) =>
      (onlyWith?.some((cell) => ran.has(cell)) ?? true) && !(notWith?.some((cell) => ran.has(cell)) ?? false),
  )
}

/** What two cells say of the same normal region, or of the same normal conclusion, is said once. */
function withoutRepeats(statements: readonly Statement[]): readonly Statement[] {
  const seen = new Set<string>()
  return statements.filter(({ role, entry }) => {
    // The same advice for two findings is one line that names both.
    if (!role || role.kind === 'assessmentAdvice') return true
    const key = JSON.stringify([role, entry.text])
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** Beside a finding of the region itself; not where its rows are all described, or the finding says all. */
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
