import type { Locale } from '@pandok/domain'
import { Exact } from '../expression/Exact.ts'

/**
 * The decimals of a number without a stated precision, which are enough for every quotient that a report
 * could mean.
 */
const UNSTATED = 6

/**
 * Rounds half away from zero to the stated decimals. Thousands are not grouped, because machines read reports
 * as well.
 */
export function formatNumber(value: Exact, locale: Locale, decimals?: number): string {
  const rounded =
    decimals === undefined
      ? value.toDecimalPlaces(UNSTATED, Exact.ROUND_HALF_UP).toFixed()
      : value.toFixed(decimals, Exact.ROUND_HALF_UP)
  return localNumber(rounded, locale)
}

/** Localizes a number that is already written with a decimal point and keeps its zeros. */
export function localNumber(written: string, locale: Locale): string {
  const signed = /^-[0.]*$/u.test(written) ? written.slice(1) : written
  const whole = signed.replace(/^(-?)\./u, '$10.')
  return locale === 'de' ? whole.replace('.', ',') : whole
}
