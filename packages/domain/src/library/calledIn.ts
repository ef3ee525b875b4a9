import type { Locale } from '../locale/locale.ts'
import type { Words } from './LibraryRecord.ts'

/**
 * What is called as it came goes by its name in the reader's language. A name that is none of those that it came with was
 * given by somebody, and is the same in every language; whoever gives back one of them has all of them back.
 */
export const calledIn = (now: string, words: Words | undefined, locale: Locale): string =>
  words && Object.values(words).includes(now) ? (words[locale] ?? now) : now
