import type { Locale } from '@pandok/domain'

const known = new Map<Locale, Intl.DateTimeFormat>()

/**
 * Day and minute for lists and notices. Creating a formatter costs more than rendering the row that uses it.
 */
export function momentFormat(locale: Locale): Intl.DateTimeFormat {
  const format =
    known.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  known.set(locale, format)
  return format
}
