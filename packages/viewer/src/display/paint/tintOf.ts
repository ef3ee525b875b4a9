import type { PaintImage } from './PaintTask.ts'

/** Pixels that have a color of their own, as RGBA; the others are transparent. */
export interface Tint {
  columns: number
  rows: number
  rgba: Uint8Array
}

/** The pixels whose color comes from a supplemental palette; undefined if there are none. */
export function tintOf({ decoded, supplement }: PaintImage): Tint | undefined {
  const { columns, rows, values, samples } = decoded
  if (!supplement || samples !== 1) return undefined
  const { first, red, green, blue } = supplement
  const last = red.length - 1
  let rgba: Uint8Array | undefined
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number
    if (value < first) continue
    rgba ??= new Uint8Array(4 * columns * rows)
    const entry = Math.min(value - first, last)
    rgba.set([red[entry] ?? 0, green[entry] ?? 0, blue[entry] ?? 0, 255], 4 * at)
  }
  return rgba && { columns, rows, rgba }
}

/** Where more than half is colored, which is where `halvePlane` has no value left, or half, the color of the first is kept. */
export function halveTint({ columns, rows, rgba }: Tint): Tint {
  const [halfColumns, halfRows] = [(columns + 1) >> 1, (rows + 1) >> 1]
  const half = new Uint8Array(4 * halfColumns * halfRows)
  for (let y = 0; y < halfRows; y++)
    for (let x = 0; x < halfColumns; x++) {
      const colored = [0, 1, 2, 3]
        .map((corner) => {
          const column = Math.min(2 * x + (corner & 1), columns - 1)
          const row = Math.min(2 * y + (corner >> 1), rows - 1)
          return 4 * (row * columns + column)
        })
        .filter((at) => rgba[at + 3] === 255)
      const [at] = colored
      if (at !== undefined && colored.length >= 2)
        half.set(rgba.subarray(at, at + 4), 4 * (y * halfColumns + x))
    }
  return { columns: halfColumns, rows: halfRows, rgba: half }
}
