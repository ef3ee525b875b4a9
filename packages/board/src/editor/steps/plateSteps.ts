import { spellKeys } from '../../keys/spelling.ts'
import { inBoardOrder } from '../places.ts'
import { browsing, type Sitting } from '../Sitting.ts'
import { structureRefusal } from '../structureRefusal.ts'
import type { Outcome, StepOf } from './StepOf.ts'

export function fill(sitting: Sitting, { autoFill }: StepOf<'fill'>): Outcome {
  const plate = { ...sitting.plate, autoFill }
  return structureRefusal(plate) ?? { ...sitting, plate }
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
