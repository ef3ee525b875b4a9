import { type PlateContent, plateContentOf } from '@pandok/domain'
import { keepSame, keepSameById } from './keepSame.ts'

/** Returns the plate after a step with every unchanged part kept as the same object. */
export function keepSamePlate(before: PlateContent, after: PlateContent): PlateContent {
  if (before === after) return before
  const name = after.name
  const cells = keepSameById(before.cells, after.cells)
  const keyMap = keepSame(before.keyMap, after.keyMap)
  const autoFill = keepSameById(before.autoFill, after.autoFill)
  const exam = keepSame(before.exam, after.exam)
  const isSame =
    name === before.name &&
    cells === before.cells &&
    keyMap === before.keyMap &&
    autoFill === before.autoFill &&
    exam === before.exam
  return isSame ? before : plateContentOf({ name, cells, keyMap, autoFill, exam })
}
