import { blankName } from '../blankName.ts'
import type { ExamFileFinding } from '../ExamFile.ts'

/** Tests whether a blank with several answers has one of these; an empty blank has none. */
export const hasOne = (blank: string, ...options: readonly string[]): string =>
  `(known(${blank}) && (${options.map((option) => `"${option}" in ${blank}`).join(' || ')}))`

/** Tests whether a blank has one of these answers; the result is unknown while it is empty. */
export const is = (blank: string, ...options: readonly string[]): string =>
  `(${options.map((option) => `${blank} == "${option}"`).join(' || ')})`

/** Tests whether a blank is filled in with one of these answers. */
export const isFilledWith = (blank: string, ...options: readonly string[]): string =>
  `(known(${blank}) && ${is(blank, ...options)})`

/** Chooses the first row whose condition holds; the last row applies to everything else. */
export const firstOf = (
  rows: readonly (readonly [when: string, value: string])[],
  otherwise: string,
): string => rows.reduceRight((rest, [when, value]) => `${when} ? ${value} : (${rest})`, otherwise)

/** An index outside of the list yields an unknown value, for cases in which a rule gives no answer. */
export const UNKNOWN_NUMBER = '[0.0][1]'

/** Returns the largest diameter of a finding, in centimeters or millimeters. */
export function largest({ blanks }: ExamFileFinding, unit: 'cm' | 'mm', blank = 'size'): string {
  const own = blanks?.find(({ id }) => id === blank)?.unit ?? 'cm'
  const size = `max(${blankName(blank)})`
  return own === unit ? size : `convert(${size}, "${own}", "${unit}")`
}

/**
 * Subtracts a number that is far smaller than one step of a rank and grows with the size, so that the larger
 * of two equal lesions comes first.
 */
export const largerFirst = (rank: string, size: string): string => `(${rank}) - ${size} / 10000`
