import { LOCALES, type Locale } from '@pandok/domain'
import { localeOf } from '../text/localeOf.ts'

/** The language that the words of a file are in. A declared one wins where it is one of ours. */
export function guessLocale(text: string, declared?: string): Locale {
  const named = declared?.trim().toLowerCase().slice(0, 2)
  return LOCALES.find((locale) => locale === named) ?? localeOf(text, 'en')
}
