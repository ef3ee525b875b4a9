import type { ImagePoint } from '../../model/Geometry.ts'
import type { Calibration } from '../../model/Measurement.ts'
import { PIXELS } from './calibrationOf.ts'
import { isSize } from './size.ts'

/** Points of a reformatted plane are in mm already, with the usual precision of slices. */
export const PLANE_CALIBRATION: Calibration = { x: 1, y: 1, unit: 'mm', source: 'plane', step: 0.5 }

/** µm per pixel of the slide's largest level; pixels if neither the file nor the reader gives a size. */
export function slideCalibration(
  perPixel: { x: number; y: number; origin?: string } | undefined,
): Calibration {
  if (!perPixel || !isSize(perPixel.x) || !isSize(perPixel.y)) return PIXELS
  return {
    x: perPixel.x,
    y: perPixel.y,
    unit: 'µm',
    source: perPixel.origin === 'reader' ? 'reader' : 'slide',
  }
}

/**
 * The pixel size if the distance from `a` to `b` has the given length. The pixel aspect ratio is kept.
 * Undefined for a zero distance or an invalid length.
 */
export function readerCalibration(
  a: ImagePoint,
  b: ImagePoint,
  length: number,
  unit: 'mm' | 'µm',
  shape: { x: number; y: number },
): Calibration | undefined {
  const drawn = Math.hypot((b.x - a.x) * shape.x, (b.y - a.y) * shape.y)
  if (!isSize(drawn) || !isSize(length)) return undefined
  const factor = length / drawn
  return { x: shape.x * factor, y: shape.y * factor, unit, source: 'reader' }
}
