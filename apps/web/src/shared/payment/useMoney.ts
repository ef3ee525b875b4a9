import type { Locale } from '@pandok/domain'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'

/** Paid periods are counted in Korean time, wherever they are shown. */
const timeZone = 'Asia/Seoul'

export interface Money {
  won: (amount: number) => string
  day: (instant: string) => string
  /** The short form for columns. */
  shortDay: (instant: string) => string
  /** Includes the hour, because a plan ends at a minute and not at midnight. */
  moment: (instant: string) => string
}

export function moneyIn(locale: Locale): Money {
  const won = new Intl.NumberFormat(locale, { style: 'currency', currency: 'KRW' })
  const day = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long' })
  const shortDay = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat(locale, { timeZone, dateStyle: 'long', timeStyle: 'short' })
  return {
    won: (amount) => won.format(amount),
    day: (instant) => day.format(new Date(instant)),
    shortDay: (instant) => shortDay.format(new Date(instant)),
    moment: (instant) => moment.format(new Date(instant)),
  }
}

/** Formats of amounts and dates of payments in the present language. */
export function useMoney(): Money {
  const { locale } = useText()
  return useMemo(() => moneyIn(locale), [locale])
}
