import type { Vector } from '../model/Geometry.ts'
import { cross, dot, scale } from '../space/vector.ts'

/** Three rows. */
export type Rows = readonly [Vector, Vector, Vector]

/** The inverse of the matrix with these columns; undefined if they are coplanar. */
export function inverseOfColumns([a, b, c]: Rows): Rows | undefined {
  const volume = dot(a, cross(b, c))
  if (Math.abs(volume) < 1e-12) return undefined
  return [scale(cross(b, c), 1 / volume), scale(cross(c, a), 1 / volume), scale(cross(a, b), 1 / volume)]
}

export const timesRows = (rows: Rows, vector: Vector): Vector => [
  dot(rows[0], vector),
  dot(rows[1], vector),
  dot(rows[2], vector),
]
