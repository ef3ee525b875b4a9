import { browsing, type EditingState } from '../EditingState.ts'
import { cellAt, isPlace, placesBetween, placeTowards } from '../places.ts'
import type { Outcome, StepOf } from './StepOf.ts'

/** Returns the keys to the board. A carried cell stays carried. */
const goTo = (editing: EditingState, focus: number): EditingState => ({
  ...editing,
  focus,
  mode: editing.mode === 'carry' ? 'carry' : 'browse',
})

/** The selection stays, because pointing at a place is also part of selecting it. */
export const focus = (editing: EditingState, { to }: StepOf<'focus'>): Outcome =>
  isPlace(to)
    ? { ...goTo(editing, to), anchor: editing.focus === to ? editing.anchor : undefined }
    : 'outside'

export const moveFocus = (editing: EditingState, { to }: StepOf<'moveFocus'>): Outcome => ({
  ...goTo(editing, placeTowards(editing.focus, to)),
  selected: [],
  anchor: undefined,
})

export function extend(editing: EditingState, { to }: StepOf<'extend'>): Outcome {
  const anchor = editing.anchor ?? editing.focus
  const next = placeTowards(editing.focus, to)
  return { ...browsing(editing), focus: next, anchor, selected: placesBetween(anchor, next) }
}

export function toggle(editing: EditingState, { position }: StepOf<'toggle'>): Outcome {
  if (!isPlace(position)) return 'outside'
  if (!cellAt(editing.plate.cells, position)) return 'empty'
  const others = editing.selected.filter((place) => place !== position)
  const isOff = others.length < editing.selected.length
  return {
    ...browsing(editing),
    focus: position,
    anchor: position,
    selected: isOff ? others : [...others, position],
  }
}

export const selectAll = (editing: EditingState): Outcome => ({
  ...browsing(editing),
  selected: editing.plate.cells.map(({ position }) => position),
})

/** Escape leaves a selection or the inspector. */
export const selectNone = (editing: EditingState): Outcome =>
  editing.mode === 'carry' ? { ...editing, selected: [], anchor: undefined } : browsing(editing)

export function edit(editing: EditingState, { position = editing.focus }: StepOf<'edit'>): Outcome {
  return isPlace(position) ? { ...browsing(editing), mode: 'edit', focus: position } : 'outside'
}

export const leaveEdit = (editing: EditingState): Outcome =>
  editing.mode === 'edit' ? { ...editing, mode: 'browse' } : editing
