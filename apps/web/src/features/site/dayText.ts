import type { Locale } from '@pandok/domain'

/** A day as it is written in full; texts and releases are dated in Korea. */
export const dayText = (locale: Locale, instant: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Seoul' }).format(new Date(instant))
