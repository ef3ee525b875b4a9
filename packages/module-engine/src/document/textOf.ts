import { LOCALES, type Locale } from '@pandok/domain'
import type { LocalText } from './fields.ts'

/**
 * Returns a text in the requested language, or else in Korean, in English, or in any other. Blank texts count
 * as missing.
 */
export function textOf(text: LocalText | undefined, locale: Locale): string | undefined {
  if (!text) return undefined
  for (const tried of [locale, 'ko', 'en', ...LOCALES] as const) {
    const found = text[tried]
    if (found !== undefined && found.trim() !== '') return found
  }
  return undefined
}
