import { COUNTRIES, type Country, type Locale } from '@pandok/domain'

export interface CountryOption {
  code: Country
  name: string
}

/** Most members are in this country, so it comes first in the list. */
const FIRST_COUNTRY: Country = 'KR'

/** The other countries, named and sorted in the given language. */
export function countryOptions(locale: Locale): { first: CountryOption; rest: CountryOption[] } {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const { compare } = new Intl.Collator(locale)
  const option = (code: Country): CountryOption => ({ code, name: names.of(code) ?? code })
  const rest = COUNTRIES.filter((code) => code !== FIRST_COUNTRY).map(option)
  return { first: option(FIRST_COUNTRY), rest: rest.sort((a, b) => compare(a.name, b.name)) }
}
