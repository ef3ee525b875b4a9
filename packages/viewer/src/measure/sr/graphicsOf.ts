import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement } from '../../model/Measurement.ts'
import { cornersOf, ellipseOf } from '../tools/outlineOf.ts'
import type { Coordinates } from './contentItems.ts'

/** The shapes of a measurement in the terms of reports, in the order of its readings. */
export function graphicsOf({ tool, points }: Pick<Measurement, 'tool' | 'points'>): Graphic[] {
  const [a, b, c, d] = points
  if (!a) return []
  switch (tool) {
    case 'length':
    case 'path':
    case 'arrow':
    case 'angle':
      return [{ type: 'POLYLINE', points }]
    case 'bidirectional':
    case 'cobb':
    case 'ratio':
      return [
        ...(b ? [{ type: 'POLYLINE' as const, points: [a, b] }] : []),
        ...(c && d ? [{ type: 'POLYLINE' as const, points: [c, d] }] : []),
      ]
    case 'rectangle':
    case 'grid':
      return b ? [{ type: 'POLYLINE', points: [...cornersOf(a, b), a] }] : []
    case 'ellipse':
      return b ? [{ type: 'ELLIPSE', points: axesOf(a, b) }] : []
    case 'freehand':
      return [{ type: 'POLYLINE', points: [...points, a] }]
    case 'probe':
    case 'text':
    case 'vertebra':
      return [{ type: 'POINT', points: [a] }]
    case 'counter':
      return [{ type: points.length > 1 ? 'MULTIPOINT' : 'POINT', points }]
  }
}

export interface Graphic {
  type: Coordinates['type']
  points: readonly ImagePoint[]
}

/** The ends of the longer axis, then those of the shorter one (PS3.3 C.18.6.1.2). */
function axesOf(a: ImagePoint, b: ImagePoint): ImagePoint[] {
  const { center, radiusX, radiusY } = ellipseOf(a, b)
  const across = [
    { x: center.x - radiusX, y: center.y },
    { x: center.x + radiusX, y: center.y },
  ]
  const down = [
    { x: center.x, y: center.y - radiusY },
    { x: center.x, y: center.y + radiusY },
  ]
  return radiusX >= radiusY ? [...across, ...down] : [...down, ...across]
}
