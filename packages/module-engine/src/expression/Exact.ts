import { Decimal } from 'decimal.js'
import { EXPONENT_MAX, PRECISION } from './limits.ts'

/**
 * A separate constructor: the settings of decimal.js belong to the constructor, and any code may change the
 * shared one.
 */
export const Exact = Decimal.clone({
  precision: PRECISION,
  rounding: Decimal.ROUND_HALF_UP,
  modulo: Decimal.ROUND_DOWN,
  maxE: EXPONENT_MAX,
  minE: -EXPONENT_MAX,
  toExpPos: EXPONENT_MAX + 1,
  toExpNeg: -EXPONENT_MAX - 1,
  defaults: true,
})
export type Exact = Decimal

const WRITTEN = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/u

/**
 * Reads a decimal from a definition or from a person, or returns undefined. Exponents and signs like `+` are
 * refused because people don't write them.
 */
export function exact(text: string): Exact | undefined {
  return WRITTEN.test(text) && text.length <= 64 ? new Exact(text) : undefined
}
