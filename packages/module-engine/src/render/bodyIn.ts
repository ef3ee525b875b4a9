import { LOCALES, type Locale } from '@pandok/domain'
import type { PhraseToken } from '../document/phrase.ts'

/**
 * Returns the body in the requested language, or else in Korean, in English, or in any other, with its
 * language, because the grammar follows the body.
 */
export function bodyIn(
  bodies: Readonly<Partial<Record<Locale, PhraseToken[] | undefined>>>,
  locale: Locale,
): { body: readonly PhraseToken[]; locale: Locale } | undefined {
  for (const tried of [locale, 'ko', 'en', ...LOCALES] as const) {
    const body = bodies[tried]
    if (body && body.length > 0) return { body, locale: tried }
  }
  return undefined
}
