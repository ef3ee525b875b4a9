import { LOCALES, type Locale } from '@pandok/domain'
import type { LocalText } from './fields.ts'

/** A text in the language asked for, or else in Korean, in English, in any. Blank texts count as missing. */
export function textOf(text: LocalText | undefined, locale: Locale): string | undefined {
  if (!text) return undefined
  for (const tried of [locale, 'ko', 'en', ...LOCALES] as const) {
    const found = text[tried]
    if (found !== undefined && found.trim() !== '') return found
  }
  return undefined
}
