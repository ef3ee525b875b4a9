import type { ContourPlane } from './contourPlanes.ts'

export type Polygon = ContourPlane['polygons'][number]

/** Where a line along x enters and leaves polygons, by the even-odd rule, so that holes are left out. */
export function crossings(polygons: readonly Polygon[], y: number): number[] {
  const found: number[] = []
  for (const polygon of polygons)
    for (const [index, a] of polygon.entries()) {
      const b = polygon[(index + 1) % polygon.length]
      if (b && a.y > y !== b.y > y) found.push(a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x))
    }
  return found.sort((one, other) => one - other)
}
