import type { Locale } from '@pandok/domain'

/** Writes a day as reports of the language do; every form is unambiguous. */
export function printDate(day: string, locale: Locale): string {
  const [year, month, date] = day.split('-')
  if (date === undefined) return day
  if (locale === 'de') return `${date}.${month}.${year}`
  return locale === 'ja' ? `${year}/${month}/${date}` : day
}
