import type { Vector } from '../model/Geometry.ts'
import { add, length, scale, subtract } from '../space/vector.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'
import { volumeCenter } from '../space/volume/volumeExtent.ts'
import { aimOf, type Camera, forwardOf } from './camera.ts'
import { type ClipBox, clipBounds } from './clipBox.ts'
import type { GridPlan } from './GridPlan.ts'
import { type TransferFunction, transferTable } from './transferFunctions.ts'
import type { ValueScale } from './ValueScale.ts'

/** All parameters of ray casting, for graphics card and CPU alike. */
export interface RayTask {
  width: number
  height: number
  /** The upper left corner of the picture in the patient, in front of the volume. */
  corner: Vector
  /** From one pixel to the next. */
  across: Vector
  down: Vector
  /** The direction of the rays, 1 mm long. */
  forward: Vector
  /**
   * The distance of samples in mm. Samples lie at multiples of it, so that those of neighboring rays lie in
   * planes.
   */
  step: number
  /** The maximum length of a ray in mm. */
  reach: number
  clip: { min: Vector; max: Vector }
  table: Float32Array
  /** The change per mm, on the scale from 0 to 1, that counts as a surface. */
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
  /** Size of the picture. */
  width: number
  height: number
  /** Picture pixels per mm. */
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
    width,
    height,
    across,
    down,
    forward,
    step,
    corner: add(before, add(scale(across, -width / 2), scale(down, -height / 2))),
    reach: 2 * half + 2 * length(subtract(aim, volumeCenter(shape))),
    clip: clipBounds(shape, parts.clip),
    table: transferTable(transfer, parts.scale, { shift: parts.shift, step }),
    surface: isHounsfield ? transfer.surface / (parts.scale.high - parts.scale.low) : transfer.surface,
  }
}

const halfDiagonal = ({ size, steps }: GridPlan): number =>
  // However oblique the grid is, no diagonal exceeds the sum of its sides.
  steps.reduce((sum, step, axis) => sum + length(step) * (size[axis] ?? 0), 0) / 2

/** Screen pixels per mm at which the whole volume is visible from all sides except along its diagonals. */
export function fitZoom(plan: GridPlan, { width, height }: { width: number; height: number }): number {
  const longest = Math.max(...plan.steps.map((step, axis) => length(step) * (plan.size[axis] ?? 0)))
  return Math.min(width, height) / (longest * 1.1)
}
