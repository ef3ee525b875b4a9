import type { Vector } from '../model/Geometry.ts'
import { TABLE_SIZE } from './transferFunctions.ts'

/** Voxels along each side of a block. */
export const BLOCK = 8

/** The minimum and maximum of each block of a grid, collected while its slices pass. */
export function createBlockRanges([columns, rows, slices]: Vector) {
  const size: Vector = [Math.ceil(columns / BLOCK), Math.ceil(rows / BLOCK), Math.ceil(slices / BLOCK)]
  const low = new Float32Array(size[0] * size[1] * size[2]).fill(1)
  const high = new Float32Array(low.length)
  let reached: { low: Float32Array; high: Float32Array } | undefined
  return {
    size,
    add(slice: Float32Array, z: number): void {
      reached = undefined
      for (let y = 0; y < rows; y++) {
        const start = (Math.floor(z / BLOCK) * size[1] + Math.floor(y / BLOCK)) * size[0]
        for (let x = 0; x < columns; x++) {
          const block = start + Math.floor(x / BLOCK)
          const value = slice[y * columns + x] as number
          if (value < (low[block] as number)) low[block] = value
          if (value > (high[block] as number)) high[block] = value
        }
      }
    },
    /** 1 for each block that may be visible with this table; rays skip the others. */
    occupied(table: Float32Array): Uint8Array {
      // Interpolation between two blocks yields all values between theirs, so each block's range includes its
      // neighbors'.
      reached ??= { low: widened(low, size, Math.min), high: widened(high, size, Math.max) }
      const { low: from, high: to } = reached
      const seen = opaqueBefore(table)
      return Uint8Array.from(from, (value, block) => {
        const first = Math.max(0, Math.floor(value * (TABLE_SIZE - 1)))
        const last = Math.min(TABLE_SIZE - 1, Math.ceil((to[block] as number) * (TABLE_SIZE - 1)))
        return (seen[last + 1] as number) > (seen[first] as number) ? 1 : 0
      })
    },
  }
}

/** The number of non-transparent entries before each one. */
function opaqueBefore(table: Float32Array): Uint32Array {
  const seen = new Uint32Array(TABLE_SIZE + 1)
  for (let index = 0; index < TABLE_SIZE; index++)
    seen[index + 1] = (seen[index] as number) + ((table[index * 4 + 3] as number) > 0 ? 1 : 0)
  return seen
}

/** The minimum or maximum of each block and its neighbors, one direction after the other. */
function widened(values: Float32Array, size: Vector, pick: (a: number, b: number) => number): Float32Array {
  const strides = [1, size[0], size[0] * size[1]] as const
  return strides.reduce((before, stride, axis) => {
    const length = size[axis] ?? 1
    return before.map((value, block) => {
      const at = Math.floor(block / stride) % length
      const less = at > 0 ? pick(value, before[block - stride] as number) : value
      return at < length - 1 ? pick(less, before[block + stride] as number) : less
    })
  }, values)
}
