import type { Locale } from '@pandok/domain'
import { useMemo } from 'react'
import { useText } from '#platform/text/text.ts'

/** Paid time is counted in Korea, wherever it is looked at from. */
const timeZone = 'Asia/Seoul'

export interface Money {
  won: (amount: number) => string
  day: (instant: string) => string
  /** Where many stand below each other. */
  shortDay: (instant: string) => string
  /** With the hour: a plan ends at a minute, not at midnight. */
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

/** How sums and days of payments are written in the language that is shown. */
export function useMoney(): Money {
  const { locale } = useText()
  return useMemo(() => moneyIn(locale), [locale])
}
