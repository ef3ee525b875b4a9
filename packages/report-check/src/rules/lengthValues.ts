import type { CheckedValue } from '../CheckedReport.ts'

const FACTORS: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1000 }

/** Returns the lengths of a value in millimeters, for one or several axes. */
export function lengthsMm({ value, unit }: Pick<CheckedValue, 'value' | 'unit'>): readonly number[] {
  const factor = FACTORS[unit ?? '']
  if (factor === undefined || typeof value !== 'string') return []
  return (value.match(/\d+(?:\.\d+)?/gu) ?? []).map((number) => Number(number) * factor)
}

const NEAR = 0.06
const TEN_FOLD_TOLERANCE = 0.04

/** Returns whether two lengths are equal except for rounding. */
export const isNear = (a: number, b: number, roundedMm = 0): boolean =>
  Math.abs(a - b) <= Math.max(roundedMm * 1.05, NEAR * Math.max(a, b))

/** Returns whether two lengths are equal within the precision of their last digit. */
export const isRounded = (a: number, b: number, roundedMm: number): boolean =>
  Math.abs(a - b) <= roundedMm * 1.05

/** Returns whether one length is ten times the other, because of a wrong decimal point or unit. */
export function isTenFold(a: number, b: number): boolean {
  const ratio = Math.max(a, b) / Math.min(a, b)
  return Math.abs(ratio - 10) <= 10 * TEN_FOLD_TOLERANCE
}
