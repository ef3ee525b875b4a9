import type { SectionText } from '@pandok/module-engine'

/**
 * Returns the sentences of a row without invisible differences: spaces, and two encodings of one character.
 */
export const wordsOf = (texts: readonly SectionText[]): string =>
  texts
    .map(({ section, text }) => `${section} ${text.normalize('NFKC').replace(/\s+/gu, ' ').trim()}`)
    .join('\n')
