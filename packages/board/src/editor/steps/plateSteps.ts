import { spellKeys } from '../../keys/spelling.ts'
import { inBoardOrder } from '../places.ts'
import { browsing, type Sitting } from '../Sitting.ts'
import { structureRefusal } from '../structureRefusal.ts'
import { withoutExamParts } from './forgetting.ts'
import type { Outcome, StepOf } from './StepOf.ts'

export function fill(sitting: Sitting, { autoFill }: StepOf<'fill'>): Outcome {
  const plate = { ...sitting.plate, autoFill }
  return structureRefusal(plate) ?? { ...sitting, plate }
}

/** Deleting a part of the exam also removes the references to it. */
export function examine(sitting: Sitting, { exam }: StepOf<'exam'>): Outcome {
  const { exam: before, ...plate } = sitting.plate
  const cells = plate.cells.map((cell) => withoutExamParts(cell, before, exam))
  return { ...sitting, plate: { ...plate, cells, ...(exam && { exam }) } }
}

export const rename = (sitting: Sitting, { name }: StepOf<'rename'>): Outcome => ({
  ...sitting,
  plate: { ...sitting.plate, name },
})

export function replace(sitting: Sitting, step: StepOf<'replace'>): Outcome {
  const keyMap = spellKeys(step.plate.keyMap)
  if (!keyMap) return 'key.taken'
  const plate = { ...step.plate, keyMap, cells: inBoardOrder(step.plate.cells) }
  return structureRefusal(plate) ?? { ...browsing(sitting), plate }
}
