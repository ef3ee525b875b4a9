import type { PlateContent } from '@pandok/domain'
import type { BoardEditorState } from './BoardEditor.ts'
import { cellAt } from './places.ts'

export interface EditingState
  extends Pick<BoardEditorState, 'plate' | 'mode' | 'focus' | 'selected' | 'carried'> {
  /** The place where the selection began that is being extended. */
  anchor: number | undefined
}

export const beginEditing = (plate: PlateContent): EditingState => ({
  plate,
  mode: 'browse',
  focus: 0,
  selected: [],
  carried: undefined,
  anchor: undefined,
})

/** Clears the selection and the carried cell and returns the keys to the board. */
export const browsing = (editing: EditingState): EditingState => ({
  ...editing,
  mode: 'browse',
  selected: [],
  anchor: undefined,
  carried: undefined,
})

/** Adjusts the selection and the carried cell to the cells that are left after a step. */
export function settled(before: EditingState, after: EditingState): EditingState {
  const { cells } = after.plate
  const held = new Set(cells.map(({ position }) => position))
  const selected = [...new Set(after.selected)].filter((place) => held.has(place)).toSorted((a, b) => a - b)
  const next = { ...after, selected: isSameList(before.selected, selected) ? before.selected : selected }
  if (after.carried === undefined) return next.mode === 'carry' ? { ...next, mode: 'browse' } : next
  const { from } = after.carried
  const isThere =
    after.carried !== before.carried || cellAt(cells, from)?.id === cellAt(before.plate.cells, from)?.id
  if (isThere && held.has(from)) return next
  return { ...next, carried: undefined, mode: next.mode === 'carry' ? 'browse' : next.mode }
}

const isSameList = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((item, index) => item === b[index])
