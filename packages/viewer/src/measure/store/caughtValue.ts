import type { CaughtKind } from '@pandok/domain'
import type { Measurement, Quantity, Reading, SpacingSource } from '../../model/Measurement.ts'
import { decimalText } from '../reading/decimalText.ts'

/** The value that a report takes from a measurement, in the terms of the board's host. */
export interface CaughtValue {
  /** Decimal text with a point, no finer than the pixels; both axes are joined by a cross. */
  value: string
  unit: string
  /** The image: a frame, a stack or a slide. */
  image: string
  /** The measurement, to return to it. */
  uid: string
  source?: SpacingSource
}

/** What the report's field needs; by default in the unit of the reading. */
export interface CatchTarget {
  unit?: string | undefined
  decimals?: number | undefined
}

/**
 * The value of a measurement for the requested kind, if it has one. Pixels aren't a length, and MR signal has
 * no unit: no value is better than one that would be mistaken for millimeters or Hounsfield units. One plane
 * gives no volume.
 */
export function caughtValue(
  measurement: Measurement,
  readings: readonly Reading[],
  requested: CaughtKind,
  target: CatchTarget = {},
): CaughtValue | undefined {
  if (requested === 'axes') return caughtAxes(measurement, readings, target)
  const reading = readings.find(({ quantity }) => REQUESTED[requested].includes(quantity))
  if (!reading || reading.unit.startsWith('px') || (reading.unit === '') !== BARE.has(requested))
    return undefined
  const shift = shiftTo(reading.unit, target.unit)
  if (shift === undefined) return undefined
  const digits = Math.max(0, (reading.digits ?? 1) - shift)
  const value = decimalText(reading.value * 10 ** shift, Math.min(digits, target.decimals ?? digits))
  return {
    value,
    unit: target.unit ?? reading.unit,
    image: imageOf(measurement),
    uid: measurement.id,
    ...(reading.source && { source: reading.source }),
  }
}

/** Two perpendicular axes, the long one first: a size takes both at once. */
function caughtAxes(
  measurement: Measurement,
  readings: readonly Reading[],
  target: CatchTarget,
): CaughtValue | undefined {
  const [long, short] = (['length', 'shortAxis'] as const).map((quantity) => {
    const reading = readings.find((one) => one.quantity === quantity)
    return reading && caughtValue(measurement, [{ ...reading, quantity: 'length' }], 'length', target)
  })
  return long && short && { ...long, value: `${long.value} × ${short.value}` }
}

/** In order of preference. Radiologists call attenuation density. */
const REQUESTED: Readonly<Record<Exclude<CaughtKind, 'axes'>, readonly Quantity[]>> = {
  length: ['length'],
  area: ['area'],
  volume: [],
  density: ['mean', 'value'],
  angle: ['angle'],
  ratio: ['ratio'],
  count: ['count'],
  velocity: ['velocity'],
  time: ['time'],
  uptake: ['mean', 'value'],
}

/** Kinds without a unit. */
const BARE: ReadonlySet<CaughtKind> = new Set(['ratio', 'count'])

/** Powers of ten of a meter. */
const LENGTHS: Readonly<Record<string, number>> = { m: 0, dm: -1, cm: -2, mm: -3, um: -6, µm: -6, μm: -6 }

/** Alternative spellings of a unit. */
const SAME: Readonly<Record<string, string>> = {
  HU: '[HU]',
  "[hnsf'U]": '[HU]',
  '°': 'deg',
  SUV: 'SUVbw',
  'g/mL': 'SUVbw',
  'g/ml': 'SUVbw',
  'g/mL{SUVbw}': 'SUVbw',
  'g/ml{SUVbw}': 'SUVbw',
}

/** Powers of ten of meters per second, and of a second. */
const RATES: Readonly<Record<string, number>> = { 'm/s': 0, 'cm/s': -2, 'mm/s': -3 }
const TIMES: Readonly<Record<string, number>> = { s: 0, ms: -3 }

/** The power of ten to multiply by; undefined if the units aren't convertible. */
function shiftTo(from: string, to: string | undefined): number | undefined {
  if (to === undefined || (SAME[from] ?? from) === (SAME[to] ?? to)) return 0
  for (const powers of [RATES, TIMES]) {
    const [given, asked] = [powers[from], powers[to]]
    if (given !== undefined && asked !== undefined) return given - asked
  }
  const [a, b] = [lengthUnit(from), lengthUnit(to)]
  return a && b && a.exponent === b.exponent ? (a.power - b.power) * a.exponent : undefined
}

function lengthUnit(unit: string): { power: number; exponent: number } | undefined {
  const parts = /^(\p{L}+?)\^?([²2])?$/u.exec(unit)
  const power = parts?.[1] === undefined ? undefined : LENGTHS[parts[1]]
  return power === undefined ? undefined : { power, exponent: parts?.[2] ? 2 : 1 }
}

function imageOf({ place }: Measurement): string {
  if (place.on === 'frame') return place.frame
  return place.on === 'plane' ? place.stack : place.slide
}
