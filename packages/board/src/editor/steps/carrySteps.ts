import { browsing, type EditingState } from '../EditingState.ts'
import { cellAt, isPlace } from '../places.ts'
import { copy, move } from './cellSteps.ts'
import type { Outcome, StepOf } from './StepOf.ts'

export function carry(
  editing: EditingState,
  { position = editing.focus, isCopy = false }: StepOf<'carry'>,
): Outcome {
  if (!isPlace(position)) return 'outside'
  if (!cellAt(editing.plate.cells, position)) return 'empty'
  return { ...browsing(editing), mode: 'carry', focus: position, carried: { from: position, isCopy } }
}

export function drop(
  editing: EditingState,
  { position: to = editing.focus }: StepOf<'drop'>,
  newId: () => string,
): Outcome {
  if (!editing.carried) return 'nothingCarried'
  const { from, isCopy } = editing.carried
  return isCopy ? copy(editing, { do: 'copy', from, to }, newId) : move(editing, { do: 'move', from, to })
}

export const putBack = (editing: EditingState): Outcome =>
  editing.carried ? { ...browsing(editing), focus: editing.carried.from } : editing
