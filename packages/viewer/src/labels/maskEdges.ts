import type { Mask } from './cropMask.ts'

/** A pixel that is at least half inside belongs to the mask. */
const INSIDE = 128

/** The outline of a mask along pixel borders, as x1, y1, x2, y2 of each line. */
export function maskEdges({ left, top, columns, rows, values }: Mask): number[] {
  const isIn = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < columns && y < rows && (values[y * columns + x] ?? 0) >= INSIDE
  const lines: number[] = []
  // Adjacent segments are merged into one line.
  for (let y = 0; y <= rows; y++)
    for (let x = 0, from = -1; x <= columns; x++) {
      const isEdge = x < columns && isIn(x, y) !== isIn(x, y - 1)
      if (isEdge && from < 0) from = x
      if (isEdge || from < 0) continue
      lines.push(left + from, top + y, left + x, top + y)
      from = -1
    }
  for (let x = 0; x <= columns; x++)
    for (let y = 0, from = -1; y <= rows; y++) {
      const isEdge = y < rows && isIn(x, y) !== isIn(x - 1, y)
      if (isEdge && from < 0) from = y
      if (isEdge || from < 0) continue
      lines.push(left + x, top + from, left + x, top + y)
      from = -1
    }
  return lines
}
