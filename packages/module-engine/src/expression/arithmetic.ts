import { Exact } from './Exact.ts'
import { DIVISION_BY_ZERO, DOMAIN, type Failed, OVERFLOW } from './Failed.ts'
import { EXPONENT_MAX } from './limits.ts'

/** Known arguments make a number or a failure, never something unknown. */
type Computed = Exact | Failed

/** Infinity is an overflow, and so is a zero that results from non-zero factors: neither may pass as a result. */
const bounded = (result: Exact, isZeroRight = true): Computed =>
  result.isFinite() && (isZeroRight || !result.isZero()) ? result : OVERFLOW

/** A word of decimal.js has seven digits; smaller integers are made directly instead of by way of text. */
const WORD = 1e7
const WORD_DIGITS = 7

/**
 * For an integer of one word, the word is the number. Most numbers of a report are such integers, and native
 * arithmetic is faster.
 */
const isSmall = (x: Exact): boolean => x.d.length === 1 && x.e >= 0 && x.e < WORD_DIGITS
const small = (x: Exact): number => x.s * (x.d[0] as number)

export const add = (a: Exact, b: Exact): Computed =>
  isSmall(a) && isSmall(b) ? new Exact(small(a) + small(b)) : bounded(a.plus(b))

export const subtract = (a: Exact, b: Exact): Computed =>
  isSmall(a) && isSmall(b) ? new Exact(small(a) - small(b)) : bounded(a.minus(b))

export function multiply(a: Exact, b: Exact): Computed {
  const product = isSmall(a) && isSmall(b) ? small(a) * small(b) : WORD
  if (Math.abs(product) < WORD) return new Exact(product)
  return bounded(a.times(b), a.isZero() || b.isZero())
}

export const divide = (a: Exact, b: Exact): Computed =>
  b.isZero() ? DIVISION_BY_ZERO : bounded(a.dividedBy(b), a.isZero())
export const remainder = (a: Exact, b: Exact): Computed =>
  b.isZero() ? DIVISION_BY_ZERO : bounded(a.modulo(b))

export const squareRoot = (x: Exact): Computed =>
  x.isNegative() && !x.isZero() ? DOMAIN : bounded(x.squareRoot())

let exponentialMax: Exact | undefined
/**
 * It is computed at its first use, because at load time a logarithm would cost a page more than the rest of this
 * file.
 */
const findExponentialMax = (): Exact => (exponentialMax ??= new Exact(EXPONENT_MAX).times(Exact.ln(10)))

export const exponential = (x: Exact): Computed =>
  x.abs().greaterThan(findExponentialMax()) ? OVERFLOW : bounded(x.naturalExponential(), false)

export const logarithm = (x: Exact): Computed => (x.greaterThan(0) ? bounded(x.naturalLogarithm()) : DOMAIN)
export const logarithm10 = (x: Exact): Computed => (x.greaterThan(0) ? bounded(x.logarithm(10)) : DOMAIN)

export function power(x: Exact, y: Exact): Computed {
  if (x.isZero()) return y.isNegative() && !y.isZero() ? DIVISION_BY_ZERO : x.toPower(y)
  if (x.isNegative() && !y.isInteger()) return DOMAIN
  // The size is estimated first, because raising to a huge power would take long only to overflow.
  const tens = y.toNumber() * Math.log10(Math.abs(x.toNumber()))
  if (!Number.isFinite(tens) || Math.abs(tens) > EXPONENT_MAX + 1) return OVERFLOW
  return bounded(x.toPower(y), false)
}

const PLACES_MAX = 20

/** Rounds half away from zero, as people do. */
export function round(x: Exact, places: Exact): Computed {
  if (!places.isInteger() || places.isNegative() || places.greaterThan(PLACES_MAX)) {
    return places.isZero() ? x.toDecimalPlaces(0) : DOMAIN
  }
  return x.toDecimalPlaces(places.toNumber())
}
