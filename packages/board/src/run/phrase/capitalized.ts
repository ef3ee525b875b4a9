import type { Locale } from '@pandok/domain'

/** A word in small letters that may get a capital at the beginning of a sentence, unlike «pT2» or «mL». */
const PLAIN_WORD = /^\p{Ll}[\p{Ll}'’-]*(?![\p{L}\p{N}])/u

/** English and German sentences begin with a capital letter, also if they begin with an answer. */
export function capitalized(text: string, locale: Locale): string {
  if (locale !== 'en' && locale !== 'de') return text
  return PLAIN_WORD.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text
}
