import type { Vector } from '../../model/Geometry.ts'
import { degreesBetween, dot, scale } from '../vector.ts'
import type { VolumeShape } from './VolumeShape.ts'

export const PLANE_NAMES = ['axial', 'coronal', 'sagittal'] as const
export type PlaneName = (typeof PLANE_NAMES)[number]

/** To the left, to the back and to the head, orthogonal. */
export type Axes = readonly [Vector, Vector, Vector]

/**
 * The axes of the standard planes. `patient` are those of the body in the scanner. `acquisition` are those of
 * the slices, each assigned to the nearest standard plane; these show the slices themselves unchanged.
 */
export type PlaneBasis = 'patient' | 'acquisition'

const PATIENT: Axes = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
]

const ORDERS = [
  [0, 1, 2],
  [0, 2, 1],
  [1, 0, 2],
  [1, 2, 0],
  [2, 0, 1],
  [2, 1, 0],
] as const

export function standardAxes({ row, column, normal }: VolumeShape, basis: PlaneBasis): Axes {
  if (basis === 'patient') return PATIENT
  const own = [row, column, normal] as const
  const fitOf = (order: (typeof ORDERS)[number]) =>
    order.reduce<number>((sum, from, axis) => sum + Math.abs(own[from][axis] ?? 0), 0)
  const best = ORDERS.reduce((one, other) => (fitOf(other) > fitOf(one) + 1e-9 ? other : one))
  const pick = (axis: 0 | 1 | 2) => scale(own[best[axis]], own[best[axis]][axis] < 0 ? -1 : 1)
  return [pick(0), pick(1), pick(2)]
}

/** The standard plane nearest to the slices, and their angle to it in degrees. */
export function acquisitionPlane({ normal }: VolumeShape): { name: PlaneName; degrees: number } {
  const named: readonly [PlaneName, Vector][] = [
    ['axial', PATIENT[2]],
    ['coronal', PATIENT[1]],
    ['sagittal', PATIENT[0]],
  ]
  const [name, axis] = named.reduce((one, other) =>
    Math.abs(dot(normal, other[1])) > Math.abs(dot(normal, one[1])) ? other : one,
  )
  const degrees = degreesBetween(normal, axis)
  return { name, degrees: Math.min(degrees, 180 - degrees) }
}
