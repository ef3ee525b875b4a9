import type { ImagePoint, SpacingFacts } from '../../model/Geometry.ts'
import type { DisplayedArea } from '../../model/Presentation.ts'
import type { Placement } from '../../model/View.ts'

/** In the canvas or element that shows the image; y goes down. */
export interface ScreenPoint {
  x: number
  y: number
}

/** In the unit of the points: CSS pixels for pointers, device pixels for canvases. */
export interface ViewportSize {
  width: number
  height: number
}

/** `aspect` is the height of a pixel divided by its width. */
export interface ImageShape {
  columns: number
  rows: number
  aspect: number
}

/** Image → screen, as canvas and CSS write it: x' = a·x + c·y + e, y' = b·x + d·y + f. */
export interface Matrix {
  a: number
  b: number
  c: number
  d: number
  e: number
  f: number
}

/** From any kind of pixel size, otherwise from the Pixel Aspect Ratio; square if nothing is known. */
export function aspectOf({ pixel, imager, nominal, aspect }: SpacingFacts): number {
  for (const known of [pixel, imager, nominal, aspect])
    if (known && known[0] > 0 && known[1] > 0) return known[0] / known[1]
  return 1
}

/** Screen pixels per column at which the whole rotated image just fits. */
export function fitScale(
  { columns, rows, aspect }: ImageShape,
  { width, height }: ViewportSize,
  rotation: number,
): number {
  const [cos, sin] = cosAndSin(rotation)
  const [along, across] = [Math.abs(cos), Math.abs(sin)]
  const wide = columns * along + rows * aspect * across
  const high = columns * across + rows * aspect * along
  const scale = Math.min(width / wide, height / high)
  return Number.isFinite(scale) && scale > 0 ? scale : 1
}

export function scaleOf(placement: Placement, image: ImageShape, viewport: ViewportSize): number {
  const { scale, area, rotation, aspect = image.aspect } = placement
  if (scale !== null) return scale
  return fitScale({ ...image, ...(area && sizeOf(area)), aspect }, viewport, rotation)
}

const sizeOf = ({ left, top, right, bottom }: DisplayedArea) => ({
  columns: Math.max(right - left, 1),
  rows: Math.max(bottom - top, 1),
})

/** The image point at the center of the viewport. */
function centerOf({ center, area }: Placement, { columns, rows }: ImageShape): ImagePoint {
  if (center) return center
  if (!area) return { x: columns / 2, y: rows / 2 }
  return { x: (area.left + area.right) / 2, y: (area.top + area.bottom) / 2 }
}

export function matrixOf(placement: Placement, image: ImageShape, viewport: ViewportSize): Matrix {
  const scale = scaleOf(placement, image, viewport)
  const center = centerOf(placement, image)
  const [cos, sin] = cosAndSin(placement.rotation)
  const across = placement.isFlipped ? -scale : scale
  const down = scale * (placement.aspect ?? image.aspect)
  const [a, b, c, d] = [across * cos, across * sin, -down * sin, down * cos]
  const shown = placement.area ? sizeOf(placement.area) : image
  const width = Math.abs(a) * shown.columns + Math.abs(c) * shown.rows
  return {
    a,
    b,
    c,
    d,
    e: viewport.width / 2 - a * center.x - c * center.y + aside(placement, viewport.width - width),
    f: viewport.height / 2 - b * center.x - d * center.y,
  }
}

/** How far a fitted image stands from the middle, where this much of the viewport's width is left. */
function aside({ side, scale, center }: Placement, left: number): number {
  if (side === undefined || scale !== null || center !== null) return 0
  return side === 'left' ? -left / 2 : left / 2
}

/** The same placement on a canvas with `ratio` device pixels per viewport pixel. */
export function scaleMatrix({ a, b, c, d, e, f }: Matrix, ratio: number): Matrix {
  return { a: a * ratio, b: b * ratio, c: c * ratio, d: d * ratio, e: e * ratio, f: f * ratio }
}

/** Applies the inner matrix first. */
export const product = (outer: Matrix, inner: Matrix): Matrix => ({
  a: outer.a * inner.a + outer.c * inner.b,
  b: outer.b * inner.a + outer.d * inner.b,
  c: outer.a * inner.c + outer.c * inner.d,
  d: outer.b * inner.c + outer.d * inner.d,
  e: outer.a * inner.e + outer.c * inner.f + outer.e,
  f: outer.b * inner.e + outer.d * inner.f + outer.f,
})

export function toScreen({ a, b, c, d, e, f }: Matrix, { x, y }: ImagePoint): ScreenPoint {
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

export function toImage(matrix: Matrix, { x, y }: ScreenPoint): ImagePoint {
  const { a, b, c, d, e, f } = invert(matrix)
  return { x: a * x + c * y + e, y: b * x + d * y + f }
}

/** Screen → image. */
export function invert({ a, b, c, d, e, f }: Matrix): Matrix {
  const area = a * d - b * c
  return {
    a: d / area,
    b: -b / area,
    c: -c / area,
    d: a / area,
    e: (c * f - d * e) / area,
    f: (b * e - a * f) / area,
  }
}

/**
 * Cosine and sine, exact for quarter turns, because a rounding error would defeat the fast paths and tie
 * breaking.
 */
export function cosAndSin(degrees: number): [cos: number, sin: number] {
  switch (((degrees % 360) + 360) % 360) {
    case 0:
      return [1, 0]
    case 90:
      return [0, 1]
    case 180:
      return [-1, 0]
    case 270:
      return [0, -1]
    default:
      return [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
  }
}
