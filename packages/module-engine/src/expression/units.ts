import { Exact } from './Exact.ts'

type Dimension = 'length' | 'area' | 'volume'

/** Written as people and as UCUM write them; in millimetres and their powers. */
const UNITS: ReadonlyMap<string, { dimension: Dimension; factor: Exact }> = new Map(
  (
    [
      ['length', '0.001', ['um', 'µm', 'μm']],
      ['length', '1', ['mm']],
      ['length', '10', ['cm']],
      ['length', '1000', ['m']],
      ['length', '25.4', ['in', '[in_i]']],
      ['area', '1', ['mm2', 'mm²']],
      ['area', '100', ['cm2', 'cm²']],
      ['area', '1000000', ['m2', 'm²']],
      ['volume', '1', ['mm3', 'mm³', 'uL', 'µL', 'μL']],
      ['volume', '1000', ['cm3', 'cm³', 'cc', 'mL', 'ml']],
      ['volume', '100000', ['dL', 'dl']],
      ['volume', '1000000', ['L', 'l', 'dm3', 'dm³']],
      ['volume', '1000000000', ['m3', 'm³']],
    ] as const
  ).flatMap(([dimension, factor, names]) =>
    names.map((name) => [name, { dimension, factor: new Exact(factor) }] as const),
  ),
)

export const dimensionOf = (unit: string): Dimension | undefined => UNITS.get(unit)?.dimension

/** Undefined where a unit isn't known or measures something else. */
export function convertUnit(value: Exact, from: string, to: string): Exact | undefined {
  if (from === to) return value
  const a = UNITS.get(from)
  const b = UNITS.get(to)
  return a && b && a.dimension === b.dimension ? value.times(a.factor).dividedBy(b.factor) : undefined
}
