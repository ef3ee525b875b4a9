import { calledIn } from '../library/calledIn.ts'
import type { Locale } from '../locale/locale.ts'
import type { Cell } from './Plate.ts'

/** Returns a cell with its names in a language. */
export function cellIn(cell: Cell, locale: Locale): Cell {
  const name = calledIn(cell.name, cell.words?.name, locale)
  const title = calledIn(cell.title, cell.words?.title, locale)
  return name === cell.name && title === cell.title ? cell : { ...cell, name, title }
}
