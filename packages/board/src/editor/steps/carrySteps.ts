import { cellAt, isPlace } from '../places.ts'
import { browsing, type Sitting } from '../Sitting.ts'
import { copy, move } from './cellSteps.ts'
import type { Outcome, StepOf } from './StepOf.ts'

export function carry(
  sitting: Sitting,
  { position = sitting.focus, isCopy = false }: StepOf<'carry'>,
): Outcome {
  if (!isPlace(position)) return 'outside'
  if (!cellAt(sitting.plate.cells, position)) return 'empty'
  return { ...browsing(sitting), mode: 'carry', focus: position, carried: { from: position, isCopy } }
}

export function drop(
  sitting: Sitting,
  { position: to = sitting.focus }: StepOf<'drop'>,
  newId: () => string,
): Outcome {
  if (!sitting.carried) return 'nothingCarried'
  const { from, isCopy } = sitting.carried
  return isCopy ? copy(sitting, { do: 'copy', from, to }, newId) : move(sitting, { do: 'move', from, to })
}

export const putBack = (sitting: Sitting): Outcome =>
  sitting.carried ? { ...browsing(sitting), focus: sitting.carried.from } : sitting
