import { LOCALES, type Locale } from '@pandok/domain'
import type { PhraseToken } from '../document/phrase.ts'

/** A body in the language asked for, or else in Korean, in English, in any; and which it is, because grammar follows the body. */
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
