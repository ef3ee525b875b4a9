import type { Locale } from '@pandok/domain'

interface MonthNames {
  /** The short form, for the labels of a chart. */
  short: (month: string) => string
  /** The long form, for sentences. */
  long: (month: string) => string
}

/** Formats a month such as `2026-11`. */
export function monthNames(locale: Locale): MonthNames {
  const short = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: '2-digit', month: 'numeric' })
  const long = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric', month: 'long' })
  const dateOf = (month: string) => new Date(`${month}-15T00:00:00Z`)
  return {
    short: (month) => short.format(dateOf(month)),
    long: (month) => long.format(dateOf(month)),
  }
}
