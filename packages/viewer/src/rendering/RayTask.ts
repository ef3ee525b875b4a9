import type { Vector } from '../model/Geometry.ts'
import { add, length, scale, subtract } from '../space/vector.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'
import { volumeCenter } from '../space/volume/volumeExtent.ts'
import { aimOf, type Camera, forwardOf } from './camera.ts'
import { type ClipBox, clipBounds } from './clipBox.ts'
import type { GridPlan } from './GridPlan.ts'
import { type TransferFunction, transferTable } from './transferFunctions.ts'
import type { ValueScale } from './ValueScale.ts'

/** Everything that rays through a grid depend on; for the graphics card and for the processor alike. */
export interface RayTask {
  width: number
  height: number
  /** The upper left corner of the picture in the patient, before the volume. */
  corner: Vector
  /** From one pixel to the next. */
  across: Vector
  down: Vector
  /** The way of the rays, 1 mm long. */
  forward: Vector
  /** Between samples, in mm. Samples lie at multiples of it, so that those of neighboring rays lie in planes. */
  step: number
  /** How long a ray is at most, in mm. */
  reach: number
  clip: { min: Vector; max: Vector }
  table: Float32Array
  /** Change in 1 mm, of the scale from 0 to 1, that counts as a surface. */
  surface: number
}

interface RayParts {
  shape: VolumeShape
  plan: GridPlan
  scale: ValueScale
  camera: Camera
  clip: ClipBox
  transfer: TransferFunction
  shift: number
}

export interface RaySize {
  /** Of the picture. */
  width: number
  height: number
  /** Pixels of it for a mm. */
  zoom: number
  /** Voxels between samples. */
  voxels: number
}

export function rayTask(parts: RayParts, { width, height, zoom, voxels }: RaySize): RayTask {
  const { shape, plan, camera, transfer } = parts
  const half = halfDiagonal(plan)
  const forward = forwardOf(camera)
  const aim = aimOf(camera, volumeCenter(shape))
  const before = subtract(aim, scale(forward, half + length(subtract(aim, volumeCenter(shape)))))
  const across = scale(camera.right, 1 / zoom)
  const down = scale(camera.down, 1 / zoom)
  const step = voxels * Math.min(...plan.steps.map(length))
  const isHounsfield = parts.scale.isHounsfield
  return {
    ...{ width, height, across, down, forward, step },
    corner: add(before, add(scale(across, -width / 2), scale(down, -height / 2))),
    reach: 2 * half + 2 * length(subtract(aim, volumeCenter(shape))),
    clip: clipBounds(shape, parts.clip),
    table: transferTable(transfer, parts.scale, { shift: parts.shift, step }),
    surface: isHounsfield ? transfer.surface / (parts.scale.high - parts.scale.low) : transfer.surface,
  }
}

const halfDiagonal = ({ size, steps }: GridPlan): number =>
  // However askew the grid is, no diagonal is longer than all its sides one after the other.
  steps.reduce((sum, step, axis) => sum + length(step) * (size[axis] ?? 0), 0) / 2

/** Screen pixels for a mm with which the whole volume is seen from anywhere but its corners. */
export function fitZoom(plan: GridPlan, { width, height }: { width: number; height: number }): number {
  const longest = Math.max(...plan.steps.map((step, axis) => length(step) * (plan.size[axis] ?? 0)))
  return Math.min(width, height) / (longest * 1.1)
}
