import type { Placement } from '../../model/View.ts'
import {
  type ImageShape,
  matrixOf,
  type ScreenPoint,
  scaleOf,
  toImage,
  toScreen,
  type ViewportSize,
} from './placeImage.ts'

/** Fitted, centerd, and not rotated or flipped. */
export const RESET_PLACEMENT: Placement = { scale: null, center: null, rotation: 0, isFlipped: false }

/** Screen pixels per column: beyond these a picture is a dot or a single pixel. */
export const SCALE_LIMITS = { min: 0.01, max: 200 }

/** Fitted, but still rotated and flipped. */
export const fit = (placement: Placement): Placement => ({
  ...placement,
  scale: null,
  center: null,
  area: undefined,
  side: undefined,
})

/** One column per device pixel. The center stays. */
export const oneToOne = (placement: Placement, pixelRatio: number): Placement => ({
  ...placement,
  scale: 1 / pixelRatio,
})

/** Zooms by a factor; the point of the image under `at` stays there. */
export function zoomAt(
  placement: Placement,
  image: ImageShape,
  viewport: ViewportSize,
  point: ScreenPoint,
  factor: number,
): Placement {
  const before = scaleOf(placement, image, viewport)
  const scale = Math.min(Math.max(before * factor, SCALE_LIMITS.min), SCALE_LIMITS.max)
  const held = toImage(matrixOf(placement, image, viewport), point)
  const zoomed = { ...placement, scale }
  const moved = toScreen(matrixOf(zoomed, image, viewport), held)
  return pan(zoomed, image, viewport, point.x - moved.x, point.y - moved.y)
}

/** Moves by this many screen pixels. A fitted image keeps its scale from then on. */
export function pan(
  placement: Placement,
  image: ImageShape,
  viewport: ViewportSize,
  dx: number,
  dy: number,
): Placement {
  const middle = { x: viewport.width / 2 - dx, y: viewport.height / 2 - dy }
  const center = toImage(matrixOf(placement, image, viewport), middle)
  return { ...placement, scale: scaleOf(placement, image, viewport), center }
}

/** Clockwise on the screen, by any angle. */
export const rotate = (placement: Placement, degrees: number): Placement => ({
  ...placement,
  rotation: wrap(placement.rotation + degrees),
})

/** Swaps left and right of the screen, however the image is rotated. */
export const flipHorizontally = (placement: Placement): Placement => ({
  ...placement,
  rotation: wrap(-placement.rotation),
  isFlipped: !placement.isFlipped,
})

/** Swaps top and bottom of the screen. */
export const flipVertically = (placement: Placement): Placement => ({
  ...placement,
  rotation: wrap(180 - placement.rotation),
  isFlipped: !placement.isFlipped,
})

function wrap(degrees: number): number {
  const wrapped = ((degrees % 360) + 360) % 360
  // A tiny negative angle rounds to 360.
  return wrapped === 360 ? 0 : wrapped
}
