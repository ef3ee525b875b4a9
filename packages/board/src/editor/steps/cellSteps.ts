import {
  AUTO_FILLS_MAX,
  type AutoFill,
  CELLS_MAX,
  type Cell,
  filledOutputs,
  type PlateContent,
} from '@pandok/domain'
import { freeKeyAt } from '../../keys/mapKeyboard.ts'
import { cellsReadBy } from '../../run/fill/cellsReadBy.ts'
import type { EditingState } from '../EditingState.ts'
import { cellAt, firstFree, inBoardOrder, isPlace } from '../places.ts'
import type { Outcome, StepOf } from './StepOf.ts'
import { withoutCells } from './withoutReferences.ts'

type NewId = () => string

/** Focuses an existing cell; the inspector stays open if it was. */
const showing = (editing: EditingState, focus: number, plate: PlateContent): EditingState => ({
  ...editing,
  plate,
  focus,
  mode: editing.mode === 'edit' ? 'edit' : 'browse',
  selected: [],
  anchor: undefined,
  carried: undefined,
})

/** Returns the given place or the first free one, or the reason why there is none. */
function freePlace(
  cells: readonly Cell[],
  position: number | undefined,
): number | 'full' | 'outside' | 'occupied' {
  if (position !== undefined && !isPlace(position)) return 'outside'
  if (cells.length >= CELLS_MAX) return 'full'
  if (position === undefined) return firstFree(cells) ?? 'full'
  return cellAt(cells, position) ? 'occupied' : position
}

export function place(
  editing: EditingState,
  { position, cell, withKey = false }: StepOf<'place'>,
  newId: NewId,
): Outcome {
  const { plate } = editing
  const to = freePlace(plate.cells, position)
  if (typeof to === 'string') return to
  const id = newId()
  const cells = inBoardOrder([...plate.cells, { ...cell, id, position: to }])
  const key = withKey ? freeKeyAt(plate.keyMap, to) : undefined
  const keyMap = key === undefined ? plate.keyMap : { ...plate.keyMap, [key]: id }
  return showing(editing, to, { ...plate, cells, keyMap })
}

export function move(editing: EditingState, { from, to }: StepOf<'move'>): Outcome {
  if (!isPlace(from) || !isPlace(to)) return 'outside'
  const { plate } = editing
  if (!cellAt(plate.cells, from)) return 'empty'
  if (from === to) return showing(editing, to, plate)
  const cells = plate.cells.map((cell) => {
    if (cell.position === from) return { ...cell, position: to }
    return cell.position === to ? { ...cell, position: from } : cell
  })
  return showing(editing, to, { ...plate, cells: inBoardOrder(cells) })
}

/**
 * The auto-fill rules of a cell are copied, as they are part of what it does. Its key is not, as a key
 * belongs to one cell.
 */
export function copy(editing: EditingState, { from, to }: StepOf<'copy'>, newId: NewId): Outcome {
  if (!isPlace(from)) return 'outside'
  const { plate } = editing
  const cell = cellAt(plate.cells, from)
  if (!cell) return 'empty'
  const position = freePlace(plate.cells, to)
  if (typeof position === 'string') return position
  const id = newId()
  const rules = plate.autoFill
    .filter((rule) => rule.cell === cell.id)
    .map((rule): AutoFill => ({ ...rule, id: newId(), cell: id, source: ownSource(rule, id) }))
  const hasRoom = plate.autoFill.length + rules.length <= AUTO_FILLS_MAX
  return showing(editing, position, {
    ...plate,
    cells: inBoardOrder([...plate.cells, { ...cell, id, position }]),
    autoFill: hasRoom ? [...plate.autoFill, ...rules] : plate.autoFill,
  })
}

/** A rule that fills a cell from itself fills the copy from the copy. */
const ownSource = ({ cell, source }: AutoFill, copied: string): AutoFill['source'] =>
  source.from === 'cell' && source.cell === cell ? { ...source, cell: copied } : source

export function clear(editing: EditingState, { positions }: StepOf<'clear'>): Outcome {
  const { plate, selected, focus } = editing
  const places = positions ?? (selected.length > 0 ? selected : [focus])
  if (!places.every(isPlace)) return 'outside'
  const gone = new Set(plate.cells.filter(({ position }) => places.includes(position)).map(({ id }) => id))
  if (gone.size === 0) return 'empty'
  return {
    ...editing,
    selected: [],
    anchor: undefined,
    plate: withoutCells(
      {
        ...plate,
        cells: plate.cells.filter(({ id }) => !gone.has(id)),
        keyMap: Object.fromEntries(Object.entries(plate.keyMap).filter(([, id]) => !gone.has(id))),
        autoFill: plate.autoFill.flatMap((rule) => {
          const source = gone.has(rule.cell) ? undefined : withoutRead(rule.source, gone)
          return source ? [{ ...rule, source }] : []
        }),
      },
      gone,
    ),
  }
}

/** A value that belongs to several cells stays with those that are left. */
function withoutRead(source: AutoFill['source'], gone: ReadonlySet<string>): AutoFill['source'] | undefined {
  if (!cellsReadBy(source).some((id) => gone.has(id))) return source
  const left = source.from === 'default' ? (source.with ?? []).filter((id) => !gone.has(id)) : []
  return source.from === 'default' && left.length > 0 ? { ...source, with: left } : undefined
}

export function change(editing: EditingState, { cell: id, update }: StepOf<'change'>): Outcome {
  const { plate } = editing
  const before = plate.cells.find((cell) => cell.id === id)
  if (!before) return 'noCell'
  // Only `move` may change a position: here two cells could end up in the same place.
  const after: Cell = { ...update(before), id, position: before.position }
  const cells = plate.cells.map((cell) => (cell === before ? after : cell))
  return { ...editing, plate: { ...plate, cells, autoFill: withoutLost(plate.autoFill, before, after) } }
}

/** Removing an output also removes the auto-fill rules that fill it or read from it. */
function withoutLost(rules: readonly AutoFill[], before: Cell, after: Cell): readonly AutoFill[] {
  const stays = new Set(filledOutputs(after))
  const lost = new Set(filledOutputs(before).filter((id) => !stays.has(id)))
  if (lost.size === 0) return rules
  const isLost = (place: { cell: string; output: string }) =>
    place.cell === before.id && lost.has(place.output)
  return rules.filter((rule) => !isLost(rule) && !(rule.source.from === 'cell' && isLost(rule.source)))
}
