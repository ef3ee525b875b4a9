import type { Locale } from '@pandok/domain'

/** Bookkeeping uses Korean time, wherever it is read. */
const timeZone = 'Asia/Seoul'

/** Day and minute in a fixed width, for columns. */
export function koreanTime(locale: Locale): (instant: string) => string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return (instant) => format.format(new Date(instant))
}

/** The Swedish locale formats dates as ISO 8601, which spreadsheets read. */
const stamp = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** `2026-11-15 12:00:00`, for exported files. */
export const koreanStamp = (instant: string): string => stamp.format(new Date(instant))
