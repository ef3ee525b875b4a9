import { Decimal } from 'decimal.js'

/**
 * Exact decimals as integers of a common smallest unit (10^-scale). The proof only compares them, so nothing
 * here rounds or divides.
 */

const DECIMAL = /^-?(?:\d+(?:\.\d+)?|\.\d+)$/u

/** Returns a number of the document in plain notation, or undefined if it isn't one. */
export function decimalText(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? new Decimal(value).toFixed() : undefined
  if (typeof value !== 'string' || !DECIMAL.test(value)) return undefined
  return value.replace(/^(-?)\./u, '$10.')
}

export function decimalsOf(text: string): number {
  const point = text.indexOf('.')
  return point === -1 ? 0 : text.length - point - 1
}

/** The caller guarantees that `text` has at most `scale` decimals. */
export function toScaled(text: string, scale: number): bigint {
  return BigInt(text.replace('.', '') + '0'.repeat(scale - decimalsOf(text)))
}

export function fromScaled(value: bigint, scale: number): string {
  const sign = value < 0n ? '-' : ''
  const digits = (value < 0n ? -value : value).toString().padStart(scale + 1, '0')
  const fraction = digits.slice(digits.length - scale).replace(/0+$/u, '')
  const whole = digits.slice(0, digits.length - scale)
  return scale === 0 || fraction === '' ? sign + whole : `${sign}${whole}.${fraction}`
}

/** An interval of numbers; null is no limit. */
export interface Stretch {
  from: bigint | null
  fromIncluded: boolean
  to: bigint | null
  toIncluded: boolean
}

/**
 * Returns the number with the fewest decimals near the middle of an interval, so that examples look natural;
 * undefined if none with at most `decimalsMax` decimals lies in it. `scale` is one more than either end
 * needs.
 */
export function simplestWithin(stretch: Stretch, scale: number, decimalsMax: number): bigint | undefined {
  for (let decimals = 0; decimals <= Math.min(scale, decimalsMax); decimals++) {
    const unit = 10n ** BigInt(scale - decimals)
    const first = stretch.from === null ? null : firstMultiple(stretch.from, stretch.fromIncluded, unit)
    const last = stretch.to === null ? null : lastMultiple(stretch.to, stretch.toIncluded, unit)
    if (first === null && last === null) return 0n
    if (first === null) return last === null ? 0n : last * unit
    if (last === null) return first * unit
    if (first <= last) return ((first + last) / 2n) * unit
  }
  return undefined
}

function firstMultiple(from: bigint, included: boolean, unit: bigint): bigint {
  const below = floorDivide(from, unit)
  return below * unit === from && included ? below : below + 1n
}

function lastMultiple(to: bigint, included: boolean, unit: bigint): bigint {
  const below = floorDivide(to, unit)
  return below * unit === to && !included ? below - 1n : below
}

function floorDivide(value: bigint, unit: bigint): bigint {
  const quotient = value / unit
  return value % unit < 0n ? quotient - 1n : quotient
}
