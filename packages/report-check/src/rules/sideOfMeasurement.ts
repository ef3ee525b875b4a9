import { measurementsOf } from '@pandok/board'
import type { Alarm } from '../Alarm.ts'
import { placeOfValue, type Rule } from './Rule.ts'
import { sidesOfFinding } from './sidesOfFinding.ts'

/** Reports a finding on one side whose measurement was drawn in the other half of the body. */
export const sideOfMeasurement: Rule = {
  id: 'R102',
  check({ report }) {
    const drawn = new Map((report.context.measurements ?? []).map((one) => [one.uid, one.side]))
    return report.findings.flatMap((finding): Alarm[] => {
      const [first, ...others] = sidesOfFinding(finding)
      if (!first || first.side === 'B' || others.length > 0) return []
      const measured = finding.values.find(({ source }) =>
        measurementsOf(source).some((uid) => {
          const side = drawn.get(uid)
          return side !== undefined && side !== 'B' && side !== first.side
        }),
      )
      if (!measured) return []
      return [
        {
          rule: 'R102',
          level: 'warn',
          places: [placeOfValue(finding.runId, first.value), placeOfValue(finding.runId, measured)],
          facts: { what: finding.title },
          repair: { kind: 'go', to: placeOfValue(finding.runId, first.value) },
        },
      ]
    })
  },
}
