import type { ReportedGroup } from './readStructuredReport.ts'

/**
 * Length, long axis, short axis: by SNOMED CT, and by the codes from before 2018, which many programs still
 * write.
 */
const LONG = ['410668003', '103339001', 'G-D7FE', 'G-A185']
const SHORT = ['103340004', 'G-A186']
const PER_UNIT: Readonly<Record<string, number>> = { mm: 1, cm: 10, um: 0.001 }

/**
 * The longest diameter of a reported measurement and, if present, the perpendicular one, in mm; undefined if
 * it has none.
 */
export function reportedLengths({ values }: ReportedGroup): { long: number; short?: number } | undefined {
  const of = (concepts: readonly string[]): number[] =>
    values.flatMap(({ concept, value, unit }) => {
      const millimetres = value * (PER_UNIT[unit] ?? Number.NaN)
      return concepts.includes(concept) && millimetres > 0 && Number.isFinite(millimetres)
        ? [millimetres]
        : []
    })
  const [long] = of(LONG).sort((a, b) => b - a)
  const [short] = of(SHORT)
  if (long === undefined) return undefined
  return short === undefined ? { long } : { long, short }
}
