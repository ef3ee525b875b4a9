import type { Locale } from '@pandok/domain'

/** A day in full; legal texts and releases are dated in Korean time. */
export const dayText = (locale: Locale, instant: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'Asia/Seoul' }).format(new Date(instant))
