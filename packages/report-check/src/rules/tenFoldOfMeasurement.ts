import type { Alarm } from '../Alarm.ts'
import type { CheckedReport } from '../CheckedReport.ts'
import { isNear, isTenFold, lengthsMm } from './lengthValues.ts'
import { has, placeIn, placeOfValue, type Rule, unitsOf, wordsAt } from './Rule.ts'

/** Reports a typed length that is ten times, or a tenth of, what was measured on the image. */
export const tenFoldOfMeasurement: Rule = {
  id: 'R106',
  check({ report, byHand }) {
    const measured = measuredMm(report)
    if (measured.length === 0) return []
    const slipOf = (mm: number, roundedMm: number): number | undefined =>
      measured.some((one) => isNear(one, mm, roundedMm))
        ? undefined
        : measured.find((one) => isTenFold(one, mm))
    const values = report.findings.flatMap(({ runId, title, values: all }) =>
      all.flatMap((value): Alarm[] => {
        if (value.isComputed || value.kind !== 'length') return []
        const slip = lengthsMm(value).flatMap((mm) => slipOf(mm, 0) ?? [])[0]
        if (slip === undefined) return []
        return [
          {
            ...{ rule: 'R106', level: 'warn', variant: 'value' },
            places: [placeOfValue(runId, value), { of: 'image' }],
            facts: {
              what: value.label === '' ? title : value.label,
              said: `${value.value} ${value.unit ?? ''}`.trim(),
              measured: `${slip} mm`,
            },
            repair: { kind: 'go', to: placeOfValue(runId, value) },
          },
        ]
      }),
    )
    const words = unitsOf(byHand).flatMap(({ read, unit }) =>
      has(unit, 'prior')
        ? []
        : unit.sizes.flatMap((size): Alarm[] => {
            const slip = size.axesMm.flatMap((mm) => slipOf(mm, size.roundedMm) ?? [])[0]
            if (slip === undefined) return []
            return [
              {
                ...{ rule: 'R106', level: 'warn', variant: 'text' },
                places: [placeIn(read, size), { of: 'image' }],
                facts: { said: wordsAt(read, size), measured: `${slip} mm` },
                repair: { kind: 'go', to: placeIn(read, size) },
              },
            ]
          }),
    )
    return [...values, ...words]
  },
}

const FACTORS: Readonly<Record<string, number>> = { mm: 1, cm: 10 }

const measuredMm = ({ context }: CheckedReport): readonly number[] =>
  (context.measurements ?? []).flatMap(({ kind, value, unit }) => {
    const factor = FACTORS[unit]
    return kind === 'length' && factor !== undefined ? [value * factor] : []
  })
