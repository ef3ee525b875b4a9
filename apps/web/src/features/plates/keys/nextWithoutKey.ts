import type { PlateContent } from '@pandok/domain'

/**
 * The next cell after the given one, in the order of the board, that has no key; undefined if every cell has
 * one.
 */
export function nextWithoutKey(
  { cells, keyMap }: Pick<PlateContent, 'cells' | 'keyMap'>,
  after: string | undefined,
): string | undefined {
  const held = new Set(Object.values(keyMap))
  const from = cells.findIndex(({ id }) => id === after) + 1
  const free = (cell: { id: string }) => !held.has(cell.id)
  return (
    cells.slice(from).find(free)?.id ??
    (after === undefined ? undefined : cells.slice(0, from - 1).find(free)?.id)
  )
}
