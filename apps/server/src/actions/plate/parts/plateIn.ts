import {
  type Cell,
  calledIn,
  cellIn,
  type Locale,
  type PlateView,
  type WholePlate,
  wordsIn,
} from '@pandok/domain'

/** A plate of the library, or a copy that nobody has renamed, has its name in the reader's language. */
export function plateIn<Plate extends PlateView>(plate: Plate, locale: Locale): Plate {
  const { id, record, name } = plate
  if (!record) return plate
  const { itemId, names } = record
  return { ...plate, name: itemId === id ? (wordsIn(names, locale) ?? name) : calledIn(name, names, locale) }
}

/** Translates the names of the cells as well. Copies contain them; an older copy gets them from its original. */
export function wholePlateIn<Plate extends WholePlate>(plate: Plate, locale: Locale): Plate {
  const { cellWords } = plate
  const withWords = (cell: Cell): Cell => {
    const words = cell.words ?? cellWords?.[cell.id]
    return words ? { ...cell, words } : cell
  }
  return { ...plateIn(plate, locale), cells: plate.cells.map((cell) => cellIn(withWords(cell), locale)) }
}
