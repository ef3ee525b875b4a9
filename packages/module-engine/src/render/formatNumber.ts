import type { Locale } from '@pandok/domain'
import { Exact } from '../expression/Exact.ts'

/** Decimals of a number for which nobody stated any: enough for every quotient that a report could mean. */
const UNSTATED = 6

/** Rounds half away from zero to the stated decimals; no thousands are grouped, because a report is read by machines too. */
export function formatNumber(value: Exact, locale: Locale, decimals?: number): string {
  const rounded =
    decimals === undefined
      ? value.toDecimalPlaces(UNSTATED, Exact.ROUND_HALF_UP).toFixed()
      : value.toFixed(decimals, Exact.ROUND_HALF_UP)
  return localNumber(rounded, locale)
}

/** A number already written out with a point: zeros stay as they are. */
export function localNumber(written: string, locale: Locale): string {
  const signed = /^-[0.]*$/u.test(written) ? written.slice(1) : written
  const whole = signed.replace(/^(-?)\./u, '$10.')
  return locale === 'de' ? whole.replace('.', ',') : whole
}
