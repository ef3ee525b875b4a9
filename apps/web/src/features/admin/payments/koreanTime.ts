import type { Locale } from '@pandok/domain'

/** The books are kept in Korean time, wherever they are read. */
const timeZone = 'Asia/Seoul'

/** Day and minute, where many stand below each other. */
export function koreanTime(locale: Locale): (instant: string) => string {
  const format = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium', timeStyle: 'short' })
  return (instant) => format.format(new Date(instant))
}

/** Sweden writes days as spreadsheets read them. */
const stamp = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' })

/** `2026-11-15 12:00:00`, for a file. */
export const koreanStamp = (instant: string): string => stamp.format(new Date(instant))
