import {
  type Cell,
  type CellOutput,
  cellIn,
  DEFAULT_LOCALE,
  type PlateContent,
  tidyName,
} from '@pandok/domain'
import { isSame } from './isSame.ts'
import { inBoardOrder } from './places.ts'

/** Whether the server would keep the same for both. */
export const isSamePlate = (a: PlateContent, b: PlateContent): boolean =>
  a === b || isSame(keptOf(a), keptOf(b))

/** Names without stray spaces and, where they came in several, in one language, one way to write each letter and line break, cells in the board's order. */
const keptOf = ({ name, cells, keyMap, autoFill }: PlateContent): PlateContent => ({
  name: tidyName(name),
  cells: inBoardOrder(cells).map(keptCell),
  keyMap,
  autoFill,
})

const known = new WeakMap<Cell, Cell>()

function keptCell(cell: Cell): Cell {
  const found = known.get(cell)
  if (found) return found
  const tidy = { ...cell, name: tidyName(cell.name), title: tidyName(cell.title) }
  const kept = { ...cellIn(tidy, DEFAULT_LOCALE), outputs: cell.outputs.map(keptOutput) }
  known.set(cell, kept)
  return kept
}

function keptOutput(output: CellOutput): CellOutput {
  if (output.kind === 'module') return output
  const lines = Object.entries(output.text).map(([locale, text]) => [
    locale,
    text.normalize('NFC').replace(/\r\n?/gu, '\n'),
  ])
  return { ...output, text: Object.fromEntries(lines) }
}
