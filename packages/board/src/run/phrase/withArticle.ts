import type { Locale } from '@pandok/domain'
import type { PhraseToken } from '@pandok/module-engine'

/** Matches the article in «with a » and in «A » at the beginning of a sentence, but not the letter in «type A ». */
const ARTICLE = /(?:(?<=^|[\s([])an? |(?<=^|[.!?]\s)An? )$/u

/** The text before a blank, where an English article at its end follows the sound of what is filled in: an 8 mm, a 9 mm. */
export function withArticle(text: string, locale: Locale): readonly PhraseToken[] {
  const written = locale === 'en' ? ARTICLE.exec(text) : null
  if (!written) return [text]
  const before = text.slice(0, written.index)
  const article: PhraseToken = { article: written[0].startsWith('A') ? 'A' : 'a' }
  return before === '' ? [article] : [before, article]
}
