import type { OverlayPlane, Shutter } from '../../model/Grayscale.ts'

/** Bits of a mask pixel. */
export const SHUT = 1
export const DRAWN = 2

export interface Mask {
  columns: number
  rows: number
  bits: Uint8Array
}

/** The pixels that a shutter hides or an overlay draws; undefined if there are none. */
export function maskOf(
  columns: number,
  rows: number,
  overlays: readonly OverlayPlane[],
  shutter: Shutter | undefined,
): Mask | undefined {
  if (overlays.length === 0 && !shutter) return undefined
  const bits = new Uint8Array(columns * rows)
  if (shutter) shut(bits, columns, rows, shutter)
  for (const overlay of overlays) draw(bits, columns, rows, overlay, DRAWN)
  return { columns, rows, bits }
}

/** An overlay's line must not vanish when reduced; a shutter hides a pixel if it hides most of it. */
export function halveMask({ columns, rows, bits }: Mask): Mask {
  const half: Mask = { columns: (columns + 1) >> 1, rows: (rows + 1) >> 1, bits: new Uint8Array() }
  half.bits = new Uint8Array(half.columns * half.rows)
  for (let y = 0; y < half.rows; y++)
    for (let x = 0; x < half.columns; x++) {
      let [shutCount, drawn] = [0, 0]
      for (let corner = 0; corner < 4; corner++) {
        const column = Math.min(2 * x + (corner & 1), columns - 1)
        const row = Math.min(2 * y + (corner >> 1), rows - 1)
        const bit = bits[row * columns + column] as number
        shutCount += bit & SHUT
        drawn |= bit & DRAWN
      }
      half.bits[y * half.columns + x] = drawn | (shutCount >= 2 ? SHUT : 0)
    }
  return half
}

function shut(bits: Uint8Array, columns: number, rows: number, { shapes, bitmap }: Shutter): void {
  if (bitmap) draw(bits, columns, rows, bitmap, SHUT)
  const seen = new Uint8Array(columns)
  for (let y = 0; y < rows; y++)
    for (const shape of shapes) {
      seen.fill(0)
      // A pixel is visible if its center is.
      for (const [from, to] of spansAt(shape, y + 0.5))
        seen.fill(1, Math.max(Math.ceil(from - 0.5), 0), Math.max(Math.floor(to - 0.5) + 1, 0))
      const row = y * columns
      for (let x = 0; x < columns; x++) if (seen[x] === 0) bits[row + x] = SHUT
    }
}

function draw(
  bits: Uint8Array,
  columns: number,
  rows: number,
  overlay: OverlayPlane,
  bit: typeof SHUT | typeof DRAWN,
): void {
  for (let y = 0; y < overlay.rows; y++) {
    const row = y + overlay.originY
    if (row < 0 || row >= rows) continue
    for (let x = 0; x < overlay.columns; x++) {
      const column = x + overlay.originX
      if (column < 0 || column >= columns || !overlay.bits[y * overlay.columns + x]) continue
      bits[row * columns + column] = (bits[row * columns + column] as number) | bit
    }
  }
}

type Span = readonly [from: number, to: number]

/** The spans of a horizontal line inside of a shape. */
function spansAt(shape: Shutter['shapes'][number], y: number): readonly Span[] {
  switch (shape.kind) {
    case 'rectangle':
      return y >= shape.top && y <= shape.bottom ? [[shape.left, shape.right]] : []
    case 'circle': {
      const half = Math.sqrt(shape.radius ** 2 - (y - shape.y) ** 2)
      return half >= 0 ? [[shape.x - half, shape.x + half]] : []
    }
    case 'polygon':
      return polygonSpans(shape.points, y)
  }
}

type Points = readonly { x: number; y: number }[]

/** On both sides of the line: a vertex or an edge that lies on it belongs to the shape whichever side that is on. */
const polygonSpans = (points: Points, y: number): Span[] => [
  ...spansBeside(points, y, (one) => one > y),
  ...spansBeside(points, y, (one) => one >= y),
]

function spansBeside(points: Points, y: number, isBelow: (one: number) => boolean): Span[] {
  const crossings: number[] = []
  let before = points.at(-1)
  for (const point of points) {
    if (before && isBelow(point.y) !== isBelow(before.y))
      crossings.push(point.x + ((y - point.y) / (before.y - point.y)) * (before.x - point.x))
    before = point
  }
  crossings.sort((one, other) => one - other)
  return crossings.flatMap((from, at): Span[] => {
    const to = crossings[at + 1]
    return at % 2 === 0 && to !== undefined ? [[from, to]] : []
  })
}
