import { measurementsOf } from '@pandok/board'
import type { Alarm } from '../Alarm.ts'
import type { CheckedReport, CheckedValue } from '../CheckedReport.ts'
import { isNear, isTenFold, lengthsMm } from './lengthValues.ts'
import {
  cachedForUnits,
  has,
  placeIn,
  placeOfValue,
  type ReadSentence,
  type Rule,
  unitsOf,
  wordsAt,
} from './Rule.ts'

/** Reports a typed length that is ten times, or a tenth of, what was measured on the image. */
export const tenFoldOfMeasurement: Rule = {
  id: 'R106',
  check: ({ report, sentences, byHand }) => {
    const measured = measuredMm(report)
    if (measured.length === 0) return []
    const said = [...sizesIn(sentences), ...report.findings.flatMap(({ values }) => values.flatMap(sizesOf))]
    // A measurement that the report already contains is used; another length may well be ten times as long.
    const unsaid = measured.filter(
      ({ mm }) => !said.some((size) => size.axesMm.some((axis) => isNear(axis, mm, size.roundedMm))),
    )
    const slipOf = ({ axesMm, roundedMm }: Size, among: readonly Measured[]): number | undefined =>
      axesMm
        .filter((axis) => !measured.some(({ mm }) => isNear(mm, axis, roundedMm)))
        .flatMap((axis) => among.find(({ mm }) => isTenFold(mm, axis))?.mm ?? [])[0]
    return [...slipsOfValues(report, unsaid, slipOf), ...slipsInWords(byHand, unsaid, slipOf)]
  },
}

interface Measured {
  uid: string
  mm: number
}

interface Size {
  axesMm: readonly number[]
  roundedMm: number
}

type SlipOf = (size: Size, among: readonly Measured[]) => number | undefined

const sizesIn = cachedForUnits<Size>(({ unit }) => unit.sizes)

const sizesOf = (value: CheckedValue): readonly Size[] =>
  value.kind === 'length' ? [{ axesMm: lengthsMm(value), roundedMm: 0 }] : []

/** A length that comes from a prior report or another cell wasn't typed by a person. */
const isEntered = ({ isComputed, source }: CheckedValue): boolean =>
  !isComputed && (source === undefined || ['typed', 'clipboard', 'measurement'].includes(source.from))

function slipsOfValues(report: CheckedReport, unsaid: readonly Measured[], slipOf: SlipOf): readonly Alarm[] {
  return report.findings.flatMap(({ runId, title, values }) =>
    values.filter(isEntered).flatMap((value): Alarm[] => {
      const own = value.source ? measurementsOf(value.source) : []
      const among = own.length > 0 ? unsaid.filter(({ uid }) => own.includes(uid)) : unsaid
      const slip = sizesOf(value).flatMap((size) => slipOf(size, among) ?? [])[0]
      if (slip === undefined) return []
      return [
        {
          rule: 'R106',
          level: 'warn',
          variant: 'value',
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
}

function slipsInWords(
  byHand: readonly ReadSentence[],
  unsaid: readonly Measured[],
  slipOf: SlipOf,
): readonly Alarm[] {
  return unitsOf(byHand)
    .filter(({ unit }) => !has(unit, 'prior'))
    .flatMap(({ read, unit }) =>
      unit.sizes.flatMap((size): Alarm[] => {
        const slip = slipOf(size, unsaid)
        if (slip === undefined) return []
        return [
          {
            rule: 'R106',
            level: 'warn',
            variant: 'text',
            places: [placeIn(read, size), { of: 'image' }],
            facts: { said: wordsAt(read, size), measured: `${slip} mm` },
            repair: { kind: 'go', to: placeIn(read, size) },
          },
        ]
      }),
    )
}

const FACTORS: Readonly<Record<string, number>> = { mm: 1, cm: 10 }

const measuredMm = ({ context }: CheckedReport): readonly Measured[] =>
  (context.measurements ?? []).flatMap(({ uid, kind, value, unit }) => {
    const factor = FACTORS[unit]
    return kind === 'length' && factor !== undefined ? [{ uid, mm: value * factor }] : []
  })
