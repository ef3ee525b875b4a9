import type { Vector } from '../../model/Geometry.ts'
import type { RigidMatrix } from '../../model/Registration.ts'

export const IDENTITY: RigidMatrix = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0]

/** A direction is rotated but not translated. */
export const turned = (m: RigidMatrix, [x, y, z]: Vector): Vector => [
  m[0] * x + m[1] * y + m[2] * z,
  m[4] * x + m[5] * y + m[6] * z,
  m[8] * x + m[9] * y + m[10] * z,
]

export const shiftOf = (m: RigidMatrix): Vector => [m[3], m[7], m[11]]

export const moved = (m: RigidMatrix, point: Vector): Vector => {
  const [x, y, z] = turned(m, point)
  return [x + m[3], y + m[7], z + m[11]]
}

/** Applies `first`, then `then`. */
export const followedBy = (first: RigidMatrix, then: RigidMatrix): RigidMatrix => {
  const column = (at: 0 | 1 | 2) => turned(then, [first[at], first[4 + at] ?? 0, first[8 + at] ?? 0])
  const [a, b, c] = [column(0), column(1), column(2)]
  const shift = moved(then, shiftOf(first))
  return [
    ...([a[0], b[0], c[0], shift[0]] as const),
    ...([a[1], b[1], c[1], shift[1]] as const),
    ...([a[2], b[2], c[2], shift[2]] as const),
  ]
}

/** The inverse of a rotation is its transpose. */
export const inverse = (m: RigidMatrix): RigidMatrix => {
  const back: RigidMatrix = [m[0], m[4], m[8], 0, m[1], m[5], m[9], 0, m[2], m[6], m[10], 0]
  const [x, y, z] = turned(back, shiftOf(m))
  return [m[0], m[4], m[8], -x, m[1], m[5], m[9], -y, m[2], m[6], m[10], -z]
}

/** Scanners write six decimals; a scale error of a thousandth would shift a head by a fifth of a pixel. */
const TOLERANCE = 1e-4

/** A row-major 4 × 4 matrix as a rigid transformation; undefined if it isn't rigid. */
export function rigidOf(values: readonly number[]): RigidMatrix | undefined {
  if (values.length !== 16 || !values.every(Number.isFinite)) return undefined
  const matrix = values.slice(0, 12) as unknown as RigidMatrix
  const near = (a: number | undefined, b: number) => Math.abs((a ?? Number.NaN) - b) <= TOLERANCE
  const rows = [0, 4, 8].map((at) => values.slice(at, at + 3))
  const product = (a: number, b: number) =>
    (rows[a] ?? []).reduce((sum, value, at) => sum + value * (rows[b]?.[at] ?? 0), 0)
  const isOrthonormal = [0, 1, 2].every((a) => [0, 1, 2].every((b) => near(product(a, b), a === b ? 1 : 0)))
  const isUnmirrored = near(determinant(matrix), 1)
  const hasLastRow = [0, 0, 0, 1].every((value, at) => near(values[12 + at], value))
  return isOrthonormal && isUnmirrored && hasLastRow ? matrix : undefined
}

const determinant = (m: RigidMatrix): number =>
  m[0] * (m[5] * m[10] - m[6] * m[9]) -
  m[1] * (m[4] * m[10] - m[6] * m[8]) +
  m[2] * (m[4] * m[9] - m[5] * m[8])
