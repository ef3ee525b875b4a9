import { cellAt, isPlace, placesBetween, placeTowards } from '../places.ts'
import { browsing, type Sitting } from '../Sitting.ts'
import type { Outcome, StepOf } from './StepOf.ts'

/** Moving about ends a selection and editing, but keeps what is in the hand. */
function goTo(sitting: Sitting, focus: number): Sitting {
  const { mode, carried } = sitting
  return mode === 'carry' ? { ...browsing(sitting), focus, mode, carried } : { ...browsing(sitting), focus }
}

export const focus = (sitting: Sitting, { to }: StepOf<'focus'>): Outcome =>
  isPlace(to) ? goTo(sitting, to) : 'outside'

export const moveFocus = (sitting: Sitting, { to }: StepOf<'moveFocus'>): Outcome =>
  goTo(sitting, placeTowards(sitting.focus, to))

export function extend(sitting: Sitting, { to }: StepOf<'extend'>): Outcome {
  const anchor = sitting.anchor ?? sitting.focus
  const next = placeTowards(sitting.focus, to)
  return { ...browsing(sitting), focus: next, anchor, selected: placesBetween(anchor, next) }
}

/** With nothing selected yet the cell that has the focus joins: it looks chosen already. */
export function toggle(sitting: Sitting, { position }: StepOf<'toggle'>): Outcome {
  if (!isPlace(position)) return 'outside'
  if (!cellAt(sitting.plate.cells, position)) return 'empty'
  const { selected, focus } = sitting
  const before = selected.length > 0 || focus === position ? selected : [focus]
  return {
    ...browsing(sitting),
    focus: position,
    anchor: position,
    selected: before.includes(position)
      ? before.filter((place) => place !== position)
      : [...before, position],
  }
}

export const selectAll = (sitting: Sitting): Outcome => ({
  ...browsing(sitting),
  selected: sitting.plate.cells.map(({ position }) => position),
})

/** Escape: out of a selection, out of the inspector. */
export const selectNone = (sitting: Sitting): Outcome =>
  sitting.mode === 'carry' ? { ...sitting, selected: [], anchor: undefined } : browsing(sitting)

export function edit(sitting: Sitting, { position = sitting.focus }: StepOf<'edit'>): Outcome {
  return isPlace(position) ? { ...browsing(sitting), mode: 'edit', focus: position } : 'outside'
}

export const leaveEdit = (sitting: Sitting): Outcome =>
  sitting.mode === 'edit' ? { ...sitting, mode: 'browse' } : sitting
