import type { PaddingRange } from '../../model/Grayscale.ts'
import type { Plane, PlaneValues } from './planeOf.ts'

/**
 * Half the size: every value is the mean of up to four. Pixel x of the result covers pixels 2x and 2x + 1, so
 * a point of the image is at half its coordinates whatever the size is.
 */
export function halvePlane(plane: Plane): Plane {
  const columns = (plane.columns + 1) >> 1
  const rows = (plane.rows + 1) >> 1
  const values = emptyLike(plane.values, columns * rows * plane.samples)
  if (plane.padding) halveAround(plane, values, columns, rows, plane.padding)
  else
    for (let sample = 0; sample < plane.samples; sample++) halveSample(plane, values, columns, rows, sample)
  return { ...plane, columns, rows, values }
}

function halveSample(plane: Plane, into: PlaneValues, columns: number, rows: number, sample: number): void {
  const { values, samples } = plane
  const half = values instanceof Float32Array ? 0 : 0.5
  for (let y = 0; y < rows; y++) {
    const top = 2 * y * plane.columns
    const bottom = Math.min(2 * y + 1, plane.rows - 1) * plane.columns
    for (let x = 0; x < columns; x++) {
      const left = 2 * x
      const right = Math.min(left + 1, plane.columns - 1)
      const mean =
        ((values[(top + left) * samples + sample] as number) +
          (values[(top + right) * samples + sample] as number) +
          (values[(bottom + left) * samples + sample] as number) +
          (values[(bottom + right) * samples + sample] as number)) /
        4
      into[(y * columns + x) * samples + sample] = half ? Math.floor(mean + half) : mean
    }
  }
}

/** Padding doesn't count in a mean; where more than half is padding, the result is padding. */
function halveAround(
  plane: Plane,
  into: PlaneValues,
  columns: number,
  rows: number,
  padding: PaddingRange,
): void {
  const { values } = plane
  const isWhole = !(values instanceof Float32Array)
  const nothing = isWhole ? padding.from : Number.NaN
  for (let y = 0; y < rows; y++)
    for (let x = 0; x < columns; x++) {
      let [sum, count] = [0, 0]
      for (let corner = 0; corner < 4; corner++) {
        const column = Math.min(2 * x + (corner & 1), plane.columns - 1)
        const row = Math.min(2 * y + (corner >> 1), plane.rows - 1)
        const value = values[row * plane.columns + column] as number
        if (!(value < padding.from || value > padding.to)) continue
        sum += value
        count++
      }
      const mean = isWhole ? Math.floor(sum / count + 0.5) : sum / count
      into[y * columns + x] = count < 2 ? nothing : outside(mean, padding)
    }
}

/** A mean of real values must not equal a padding value. */
function outside(mean: number, { from, to }: PaddingRange): number {
  if (mean < from || mean > to) return mean
  return mean - from < to - mean ? from - 1 : to + 1
}

function emptyLike(values: PlaneValues, length: number): PlaneValues {
  if (values instanceof Uint8Array) return new Uint8Array(length)
  if (values instanceof Int16Array) return new Int16Array(length)
  if (values instanceof Uint16Array) return new Uint16Array(length)
  return new Float32Array(length)
}
