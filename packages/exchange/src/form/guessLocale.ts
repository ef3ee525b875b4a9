import { LOCALES, type Locale } from '@pandok/domain'
import { localeOf } from '../text/localeOf.ts'

/** Guesses the language of a file. A declared one is used if it is one of ours. */
export function guessLocale(text: string, declared?: string): Locale {
  const named = declared?.trim().toLowerCase().slice(0, 2)
  return LOCALES.find((locale) => locale === named) ?? localeOf(text, 'en')
}
