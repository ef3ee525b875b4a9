import { itemAt } from '@pandok/domain'
import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement } from '../../model/Measurement.ts'
import { distance, distanceToSegment, type Scale, unscaled } from '../geometry/point.ts'
import { handlesOf } from './handlesOf.ts'
import { outlineOf, type Shape } from './outlineOf.ts'

export type Hit = { kind: 'handle'; index: number } | { kind: 'body' }

/**
 * What part of a measurement lies under a point. `tolerance` is in image coordinates, where equal screen
 * distances may differ by direction. The interior of an area doesn't count, because readers scroll and set
 * the window there.
 */
export function hit(
  measurement: Pick<Measurement, 'tool' | 'points'>,
  point: ImagePoint,
  tolerance: Scale,
): Hit | undefined {
  const at = unscaled(point, tolerance)
  const near = handlesOf(measurement)
    .map(({ index, at: handle }) => ({ index, away: distance(unscaled(handle, tolerance), at) }))
    .filter(({ away }) => away <= 1)
    .sort((a, b) => a.away - b.away)
  const [handle] = near
  if (handle) return { kind: 'handle', index: handle.index }
  const isOn = outlineOf(measurement).some((shape) => isAt(shape, at, tolerance))
  return isOn ? { kind: 'body' } : undefined
}

function isAt(shape: Shape, at: ImagePoint, tolerance: Scale): boolean {
  const segments = segmentsOf(shape).map((point) => unscaled(point, tolerance))
  return segments.some(
    (point, index) => index > 0 && distanceToSegment(at, itemAt(segments, index - 1), point) <= 1,
  )
}

const STEPS = 72

function segmentsOf(shape: Shape): readonly ImagePoint[] {
  switch (shape.kind) {
    case 'line':
      return shape.isAuxiliary ? [] : [shape.from, shape.to]
    case 'arrow':
      return [shape.tip, shape.tail]
    case 'polyline':
      return shape.points
    case 'polygon':
      return [...shape.points, ...shape.points.slice(0, 1)]
    case 'ellipse':
      return Array.from({ length: STEPS + 1 }, (_, step) => {
        const angle = (step / STEPS) * 2 * Math.PI
        return {
          x: shape.center.x + shape.radiusX * Math.cos(angle),
          y: shape.center.y + shape.radiusY * Math.sin(angle),
        }
      })
    case 'cross':
    case 'dot':
    case 'anchor':
      return []
  }
}
