import { COUNTRIES, LOCALES } from '@pandok/domain'
import { expect, it } from 'vitest'
import { countryOptions } from './countryOptions.ts'

it('lists Korea first and every other country once, in the order of the language', () => {
  for (const locale of LOCALES) {
    const { first, rest } = countryOptions(locale)
    expect(first.code).toBe('KR')
    expect(new Set(rest.map(({ code }) => code)).size).toBe(COUNTRIES.length - 1)
    const names = rest.map(({ name }) => name)
    expect(names).toEqual([...names].sort(new Intl.Collator(locale).compare))
  }
})

it('names countries in the given language', () => {
  expect(countryOptions('de').rest.find(({ code }) => code === 'DE')?.name).toBe('Deutschland')
  expect(countryOptions('ko').first.name).toBe('대한민국')
})
