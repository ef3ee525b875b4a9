import { type Cell, cellIn, DEFAULT_LOCALE, isRecord, type PlateContent, tidyName } from '@pandok/domain'
import { isSame } from './isSame.ts'
import { inBoardOrder } from './places.ts'

/** Returns whether the server would store the same content for both. */
export const isSamePlate = (a: PlateContent, b: PlateContent): boolean =>
  a === b || isSame(keptOf(a), keptOf(b))

/**
 * Normalizes a plate as the server stores it: names trimmed and in one language where they have several,
 * characters and line breaks in one form, cells in the order of the board.
 */
const keptOf = ({ name, cells, keyMap, autoFill, exam }: PlateContent): PlateContent => ({
  name: tidyName(name),
  cells: inBoardOrder(cells).map(keptCell),
  keyMap,
  autoFill,
  ...(exam && { exam: keptTexts(exam) }),
})

const known = new WeakMap<object, object>()

function once<T extends object>(from: T, make: (from: T) => T): T {
  const found = known.get(from)
  if (found) return found as T
  const made = make(from)
  known.set(from, made)
  return made
}

const keptCell = (cell: Cell): Cell =>
  once(cell, (given) => {
    const tidy = { ...given, name: tidyName(given.name), title: tidyName(given.title) }
    const { id, position, color, name, title, outputs, ...meaning } = cellIn(tidy, DEFAULT_LOCALE)
    return {
      id,
      position,
      color,
      name,
      title,
      outputs: outputs.map((output) => (output.kind === 'module' ? output : keptTexts(output))),
      ...keptTexts(meaning),
    }
  })

const keptTexts = <T extends object>(from: T): T => once(from, (value) => written(value) as T)

function written(value: unknown): unknown {
  if (typeof value === 'string') return value.normalize('NFC').replace(/\r\n?/gu, '\n')
  if (Array.isArray(value)) return value.map(written)
  if (!isRecord(value)) return value
  return Object.fromEntries(Object.entries(value).map(([name, held]) => [name, written(held)]))
}
