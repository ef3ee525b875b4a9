import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement } from '../../model/Measurement.ts'
import { rowsOf } from '../geometry/polygon.ts'
import { ellipseOf } from '../tools/outlineOf.ts'

/** Top and bottom of an area, and where a horizontal line enters and leaves it, alternately. */
export interface AreaRows {
  top: number
  bottom: number
  crossed(y: number): readonly number[]
}

/** In the coordinates of the points. Undefined for shapes without an interior. */
export function areaRows({ tool, points }: Pick<Measurement, 'tool' | 'points'>): AreaRows | undefined {
  const [a, b] = points
  if (!a || !b) return undefined
  if (tool === 'rectangle') return rectangleRows(a, b)
  if (tool === 'ellipse') return ellipseRows(a, b)
  if (tool !== 'freehand' || points.length < 3) return undefined
  return {
    top: points.reduce((least, { y }) => Math.min(least, y), a.y),
    bottom: points.reduce((most, { y }) => Math.max(most, y), a.y),
    crossed: rowsOf(points),
  }
}

function rectangleRows(a: ImagePoint, b: ImagePoint): AreaRows {
  const ends = [Math.min(a.x, b.x), Math.max(a.x, b.x)]
  return { top: Math.min(a.y, b.y), bottom: Math.max(a.y, b.y), crossed: () => ends }
}

function ellipseRows(a: ImagePoint, b: ImagePoint): AreaRows {
  const { center, radiusX, radiusY } = ellipseOf(a, b)
  return {
    top: center.y - radiusY,
    bottom: center.y + radiusY,
    crossed(y) {
      const up = (y - center.y) / radiusY
      if (!(Math.abs(up) <= 1)) return []
      const half = radiusX * Math.sqrt(1 - up * up)
      return [center.x - half, center.x + half]
    },
  }
}

export function isInArea(measurement: Pick<Measurement, 'tool' | 'points'>, { x, y }: ImagePoint): boolean {
  const rows = areaRows(measurement)
  if (!rows || y < rows.top || y > rows.bottom) return false
  return rows.crossed(y).filter((crossed) => crossed <= x).length % 2 === 1
}
