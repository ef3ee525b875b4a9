import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement } from '../../model/Measurement.ts'

/** Squares in the tissue; on a slide whose pixels aren't square, they are rectangles of pixels. */
export interface CountingGrid {
  left: number
  top: number
  /** Of one square, in pixels. */
  width: number
  height: number
  columns: number
  rows: number
}

/** Squares along one side, which a screen can still draw. */
export const MOST_SQUARES = 50

/** The points of a grid around a center; `side` is that of a square in µm. */
export function countingGridPoints(
  center: ImagePoint,
  { side, columns, rows }: { side: number; columns: number; rows: number },
  microns: { x: number; y: number },
): ImagePoint[] {
  const [width, height] = [side / microns.x, side / microns.y]
  const [x, y] = [center.x - (columns * width) / 2, center.y - (rows * height) / 2]
  return [
    { x, y },
    { x: x + columns * width, y: y + rows * height },
    { x: x + width, y: y + height },
  ]
}

/** Undefined if the points aren't those of a grid. */
export function countingGridOf([from, to, first]: readonly ImagePoint[]): CountingGrid | undefined {
  if (!from || !to || !first) return undefined
  const [width, height] = [first.x - from.x, first.y - from.y]
  const [columns, rows] = [Math.round((to.x - from.x) / width), Math.round((to.y - from.y) / height)]
  const isGrid = width > 0 && height > 0 && columns >= 1 && rows >= 1
  if (!isGrid || columns > MOST_SQUARES || rows > MOST_SQUARES) return undefined
  return { left: from.x, top: from.y, width, height, columns, rows }
}

/** The lines between its squares. */
export function gridLines(grid: CountingGrid): [ImagePoint, ImagePoint][] {
  const { left, top, width, height, columns, rows } = grid
  const [right, bottom] = [left + columns * width, top + rows * height]
  const down = Array.from({ length: columns - 1 }, (_, index): [ImagePoint, ImagePoint] => {
    const x = left + (index + 1) * width
    return [
      { x, y: top },
      { x, y: bottom },
    ]
  })
  const across = Array.from({ length: rows - 1 }, (_, index): [ImagePoint, ImagePoint] => {
    const y = top + (index + 1) * height
    return [
      { x: left, y },
      { x: right, y },
    ]
  })
  return [...down, ...across]
}

/** A point on the left or upper border counts, one on the right or lower border doesn't, as in a counting chamber. */
export function isInGrid({ points }: Pick<Measurement, 'points'>, { x, y }: ImagePoint): boolean {
  const [from, to] = points
  return from !== undefined && to !== undefined && x >= from.x && x < to.x && y >= from.y && y < to.y
}
