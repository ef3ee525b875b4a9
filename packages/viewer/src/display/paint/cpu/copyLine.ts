import type { Plane } from '../planeOf.ts'

/**
 * Copies a row or column of the image and repeats its last pixel, so that interpolation never reads beyond
 * the end. Subsequent loops then see one array type; with all types they take three times as long.
 */
export function copyLine(
  { values, columns, rows, samples }: Plane,
  isRow: boolean,
  index: number,
  into: Float32Array,
): void {
  const length = (isRow ? columns : rows) * samples
  if (isRow) into.set(values.subarray(index * length, (index + 1) * length))
  else
    for (let row = 0; row < rows; row++)
      for (let sample = 0; sample < samples; sample++)
        into[row * samples + sample] = values[(row * columns + index) * samples + sample] as number
  into.copyWithin(length, length - samples, length)
}

/** A buffer for a line and its repeated last pixel. */
export const newLine = ({ columns, rows, samples }: Plane, isRow: boolean): Float32Array =>
  new Float32Array(((isRow ? columns : rows) + 1) * samples)
