import { fitScale, type ViewportSize } from '../display/placement/placeImage.ts'
import type { Vector } from '../model/Geometry.ts'
import type { Placement } from '../model/View.ts'
import { type ImagePlane, imagePoint, patientPoint } from '../space/plane/ImagePlane.ts'
import { createCrosshair, crosshairPlane } from '../space/volume/crosshair.ts'
import type { PlaneBasis, PlaneName } from '../space/volume/standardAxes.ts'
import type { VolumeShape } from '../space/volume/VolumeShape.ts'

/**
 * The placement of a plane in its viewport, in mm of the patient: it stays the same when the plane rotates or
 * is resampled more coarsely. `scale` is screen pixels per mm; null for fitted. A null `center` is the
 * volume's own.
 */
export interface PlanePlacement {
  scale: number | null
  center: Vector | null
  rotation: number
  isFlipped: boolean
}

export const HOME_PLACEMENT: PlanePlacement = { scale: null, center: null, rotation: 0, isFlipped: false }

/** What a plane is fitted to: the whole volume in its initial orientation. */
interface PlaneHome {
  center: Vector
  plane: ImagePlane
}

export function homeOf(shape: VolumeShape, basis: PlaneBasis, name: PlaneName): PlaneHome {
  const crosshair = createCrosshair(shape, basis)
  return { center: crosshair.center, plane: crosshairPlane(crosshair, shape, name) }
}

export function placementOf(
  { scale, center, rotation, isFlipped }: PlanePlacement,
  plane: ImagePlane,
  home: PlaneHome,
  size: ViewportSize,
): Placement {
  const whole = { columns: home.plane.columns, rows: home.plane.rows, aspect: 1 }
  const perMm = scale ?? fitScale(whole, size, rotation) / home.plane.spacing[1]
  const { x, y } = imagePoint(plane, center ?? home.center)
  return { scale: perMm * plane.spacing[1], center: { x, y }, rotation, isFlipped }
}

export const planePlacementOf = (
  { scale, center, rotation, isFlipped }: Placement,
  plane: ImagePlane,
): PlanePlacement => ({
  scale: scale === null ? null : scale / plane.spacing[1],
  center: center && patientPoint(plane, center),
  rotation,
  isFlipped,
})
