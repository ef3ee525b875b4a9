import type { BoardEditorState } from '@pandok/board'
import type { Cell } from '@pandok/domain'
import type { Text } from '#platform/text/text.ts'
import { faceName } from '#shared/board/name/faceName.ts'
import { placeWords } from './placeWords.ts'

/**
 * Announces what happened on the board, whether it was done by a key, a menu, the mouse or undo. Moving the
 * focus isn't announced here, because the focused place is read out by itself.
 */
export function announceChange(
  text: Text,
  before: BoardEditorState,
  after: BoardEditorState,
): string | undefined {
  if (after.mode === 'carry' && after.carried !== before.carried) return liftedWords(text, after)
  const cells = cellsWords(text, before.plate.cells, after)
  if (cells) return cells
  if (before.mode === 'carry' && after.mode === 'browse' && before.carried) {
    const name = nameAt(text, after.plate.cells, before.carried.from)
    return name === undefined ? undefined : text('plateBoard.said.putBack', { name })
  }
  if (after.selected !== before.selected && (after.selected.length > 0 || before.selected.length > 0)) {
    return text('plateBoard.said.selected', { count: after.selected.length })
  }
  return undefined
}

function liftedWords(text: Text, { carried, plate }: BoardEditorState): string | undefined {
  const name = carried && nameAt(text, plate.cells, carried.from)
  if (carried === undefined || name === undefined) return undefined
  return text(carried.isCopy ? 'plateBoard.said.liftedCopy' : 'plateBoard.said.lifted', { name })
}

function cellsWords(
  text: Text,
  before: readonly Cell[],
  { plate: { cells: after }, focus }: BoardEditorState,
): string | undefined {
  if (before === after) return undefined
  const former = new Map(before.map((cell) => [cell.id, cell]))
  const present = new Set(after.map(({ id }) => id))
  const added = after.filter(({ id }) => !former.has(id))
  const gone = before.filter(({ id }) => !present.has(id))
  // The moved cell has the focus; the other cell was displaced by it.
  const moved = after
    .filter(({ id, position }) => (former.get(id)?.position ?? position) !== position)
    .toSorted((a, b) => Number(b.position === focus) - Number(a.position === focus))
  const [first, second] = moved
  if (added.length > 0 && gone.length > 0) return undefined
  if (added[0]) {
    return added.length > 1
      ? text('plateBoard.said.placedMany', { count: added.length })
      : text('plateBoard.said.placed', named(text, added[0]))
  }
  if (gone[0]) {
    return gone.length > 1
      ? text('plateBoard.said.clearedMany', { count: gone.length })
      : text('plateBoard.said.cleared', { name: faceName(gone[0], text.locale) })
  }
  if (first && second && moved.length === 2) {
    return text('plateBoard.said.swapped', {
      name: faceName(first, text.locale),
      other: faceName(second, text.locale),
    })
  }
  return first ? text('plateBoard.said.moved', named(text, first)) : undefined
}

const named = (text: Text, cell: Cell) => ({
  name: faceName(cell, text.locale),
  place: placeWords(text, cell.position),
})

function nameAt(text: Text, cells: readonly Cell[], position: number): string | undefined {
  const cell = cells.find((one) => one.position === position)
  return cell && faceName(cell, text.locale)
}
