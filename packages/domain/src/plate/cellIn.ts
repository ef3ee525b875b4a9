import type { Words } from '../library/LibraryRecord.ts'
import type { Locale } from '../locale/locale.ts'
import type { Cell } from './Plate.ts'

/**
 * A cell under the names that it has in a language. A name that is none of those that came with the cell was given by
 * somebody, and is the same in every language; whoever gives it back one of them has all of them back.
 */
export function cellIn(cell: Cell, locale: Locale): Cell {
  const name = called(cell.name, cell.words?.name, locale)
  const title = called(cell.title, cell.words?.title, locale)
  return name === cell.name && title === cell.title ? cell : { ...cell, name, title }
}

const called = (now: string, words: Words | undefined, locale: Locale): string =>
  words && Object.values(words).includes(now) ? (words[locale] ?? now) : now
