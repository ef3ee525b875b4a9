import type { Matrix, ScreenPoint } from './placeImage.ts'

/** Radius of the magnifier in CSS pixels. */
export const MAGNIFIER_RADIUS = 110

/** How much larger than around it things are. */
const TIMES = 2.5
/** Screen pixels for one pixel of the image at least: fewer would hide what the file has. */
const LEAST = 2

/**
 * Image → the magnifier's own square: what lies under the pointer lies in its middle. It is painted from the pixels of
 * the image and not from those of the screen, so that it shows what a reduced picture leaves out.
 */
export function magnifierMatrix(matrix: Matrix, at: ScreenPoint, radius = MAGNIFIER_RADIUS): Matrix {
  const { a, b, c, d, e, f } = matrix
  const shown = Math.max(Math.hypot(a, b), Number.MIN_VALUE)
  const times = Math.max(TIMES, LEAST / shown)
  return {
    ...{ a: a * times, b: b * times, c: c * times, d: d * times },
    ...{ e: (e - at.x) * times + radius, f: (f - at.y) * times + radius },
  }
}

/** Where the magnifier's middle lies: on the pointer, or above a finger, which would hide it. */
export const magnifierPlace = (at: ScreenPoint, isTouch: boolean, radius = MAGNIFIER_RADIUS): ScreenPoint =>
  isTouch ? { x: at.x, y: at.y - radius - 32 } : at
