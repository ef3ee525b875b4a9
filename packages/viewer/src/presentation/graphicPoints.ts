import { type ImageShape, type Matrix, type ScreenPoint, toScreen } from '../display/placement/placeImage.ts'
import type { ImagePoint } from '../model/Geometry.ts'
import type { DisplayedArea, GraphicUnits } from '../model/Presentation.ts'

/** The image that a graphic lies on, as it is displayed. */
export interface GraphicPlace {
  matrix: Matrix
  shape: ImageShape
  area: DisplayedArea | undefined
}

/** The points of a graphic on the screen. */
export function graphicPoints(
  points: readonly ImagePoint[],
  units: GraphicUnits,
  place: GraphicPlace,
): ScreenPoint[] {
  if (units === 'pixel') return points.map((point) => toScreen(place.matrix, point))
  const { from, to } = displayedBox(place)
  return points.map(({ x, y }) => ({ x: from.x + x * (to.x - from.x), y: from.y + y * (to.y - from.y) }))
}

/** The displayed area as seen after rotation and flipping: its screen corners are 0\0 and 1\1. */
export function displayedBox({ matrix, shape, area }: GraphicPlace): { from: ScreenPoint; to: ScreenPoint } {
  const { left, top, right, bottom } = area ?? { left: 0, top: 0, right: shape.columns, bottom: shape.rows }
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ].map((corner) => toScreen(matrix, corner))
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)]
  return {
    from: { x: Math.min(...xs), y: Math.min(...ys) },
    to: { x: Math.max(...xs), y: Math.max(...ys) },
  }
}
