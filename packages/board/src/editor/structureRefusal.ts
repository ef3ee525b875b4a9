import { CELLS_MAX, checkKey, type PlateContent } from '@pandok/domain'
import { cellsReadBy } from '../run/fill/cellsReadBy.ts'
import type { BoardRefusal } from './BoardEditor.ts'
import { isPlace } from './places.ts'

/**
 * Returns why a plate has no valid layout. Unfinished content is not a reason: the editor shows it as a
 * fault.
 */
export function structureRefusal({ cells, keyMap, autoFill }: PlateContent): BoardRefusal | undefined {
  if (cells.length > CELLS_MAX) return 'full'
  if (!cells.every(({ position }) => isPlace(position))) return 'outside'
  const ids = new Set(cells.map(({ id }) => id))
  const positions = new Set(cells.map(({ position }) => position))
  if (ids.size < cells.length || positions.size < cells.length) return 'occupied'
  for (const key of Object.keys(keyMap)) {
    const verdict = checkKey(key)
    if (!verdict.ok) return `key.${verdict.reason}`
  }
  const named = [
    ...Object.values(keyMap),
    ...autoFill.flatMap(({ cell, source }) => [cell, ...cellsReadBy(source)]),
  ]
  return named.every((id) => ids.has(id)) ? undefined : 'noCell'
}
