import { type Cell, nameKey } from '@pandok/domain'

interface Described {
  position: number
  name: string
}

/**
 * Matches the cells of another plate with those of this one: by place and name, else by name, else by place.
 * No cell is matched twice.
 */
export function matchCells(
  described: readonly Described[],
  cells: readonly Cell[],
): (one: Described) => Cell | undefined {
  const requested = new Map(described.map((one) => [labelOf(one), one]))
  const found = new Map<string, Cell>()
  const free = new Set(cells.toSorted((a, b) => a.position - b.position))
  const isNamed = (cell: Cell, { name }: Described) =>
    name.trim() !== '' && nameKey(cell.name.trim()) === nameKey(name.trim())
  const isThere = (cell: Cell, { position }: Described) => cell.position === position
  const criteria = [
    (cell: Cell, one: Described) => isNamed(cell, one) && isThere(cell, one),
    isNamed,
    isThere,
  ]
  for (const fits of criteria) {
    for (const [label, one] of requested) {
      const cell = found.has(label) ? undefined : [...free].find((candidate) => fits(candidate, one))
      if (!cell) continue
      found.set(label, cell)
      free.delete(cell)
    }
  }
  return (one) => found.get(labelOf(one))
}

const labelOf = ({ position, name }: Described): string => `${position} ${nameKey(name.trim())}`
