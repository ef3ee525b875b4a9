import type { Locale } from '@pandok/domain'

/** A word in small letters that nothing but its place at the beginning makes a capital: not «pT2», not «mL». */
const PLAIN_WORD = /^\p{Ll}[\p{Ll}'’-]*(?![\p{L}\p{N}])/u

/** English and German sentences begin with a capital letter, also where an answer begins them. */
export function capitalized(text: string, locale: Locale): string {
  if (locale !== 'en' && locale !== 'de') return text
  return PLAIN_WORD.test(text) ? text.slice(0, 1).toUpperCase() + text.slice(1) : text
}
