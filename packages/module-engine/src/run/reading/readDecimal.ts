import { DECIMAL_MAX_DIGITS } from '../../document/limits.ts'
import { halfWidth } from './halfWidth.ts'

export type DecimalReading =
  /** `number` is plain: digits with at most one point, with the zeros that were typed. */
  { number: string; unit: string } | { fault: 'notANumber' | 'tooLong' }

const PARTS = /^([+-]?) *((?:\d|[.,'\u2019\u202F\u2009](?=\d)|(?<=\d)[.,](?!\d))+) *(.*)$/su
const GROUPED = /^[1-9]\d{0,2}(?:([.,'\u2019\u202F\u2009])\d{3})(?:\1\d{3})*$/u

/**
 * Reads a number by its shape alone, so that the same text means the same in every language. A single point
 * or comma is the decimal sign; if there are both, the last one is. `1,234` is ambiguous: only an integer
 * input takes it as grouped, and all others refuse it, because the two meanings differ a thousandfold.
 */
export function readDecimal(typed: string, isWhole: boolean): DecimalReading {
  if (typed.length > 200) return { fault: 'tooLong' }
  const parts = PARTS.exec(halfWidth(typed))
  if (!parts) return { fault: 'notANumber' }
  const [, sign, digits = '', unit = ''] = parts
  const plain = plainDigits(digits, isWhole)
  // A unit never begins with what belongs to a number: `5²`, `1/2`, `3-4` and `2e5` are something else.
  if (plain === undefined || /^[\d.,+\-/^*\u00B2\u00B3\u00B9\u2070-\u209F]|^[eE][+-]?\d/u.test(unit)) {
    return { fault: 'notANumber' }
  }
  if (plain.length > DECIMAL_MAX_DIGITS) return { fault: 'tooLong' }
  const isZero = !/[1-9]/u.test(plain)
  return { number: sign === '-' && !isZero ? `-${plain}` : plain, unit: unit.trim() }
}

function plainDigits(digits: string, isWhole: boolean): string | undefined {
  if (/^\d+$/u.test(digits)) return withoutZeros(digits)
  const grouping = GROUPED.exec(digits)?.[1]
  if (grouping !== undefined) {
    const isSingleMark = digits.split(grouping).length === 2
    if (grouping === ',' && isSingleMark) return isWhole ? digits.replaceAll(',', '') : undefined
    if (grouping !== '.' || !isSingleMark) return digits.replaceAll(grouping, '')
  }
  const split = /^(.*)[.,](\d*)$/su.exec(digits)
  if (!split) return undefined
  const [, before = '', fraction = ''] = split
  const mark = digits.charAt(before.length)
  const whole = wholeDigits(before, mark)
  if (whole === undefined || (whole === '' && fraction === '')) return undefined
  return fraction === '' ? withoutZeros(whole) : `${withoutZeros(whole)}.${fraction}`
}

/** Reads the digits before the decimal sign: plain, or grouped in threes by another sign than the decimal one. */
function wholeDigits(before: string, mark: string): string | undefined {
  if (/^\d*$/u.test(before)) return before
  const grouping = GROUPED.exec(before)?.[1]
  return grouping === undefined || grouping === mark ? undefined : before.replaceAll(grouping, '')
}

const withoutZeros = (digits: string): string => digits.replace(/^0+(?=\d)/u, '') || '0'
