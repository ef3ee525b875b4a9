import type { Matrix, ScreenPoint } from './placeImage.ts'

/** Radius of the magnifier in CSS pixels. */
export const MAGNIFIER_RADIUS = 110

/** Magnification relative to the surroundings. */
const TIMES = 2.5
/** Minimum screen pixels per image pixel; with fewer, details of the file would be lost. */
const LEAST = 2

/**
 * Image → the magnifier's square, with the point under the pointer in the middle. It is painted from image
 * pixels rather than screen pixels, so that it shows what a reduced picture omits.
 */
export function magnifierMatrix(matrix: Matrix, at: ScreenPoint, radius = MAGNIFIER_RADIUS): Matrix {
  const { a, b, c, d, e, f } = matrix
  const shown = Math.max(Math.hypot(a, b), Number.MIN_VALUE)
  const times = Math.max(TIMES, LEAST / shown)
  return {
    a: a * times,
    b: b * times,
    c: c * times,
    d: d * times,
    e: (e - at.x) * times + radius,
    f: (f - at.y) * times + radius,
  }
}

/** The center of the magnifier: at the pointer, or above a finger, which would hide it. */
export const magnifierPlace = (at: ScreenPoint, isTouch: boolean, radius = MAGNIFIER_RADIUS): ScreenPoint =>
  isTouch ? { x: at.x, y: at.y - radius - 32 } : at
