import { measurementsOf } from '@pandok/board'
import type { Alarm } from '../Alarm.ts'
import type { CheckedFinding } from '../CheckedReport.ts'
import { placeOfValue, type Rule } from './Rule.ts'
import { sidesOfFinding } from './sidesOfFinding.ts'

/** Reports two cells that describe one lesion on different sides. */
export const sideOfLesion: Rule = {
  id: 'R100',
  check({ report }) {
    const told = report.findings
      .map((finding) => ({ finding, uids: finding.values.flatMap(({ source }) => measurementsOf(source)) }))
      // Sixty cells make about 1,800 pairs, so only cells with a lesion or a measurement are compared.
      .filter(({ finding, uids }) => finding.lesion !== undefined || uids.length > 0)
      .map(({ finding, uids }) => ({ finding, uids, sides: sidesOfFinding(finding) }))
    return told.flatMap((one, index) =>
      told.slice(index + 1).flatMap((other): Alarm[] => {
        if (!isSameLesion(one, other)) return []
        const first = one.sides[0]
        const second = other.sides.find(({ side }) => first && side !== first.side)
        const agrees = other.sides.some(({ side }) => side === first?.side)
        if (!first || !second || agrees || first.side === 'B' || second.side === 'B') return []
        return [
          {
            rule: 'R100',
            level: 'block',
            places: [
              placeOfValue(other.finding.runId, second.value),
              placeOfValue(one.finding.runId, first.value),
            ],
            facts: { first: one.finding.title, second: other.finding.title },
            repair: { kind: 'go', to: placeOfValue(other.finding.runId, second.value) },
          },
        ]
      }),
    )
  },
}

/** Returns whether both name the same lesion, or were filled with the same measurement. */
function isSameLesion(a: Told, b: Told): boolean {
  if (a.finding.lesion !== undefined && a.finding.lesion === b.finding.lesion) return true
  return b.uids.some((uid) => a.uids.includes(uid))
}

interface Told {
  finding: CheckedFinding
  uids: readonly string[]
}
