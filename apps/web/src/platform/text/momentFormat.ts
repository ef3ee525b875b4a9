import type { Locale } from '@pandok/domain'

const known = new Map<Locale, Intl.DateTimeFormat>()

/** Day and minute, as lists and notices have them. Making one costs more than drawing the row that it stands in. */
export function momentFormat(locale: Locale): Intl.DateTimeFormat {
  const format =
    known.get(locale) ?? new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  known.set(locale, format)
  return format
}
