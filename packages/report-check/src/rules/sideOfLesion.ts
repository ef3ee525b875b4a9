import { measurementsOf } from '@pandok/board'
import type { Alarm } from '../Alarm.ts'
import type { CheckedFinding } from '../CheckedReport.ts'
import { placeOfValue, type Rule } from './Rule.ts'
import { sidesOfFinding } from './sidesOfFinding.ts'

/** Two cells that speak of one lesion and put it on different sides. */
export const sideOfLesion: Rule = {
  id: 'R100',
  check({ report }) {
    const told = report.findings.map((finding) => ({ finding, sides: sidesOfFinding(finding) }))
    return told.flatMap((one, index) =>
      told.slice(index + 1).flatMap((other): Alarm[] => {
        if (!isSameLesion(one.finding, other.finding)) return []
        const first = one.sides[0]
        const second = other.sides.find(({ side }) => first && side !== first.side)
        const agrees = other.sides.some(({ side }) => side === first?.side)
        if (!first || !second || agrees || first.side === 'B' || second.side === 'B') return []
        return [
          {
            ...{ rule: 'R100', level: 'block' },
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

/** By the lesion that both name, or by a measurement that both were filled with. */
function isSameLesion(a: CheckedFinding, b: CheckedFinding): boolean {
  if (a.lesion !== undefined && a.lesion === b.lesion) return true
  const uids = new Set(a.values.flatMap(({ source }) => measurementsOf(source)))
  return b.values.flatMap(({ source }) => measurementsOf(source)).some((uid) => uids.has(uid))
}
