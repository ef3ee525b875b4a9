import { LOCALES } from '@pandok/domain'
import { expect, it } from 'vitest'
import { moneyIn } from './useMoney.ts'

const digits = (text: string) => text.replaceAll(/\D/gu, '')

it.each(LOCALES)('writes whole won with the currency sign in %s', (locale) => {
  const written = moneyIn(locale).won(30_000)
  expect(digits(written)).toBe('30000')
  expect(written).toMatch(/₩|￦|KRW/u)
})

it.each(LOCALES)('counts days in Korean time in %s', (locale) => {
  // It is half past midnight in Seoul, and still the day before in Europe and America.
  expect(moneyIn(locale).day('2026-11-30T15:30:00.000Z')).toMatch(/12|Dec|Dez/u)
})
