import {
  type Cell,
  calledIn,
  cellIn,
  type Locale,
  type PlateView,
  type WholePlate,
  wordsIn,
} from '@pandok/domain'

/** The library's own goes by its name in the reader's language, and so does a copy that nobody has renamed. */
export function plateIn<Plate extends PlateView>(plate: Plate, locale: Locale): Plate {
  const { id, record, name } = plate
  if (!record) return plate
  const { itemId, names } = record
  return { ...plate, name: itemId === id ? (wordsIn(names, locale) ?? name) : calledIn(name, names, locale) }
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
