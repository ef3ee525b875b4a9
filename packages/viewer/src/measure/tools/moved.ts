import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement } from '../../model/Measurement.ts'
import { plus, type Scale, SQUARE } from '../geometry/point.ts'
import { type Axes, rotateAxes, shiftShortAxis } from './perpendicular.ts'

/**
 * The points after moving a handle or the whole measurement. `scale` is the calibration, which keeps the axes
 * of a bidirectional perpendicular in the patient.
 */
export function moved(
  { tool, points }: Pick<Measurement, 'tool' | 'points'>,
  handle: number | 'all',
  delta: ImagePoint,
  scale: Scale = SQUARE,
): readonly ImagePoint[] {
  if (handle === 'all') return points.map((point) => plus(point, delta))
  if (tool === 'bidirectional') return movedAxes(points, handle, delta, scale)
  const [a, b] = points
  if ((tool === 'rectangle' || tool === 'ellipse') && a && b && handle >= 2) {
    return handle === 2
      ? [
          { x: a.x, y: a.y + delta.y },
          { x: b.x + delta.x, y: b.y },
        ]
      : [
          { x: a.x + delta.x, y: a.y },
          { x: b.x, y: b.y + delta.y },
        ]
  }
  return points.map((point, index) => (index === handle ? plus(point, delta) : point))
}

function movedAxes(points: readonly ImagePoint[], handle: number, delta: ImagePoint, scale: Scale) {
  const [a, b, c, d] = points
  const point = points[handle]
  if (!a || !b || !c || !d || !point) return points
  const axes: Axes = [a, b, c, d]
  const target = plus(point, delta)
  if (handle === 0) return rotateAxes(axes, target, b, scale)
  if (handle === 1) return rotateAxes(axes, a, target, scale)
  return shiftShortAxis(axes, handle === 2 ? 2 : 3, target, scale)
}
