import type { Locale } from '@pandok/domain'

export const formatWon = (amount: number, locale: Locale): string =>
  new Intl.NumberFormat(locale, { style: 'currency', currency: 'KRW' }).format(amount)
