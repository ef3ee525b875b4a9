import type { Locale } from '@pandok/domain'

const known = new Map<Locale, Intl.DisplayNames>()

/** A language's name in another language: 영어, Englisch. */
export function languageName(locale: Locale, inLocale: Locale): string {
  const names = known.get(inLocale) ?? new Intl.DisplayNames([inLocale], { type: 'language' })
  known.set(inLocale, names)
  return names.of(locale) ?? locale
}
