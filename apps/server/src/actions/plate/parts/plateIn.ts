import { type Cell, cellIn, type Locale, type PlateView, type WholePlate, wordsIn } from '@pandok/domain'

/** A plate of Pandok's own library under the name that it has in a language; everybody else's is as it was written. */
export function plateIn<Plate extends PlateView>(plate: Plate, locale: Locale): Plate {
  const { id, record } = plate
  if (record?.itemId !== id) return plate
  return { ...plate, name: wordsIn(record.names, locale) ?? plate.name }
}

/**
 * With its cells, which are called something else in every language, too. They take their names along into copies; a copy
 * that was taken before they did has them from what it was taken from.
 */
export function wholePlateIn<Plate extends WholePlate>(plate: Plate, locale: Locale): Plate {
  const { cellWords } = plate
  const withWords = (cell: Cell): Cell => {
    const words = cell.words ?? cellWords?.[cell.id]
    return words ? { ...cell, words } : cell
  }
  return { ...plateIn(plate, locale), cells: plate.cells.map((cell) => cellIn(withWords(cell), locale)) }
}
