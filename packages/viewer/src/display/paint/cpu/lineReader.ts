import type { Plane } from '../planeOf.ts'
import type { Axis } from './axis.ts'

/**
 * Rows of the image, mixed from two where the canvas row lies between them. Padding becomes NaN, which spreads to every
 * value that it would have a part in. One entry longer than the row: the last pixel is its own neighbour.
 */
export function lineReader(plane: Plane, axis: Axis): (canvasRow: number) => Float32Array {
  const { values, columns, rows, samples, padding } = plane
  const length = columns * samples
  const lines = [0, 1].map(() => ({ row: -1, values: new Float32Array(length + samples) })) as [Line, Line]
  const mixed = new Float32Array(length + samples)
  let older = 0

  const read = (row: number): Float32Array => {
    const known = lines.findIndex((line) => line.row === row)
    if (known >= 0) {
      older = 1 - known
      return (lines[known] as Line).values
    }
    const line = lines[older] as Line
    older = 1 - older
    line.row = row
    fill(line.values, row)
    return line.values
  }

  const fill = (into: Float32Array, row: number) => {
    into.set(values.subarray(row * length, (row + 1) * length))
    if (padding) {
      const { from, to } = padding
      for (let i = 0; i < length; i++) {
        const value = into[i] as number
        if (value >= from && value <= to) into[i] = Number.NaN
      }
    }
    for (let sample = 0; sample < samples; sample++)
      into[length + sample] = into[length - samples + sample] as number
  }

  return (canvasRow) => {
    const row = axis.before[canvasRow] as number
    const share = axis.share[canvasRow] as number
    const upper = read(row)
    if (share === 0 || row + 1 >= rows) return upper
    const lower = read(row + 1)
    for (let i = 0; i < mixed.length; i++) {
      const value = upper[i] as number
      mixed[i] = value + ((lower[i] as number) - value) * share
    }
    return mixed
  }
}

interface Line {
  row: number
  values: Float32Array
}
