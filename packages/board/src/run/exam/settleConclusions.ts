import type { Contradicted, SuppressedSentence } from '../PlateRun.ts'
import type { LiveFinding } from './findingsOf.ts'
import type { Statement } from './Statement.ts'
import { giveWay, unlessEdited } from './unlessEdited.ts'

export const isConclusion = ({ entry }: Statement): boolean =>
  entry.section === 'impression' || entry.section === 'diagnosis'

/**
 * Conclusions of findings replace the normal one. Minor conclusions are written only if there is no greater
 * one.
 */
export function settleConclusions(
  statements: readonly Statement[],
  findings: readonly LiveFinding[],
): {
  statements: readonly Statement[]
  suppressed: readonly SuppressedSentence[]
  contradicted: readonly Contradicted[]
} {
  const concluding = statements.filter((one) => one.finding && !one.role && isConclusion(one))
  const suppressed: SuppressedSentence[] = []
  const contradicted: Contradicted[] = []
  const hasMinor = statements.some(({ role }) => role?.kind === 'minorConclusion')
  const kept = keptRank(concluding)
  const standing = statements.flatMap((statement): readonly Statement[] => {
    const { role, entry } = statement
    if (role?.kind !== 'normalConclusion' && role?.kind !== 'minorConclusion') {
      return isOutweighed(statement, concluding) ? unlessEdited(statement) : [statement]
    }
    const requested = findings.length > 0 && hasMinor ? 'minorConclusion' : 'normalConclusion'
    if (concluding.length === 0 || kept !== undefined) {
      if (role.kind !== requested) return unlessEdited(statement)
      return kept === undefined ? [statement] : [{ ...statement, entry: { ...entry, rank: kept } }]
    }
    const contested = giveWay(statement, runsOf(concluding))
    // A minor conclusion replaces the normal one, and only the normal one is reported as suppressed.
    if (role.kind === 'normalConclusion' || statement.edit) suppressed.push(...contested.suppressed)
    contradicted.push(...contested.contradicted)
    return contested.standing
  })
  return { statements: standing, suppressed, contradicted }
}

const runsOf = (statements: readonly Statement[]): string[] => [
  ...new Set(statements.flatMap(({ entry }) => entry.runId ?? [])),
]

/** Returns the rank at which the normal conclusion stays, if every conclusion keeps it. */
function keptRank(concluding: readonly Statement[]): number | undefined {
  if (concluding.length === 0) return undefined
  const ranks = concluding.map(({ finding }) => finding?.keepsConclusion)
  return ranks.every((rank) => rank !== undefined) ? Math.min(...ranks) : undefined
}

/**
 * Returns whether a minor conclusion is beside a greater one of its region or row. Among minor ones in a row,
 * only those of the lowest rank are written.
 */
function isOutweighed({ finding, role, ...statement }: Statement, concluding: readonly Statement[]): boolean {
  if (!finding?.isMinor || role || !isConclusion({ finding, role, ...statement })) return false
  const beside = concluding.flatMap((one) =>
    one.finding && one.finding.region === finding.region && one.finding.row?.key === finding.row?.key
      ? [one.finding]
      : [],
  )
  if (beside.some(({ isMinor }) => !isMinor)) return true
  return finding.row !== undefined && beside.some(({ rank = 0 }) => rank < (finding.rank ?? 0))
}
