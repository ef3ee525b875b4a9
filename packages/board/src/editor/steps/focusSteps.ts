import { cellAt, isPlace, placesBetween, placeTowards } from '../places.ts'
import { browsing, type Sitting } from '../Sitting.ts'
import type { Outcome, StepOf } from './StepOf.ts'

/** Returns the keys to the board. A carried cell stays carried. */
const goTo = (sitting: Sitting, focus: number): Sitting => ({
  ...sitting,
  focus,
  mode: sitting.mode === 'carry' ? 'carry' : 'browse',
})

/** The selection stays, because pointing at a place is also part of selecting it. */
export const focus = (sitting: Sitting, { to }: StepOf<'focus'>): Outcome =>
  isPlace(to)
    ? { ...goTo(sitting, to), anchor: sitting.focus === to ? sitting.anchor : undefined }
    : 'outside'

export const moveFocus = (sitting: Sitting, { to }: StepOf<'moveFocus'>): Outcome => ({
  ...goTo(sitting, placeTowards(sitting.focus, to)),
  selected: [],
  anchor: undefined,
})

export function extend(sitting: Sitting, { to }: StepOf<'extend'>): Outcome {
  const anchor = sitting.anchor ?? sitting.focus
  const next = placeTowards(sitting.focus, to)
  return { ...browsing(sitting), focus: next, anchor, selected: placesBetween(anchor, next) }
}

export function toggle(sitting: Sitting, { position }: StepOf<'toggle'>): Outcome {
  if (!isPlace(position)) return 'outside'
  if (!cellAt(sitting.plate.cells, position)) return 'empty'
  const others = sitting.selected.filter((place) => place !== position)
  const isOff = others.length < sitting.selected.length
  return {
    ...browsing(sitting),
    focus: position,
    anchor: position,
    selected: isOff ? others : [...others, position],
  }
}

export const selectAll = (sitting: Sitting): Outcome => ({
  ...browsing(sitting),
  selected: sitting.plate.cells.map(({ position }) => position),
})

/** Escape leaves a selection or the inspector. */
export const selectNone = (sitting: Sitting): Outcome =>
  sitting.mode === 'carry' ? { ...sitting, selected: [], anchor: undefined } : browsing(sitting)

export function edit(sitting: Sitting, { position = sitting.focus }: StepOf<'edit'>): Outcome {
  return isPlace(position) ? { ...browsing(sitting), mode: 'edit', focus: position } : 'outside'
}

export const leaveEdit = (sitting: Sitting): Outcome =>
  sitting.mode === 'edit' ? { ...sitting, mode: 'browse' } : sitting
