import { COUNTRIES, type Country, type Locale } from '@pandok/domain'

export interface CountryOption {
  code: Country
  name: string
}

/** Where most members are; it stands apart at the head of the list. */
const FIRST_COUNTRY: Country = 'KR'

/** Every other country by its name in the language, in that language's order. */
export function countryOptions(locale: Locale): { first: CountryOption; rest: CountryOption[] } {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  const option = (code: Country): CountryOption => ({ code, name: names.of(code) ?? code })
  const rest = COUNTRIES.filter((code) => code !== FIRST_COUNTRY).map(option)
  return { first: option(FIRST_COUNTRY), rest: rest.sort((a, b) => compare(a.name, b.name)) }
}
