import type { ImagePoint } from '../../model/Geometry.ts'
import type { Calibration } from '../../model/Measurement.ts'
import { PIXELS } from './calibrationOf.ts'
import { isSize } from './size.ts'

/** Points of a plane that was cut out of a volume are in mm already, and as exact as those of the slices usually are. */
export const PLANE_CALIBRATION: Calibration = { x: 1, y: 1, unit: 'mm', source: 'plane', step: 0.5 }

/** µm per pixel of the slide's largest level; pixels where neither the file nor the reader says. */
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
 * What the pixels measure if the way from `a` to `b` is so long. The shape of the pixels stays what it was. Undefined for
 * a way or a length that is none.
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
