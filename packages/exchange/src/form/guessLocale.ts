import { LOCALES, type Locale } from '@pandok/domain'
import { localeOf } from '../text/localeOf.ts'

/** Guesses the language of a file. A declared language is used if Pandok supports it. */
export function guessLocale(text: string, declared?: string): Locale {
  const named = declared?.trim().toLowerCase().slice(0, 2)
  return LOCALES.find((locale) => locale === named) ?? localeOf(text, 'en')
}
