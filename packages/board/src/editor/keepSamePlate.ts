import type { PlateContent } from '@pandok/domain'
import { keepSame } from './keepSame.ts'

/** The plate after a step; cells and rules that say the same stay the same objects, wherever they stand now. */
export function keepSamePlate(before: PlateContent, after: PlateContent): PlateContent {
  if (before === after) return before
  const { name, keyMap } = after
  const cells = keepSame(before.cells, keepById(before.cells, after.cells))
  const autoFill = keepSame(before.autoFill, keepById(before.autoFill, after.autoFill))
  return keepSame(before, { name, cells, keyMap, autoFill })
}

function keepById<T extends { id: string }>(before: readonly T[], after: readonly T[]): readonly T[] {
  if (before === after) return before
  const known = new Map(before.map((item) => [item.id, item]))
  return after.map((item) => keepSame(known.get(item.id), item))
}
