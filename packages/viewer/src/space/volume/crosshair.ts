import type { Vector } from '../../model/Geometry.ts'
import { type ImagePlane, normalOf } from '../plane/ImagePlane.ts'
import { add, dot, rotate, scale, subtract, unit } from '../vector.ts'
import { NO_SLAB, type Slab } from './reslice.ts'
import { voxelStep } from './slabDepths.ts'
import { PLANE_NAMES, type PlaneBasis, type PlaneName, standardAxes } from './standardAxes.ts'
import type { VolumeShape } from './VolumeShape.ts'
import { clampToVolume, volumeCenter, volumeExtent } from './volumeExtent.ts'

interface PlaneAxes {
  row: Vector
  column: Vector
}

/** Three perpendicular planes through one point of a volume. Immutable plain data. */
export interface Crosshair {
  center: Vector
  planes: Readonly<Record<PlaneName, PlaneAxes>>
  slab: Slab
}

/**
 * At the center of the volume, in the radiological convention: seen from the feet, the front and the left,
 * with head and front up.
 */
export function createCrosshair(shape: VolumeShape, basis: PlaneBasis = 'patient'): Crosshair {
  const [left, back, head] = standardAxes(shape, basis)
  const feet = scale(head, -1)
  return {
    center: volumeCenter(shape),
    planes: {
      axial: { row: left, column: back },
      coronal: { row: left, column: feet },
      sagittal: { row: back, column: feet },
    },
    slab: NO_SLAB,
  }
}

export const moveCrosshair = (crosshair: Crosshair, shape: VolumeShape, point: Vector): Crosshair => ({
  ...crosshair,
  center: clampToVolume(shape, point),
})

export const setSlab = (crosshair: Crosshair, slab: Slab): Crosshair => ({
  ...crosshair,
  slab: { ...slab, thickness: Math.max(0, slab.thickness) },
})

/** Rotates the lines seen in one plane clockwise: the other two planes rotate, this one stays. */
export function rotateCrosshair(crosshair: Crosshair, seenIn: PlaneName, degrees: number): Crosshair {
  const axis = planeNormal(crosshair, seenIn)
  const turned = (vector: Vector) => unit(rotate(vector, axis, (degrees * Math.PI) / 180))
  const planes = { ...crosshair.planes }
  for (const name of PLANE_NAMES) {
    if (name === seenIn) continue
    planes[name] = { row: turned(planes[name].row), column: turned(planes[name].column) }
  }
  return { ...crosshair, planes }
}

/** Moves by voxels: down in axial, to the back in coronal, to the left in sagittal planes, as stacks do. */
export function scrollCrosshair(
  crosshair: Crosshair,
  shape: VolumeShape,
  plane: PlaneName,
  steps: number,
): Crosshair {
  const direction = scrollDirection(crosshair, plane)
  const moved = add(crosshair.center, scale(direction, steps * voxelStep(shape, direction)))
  const { min, max } = volumeExtent(shape, direction)
  const at = dot(moved, direction)
  const back = Math.min(Math.max(at, min), max) - at
  return { ...crosshair, center: add(moved, scale(direction, back)) }
}

/** The index of this plane and the number of planes, from 0. */
export function crosshairIndex(
  crosshair: Crosshair,
  shape: VolumeShape,
  plane: PlaneName,
): { index: number; count: number } {
  const direction = scrollDirection(crosshair, plane)
  const { min, max } = volumeExtent(shape, direction)
  const step = voxelStep(shape, direction)
  return {
    index: Math.round((dot(crosshair.center, direction) - min) / step),
    count: Math.round((max - min) / step) + 1,
  }
}

/**
 * The plane as an image that covers the whole volume, so that nothing jumps while the crosshair moves.
 * `spacing` in mm is by default the smallest of the volume's pixels.
 */
export function crosshairPlane(
  crosshair: Crosshair,
  shape: VolumeShape,
  plane: PlaneName,
  spacing = Math.min(shape.columnSpacing, shape.rowSpacing),
): ImagePlane {
  const { row, column } = crosshair.planes[plane]
  const across = volumeExtent(shape, row)
  const down = volumeExtent(shape, column)
  const normal = planeNormal(crosshair, plane)
  const inPlane = add(scale(row, across.min), scale(column, down.min))
  return {
    geometry: { position: add(inPlane, scale(normal, dot(crosshair.center, normal))), row, column },
    columns: Math.ceil((across.max - across.min) / spacing - 1e-6) + 1,
    rows: Math.ceil((down.max - down.min) / spacing - 1e-6) + 1,
    spacing: [spacing, spacing],
    frameOfReference: shape.frameOfReference,
  }
}

const planeNormal = ({ planes, center }: Crosshair, plane: PlaneName) =>
  normalOf({ ...planes[plane], position: center })

/**
 * The normal of a sagittal plane seen from the left points to the right, that of an axial one to the head.
 */
function scrollDirection(crosshair: Crosshair, plane: PlaneName): Vector {
  const normal = planeNormal(crosshair, plane)
  return plane === 'coronal' ? normal : subtract([0, 0, 0], normal)
}
