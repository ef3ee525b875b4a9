import type { Locale } from '@pandok/domain'

/** A language's name in another language: 영어, Englisch. */
export const languageName = (locale: Locale, inLocale: Locale): string =>
  new Intl.DisplayNames([inLocale], { type: 'language' }).of(locale) ?? locale
