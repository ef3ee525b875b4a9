import { isSameValue, mergeThree } from '../document/mergeThree.ts'
import { checkPlate } from './checkPlate.ts'
import { CELLS_MAX } from './limits.ts'
import { mergeCell } from './mergeCell.ts'
import type { Cell, PlateContent } from './Plate.ts'

/**
 * Merges a newer edition of a plate with the changes that its reader made in their copy: cells that they
 * reworded, moved, added or removed stay so. It is undefined if the two don't fit together; the newer edition
 * is then used unchanged.
 */
export function mergePlate(
  base: PlateContent,
  mine: PlateContent,
  newer: PlateContent,
): PlateContent | undefined {
  const cells = placed(mergeCells(base.cells, mine.cells, newer.cells), base, mine)
  if (!cells) return undefined
  const ids = new Set(cells.map(({ id }) => id))
  const keys = Object.entries(mergeThree(base.keyMap, mine.keyMap, newer.keyMap))
  const exam = isSameValue(newer.exam, base.exam) ? mine.exam : newer.exam
  const merged: PlateContent = {
    name: mine.name,
    cells,
    keyMap: Object.fromEntries(keys.filter(([, cell]) => ids.has(cell))),
    autoFill: mergeThree(base.autoFill, mine.autoFill, newer.autoFill),
    ...(exam && { exam }),
  }
  return checkPlate(merged).length === 0 ? merged : undefined
}

function mergeCells(base: readonly Cell[], mine: readonly Cell[], newer: readonly Cell[]): readonly Cell[] {
  const find = (cells: readonly Cell[], id: string) => cells.find((cell) => cell.id === id)
  const kept = newer.flatMap((next): Cell[] => {
    const [old, own] = [find(base, next.id), find(mine, next.id)]
    if (!old) return [own ?? next]
    // A cell that the reader removed stays removed.
    if (!own) return []
    return [isSameValue(own, old) ? next : isSameValue(next, old) ? own : mergeCell(old, own, next)]
  })
  const others = mine.filter((own) => {
    if (find(newer, own.id)) return false
    const old = find(base, own.id)
    return !old || !isSameValue(own, old)
  })
  return [...kept, ...others]
}

/**
 * Gives every cell its own place: those that the reader moved stay, and others move to the next free place.
 */
function placed(
  cells: readonly Cell[],
  { cells: base }: PlateContent,
  { cells: mine }: PlateContent,
): readonly Cell[] | undefined {
  if (cells.length > CELLS_MAX) return undefined
  const placeIn = (all: readonly Cell[], id: string) => all.find((cell) => cell.id === id)?.position
  const isOwnPlace = ({ id, position }: Cell) =>
    placeIn(mine, id) === position && placeIn(base, id) !== position
  const taken = new Set<number>()
  const places = new Map<string, number>()
  const free = () => Array.from({ length: CELLS_MAX }, (_, place) => place).find((place) => !taken.has(place))
  const ordered = [...cells.filter(isOwnPlace), ...cells.filter((cell) => !isOwnPlace(cell))]
  const waiting = ordered.filter(({ id, position }) => {
    if (taken.has(position)) return true
    taken.add(position)
    places.set(id, position)
    return false
  })
  for (const { id } of waiting) {
    const place = free() ?? 0
    taken.add(place)
    places.set(id, place)
  }
  return cells.map((cell) => ({ ...cell, position: places.get(cell.id) ?? cell.position }))
}
