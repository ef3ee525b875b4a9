import type { Locale } from '../locale/locale.ts'
import type { Words } from './LibraryRecord.ts'

/**
 * An item that still has one of its original names is shown under its name in the reader's language. Any
 * other name was given by a person and is the same in every language. Giving it one of the original names
 * again restores all of them.
 */
export const calledIn = (now: string, words: Words | undefined, locale: Locale): string =>
  words && Object.values(words).includes(now) ? (words[locale] ?? now) : now
