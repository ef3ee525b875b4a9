import type { ImagePoint } from '../model/Geometry.ts'
import type { SlideGeometry } from './SlideSource.ts'

/** From mm on the glass to pixels, whose first one has its center at the origin (PS3.3 C.8.12.2.1). */
export function fromGlass({
  orientation,
  origin,
  spacing,
}: SlideGeometry): (values: readonly number[]) => ImagePoint {
  const along = (first: number, dx: number, dy: number) =>
    dx * (orientation[first] ?? 0) + dy * (orientation[first + 1] ?? 0)
  return ([x = 0, y = 0]) => ({
    x: along(0, x - origin.x, y - origin.y) / spacing.x + 0.5,
    y: along(3, x - origin.x, y - origin.y) / spacing.y + 0.5,
  })
}
