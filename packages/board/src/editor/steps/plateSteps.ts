import { spellKeys } from '../../keys/spelling.ts'
import { browsing, type EditingState } from '../EditingState.ts'
import { inBoardOrder } from '../places.ts'
import { structureRefusal } from '../structureRefusal.ts'
import type { Outcome, StepOf } from './StepOf.ts'
import { withoutExamParts } from './withoutReferences.ts'

export function fill(editing: EditingState, { autoFill }: StepOf<'fill'>): Outcome {
  const plate = { ...editing.plate, autoFill }
  return structureRefusal(plate) ?? { ...editing, plate }
}

/** Deleting a part of the exam also removes the references to it. */
export function examine(editing: EditingState, { exam }: StepOf<'exam'>): Outcome {
  const { exam: before, ...plate } = editing.plate
  const cells = plate.cells.map((cell) => withoutExamParts(cell, before, exam))
  return { ...editing, plate: { ...plate, cells, ...(exam && { exam }) } }
}

export const rename = (editing: EditingState, { name }: StepOf<'rename'>): Outcome => ({
  ...editing,
  plate: { ...editing.plate, name },
})

export function replace(editing: EditingState, step: StepOf<'replace'>): Outcome {
  const keyMap = spellKeys(step.plate.keyMap)
  if (!keyMap) return 'key.taken'
  const plate = { ...step.plate, keyMap, cells: inBoardOrder(step.plate.cells) }
  return structureRefusal(plate) ?? { ...browsing(editing), plate }
}
