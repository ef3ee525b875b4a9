import { type Cell, cellIn, type Locale } from '@pandok/domain'

/** Returns the text on a cell. */
export function faceName(cell: Cell, locale: Locale): string {
  const { name, title } = cellIn(cell, locale)
  return name || title || '…'
}
