import { itemAt } from '@pandok/domain'
import type { PlaneGeometry, Vector } from '../../model/Geometry.ts'
import { normalOf } from '../plane/ImagePlane.ts'
import { add, cross, dot, scale, subtract } from '../vector.ts'
import { type Crosshair, createCrosshair } from './crosshair.ts'
import type { Slab } from './reslice.ts'
import { NO_SLAB } from './reslice.ts'
import { PLANE_NAMES, type PlaneName } from './standardAxes.ts'
import type { VolumeShape } from './VolumeShape.ts'

/** Directions that differ by less are indistinguishable over a body. */
const SAME = 1e-3

const isNear = (one: Vector, other: Vector): boolean =>
  one.every((part, axis) => Math.abs(part - itemAt(other, axis)) < SAME)

/**
 * A crosshair that includes the given plane, and its name: the present planes moved, if one of them already
 * has that direction, otherwise all rotated. The crosshair moves perpendicularly to the plane only.
 */
export function crosshairThrough(
  now: Crosshair,
  shape: VolumeShape,
  geometry: PlaneGeometry,
  slab: Slab = NO_SLAB,
): { crosshair: Crosshair; name: PlaneName } {
  const normal = normalOf(geometry)
  const away = dot(subtract(geometry.position, now.center), normal)
  const center = add(now.center, scale(normal, away))
  const shown = PLANE_NAMES.find(
    (name) => isNear(now.planes[name].row, geometry.row) && isNear(now.planes[name].column, geometry.column),
  )
  if (shown) return { crosshair: { ...now, center, slab }, name: shown }
  const home = createCrosshair(shape)
  const likeness = (name: PlaneName) => dot(normal, normalOf({ ...home.planes[name], position: center }))
  const name = PLANE_NAMES.reduce((one, other) => (likeness(other) > likeness(one) ? other : one))
  return { crosshair: { center, slab, planes: planesWith(name, geometry) }, name }
}

/** The other two planes perpendicular to this one, in the arrangement of the standard planes. */
function planesWith(name: PlaneName, { row, column }: PlaneGeometry): Crosshair['planes'] {
  const normal = cross(row, column)
  const back = name === 'axial' ? column : name === 'coronal' ? normal : row
  const left = name === 'sagittal' ? scale(normal, -1) : row
  const feet = name === 'axial' ? scale(normal, -1) : column
  return {
    axial: { row: left, column: back },
    coronal: { row: left, column: feet },
    sagittal: { row: back, column: feet },
  }
}
