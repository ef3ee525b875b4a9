import type { Mask } from './cropMask.ts'

/** A pixel that is at least half inside belongs to the mask. */
const INSIDE = 128

/** The outline of a mask along pixel borders, as x1, y1, x2, y2 of each line. Adjacent segments are merged into one line. */
export function maskEdges({ left, top, columns, rows, values }: Mask): number[] {
  // A border of empty pixels makes a bounds check for each neighbor unnecessary.
  const width = columns + 2
  const inside = new Uint8Array(width * (rows + 2))
  for (let y = 0, at = 0; y < rows; y++)
    for (let x = 0; x < columns; x++, at++)
      if ((values[at] ?? 0) >= INSIDE) inside[(y + 1) * width + x + 1] = 1
  const lines: number[] = []
  for (let y = 0; y <= rows; y++)
    for (let x = 0, from = -1, at = (y + 1) * width + 1; x <= columns; x++, at++) {
      const isEdge = inside[at] !== inside[at - width]
      if (isEdge && from < 0) from = x
      if (isEdge || from < 0) continue
      lines.push(left + from, top + y, left + x, top + y)
      from = -1
    }
  for (let x = 0; x <= columns; x++)
    for (let y = 0, from = -1, at = width + x + 1; y <= rows; y++, at += width) {
      const isEdge = inside[at] !== inside[at - 1]
      if (isEdge && from < 0) from = y
      if (isEdge || from < 0) continue
      lines.push(left + x, top + from, left + x, top + y)
      from = -1
    }
  return lines
}
