import { Decimal } from 'decimal.js'
import { EXPONENT_MAX, PRECISION } from './limits.ts'

/** A constructor of our own: settings of decimal.js belong to the constructor, and the shared one may be changed by anybody. */
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

/** Reads what a definition or a person writes as a decimal, or undefined. Exponents and signs like `+` aren't written by people. */
export function exact(text: string): Exact | undefined {
  return WRITTEN.test(text) && text.length <= 64 ? new Exact(text) : undefined
}
