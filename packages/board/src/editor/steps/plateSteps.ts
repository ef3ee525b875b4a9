import type { Sitting } from '../Sitting.ts'
import { browsing } from '../Sitting.ts'
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

export const replace = (sitting: Sitting, { plate }: StepOf<'replace'>): Outcome =>
  structureRefusal(plate) ?? { ...browsing(sitting), plate }
