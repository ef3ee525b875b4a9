import { type Cell, type Locale, type PlateView, type WholePlate, wordsIn } from '@pandok/domain'

/** A plate of Pandok's own library under the name that it has in a language; everybody else's is as it was written. */
export function plateIn<Plate extends PlateView>(plate: Plate, locale: Locale): Plate {
  const { id, record } = plate
  if (record?.itemId !== id) return plate
  return { ...plate, name: wordsIn(record.names, locale) ?? plate.name }
}

/** With its cells, which are called something else in every language, too. */
export function wholePlateIn<Plate extends WholePlate>(plate: Plate, locale: Locale): Plate {
  const { cellWords } = plate
  const named = plateIn(plate, locale)
  if (cellWords === null) return named
  const cellIn = (cell: Cell): Cell => {
    const words = cellWords[cell.id]
    if (words === undefined) return cell
    return {
      ...cell,
      name: wordsIn(words.name, locale) ?? cell.name,
      title: wordsIn(words.title, locale) ?? cell.title,
    }
  }
  return { ...named, cells: plate.cells.map(cellIn) }
}
