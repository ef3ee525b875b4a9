import type { MeasurementKind } from '@pandok/domain'

const KINDS: readonly (readonly [RegExp, MeasurementKind])[] = [
  [/^(?:[numcdk]?m|µm|μm)$/u, 'length'],
  [/^(?:[numcd]?m|µm|μm)(?:2|²)$/u, 'area'],
  [/^(?:\[?hnsf'?U\]?|HU)$/iu, 'density'],
  [/^(?:°|deg)$/u, 'angle'],
]

/** What has to be measured to fill an input with this unit; undefined: nothing that an image can tell. */
export const kindOfUnit = (unit: string | undefined): MeasurementKind | undefined =>
  unit === undefined ? undefined : KINDS.find(([pattern]) => pattern.test(unit))?.[1]
