import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement } from '../../model/Measurement.ts'
import { middle } from '../geometry/point.ts'
import { countingGridOf, gridLines } from './countingGrid.ts'

/** Shapes in the coordinates of the points. Line widths, dashes and screen sizes are up to the renderer. */
export type Shape =
  | { kind: 'line'; from: ImagePoint; to: ImagePoint; isAuxiliary?: true }
  | { kind: 'polygon'; points: readonly ImagePoint[] }
  | { kind: 'polyline'; points: readonly ImagePoint[] }
  | { kind: 'ellipse'; center: ImagePoint; radiusX: number; radiusY: number }
  | { kind: 'cross'; at: ImagePoint }
  /** A line with an arrow head at its tip. */
  | { kind: 'arrow'; tip: ImagePoint; tail: ImagePoint }
  /** A counted point. */
  | { kind: 'dot'; at: ImagePoint; ordinal: number }
  /** Where the number, the label and the readings are shown. */
  | { kind: 'anchor'; at: ImagePoint }

type Drawn = Pick<Measurement, 'tool' | 'points'>

/** Also works for a draft, which has fewer points. */
export function outlineOf(measurement: Drawn): Shape[] {
  const shapes = bodyOf(measurement)
  const at = anchorOf(measurement)
  return at ? [...shapes, { kind: 'anchor', at }] : shapes
}

function bodyOf({ tool, points }: Drawn): Shape[] {
  const [a, b, c, d] = points
  if (!a) return []
  switch (tool) {
    case 'length':
      return line(a, b)
    case 'bidirectional':
    case 'ratio':
      return [...line(a, b), ...line(c, d)]
    case 'cobb': {
      const between = a && b && c && d ? { from: middle(a, b), to: middle(c, d) } : undefined
      return [
        ...line(a, b),
        ...line(c, d),
        ...(between ? [{ kind: 'line' as const, ...between, isAuxiliary: true as const }] : []),
      ]
    }
    case 'angle':
      return [...line(a, b), ...line(b, c)]
    case 'rectangle':
      return b ? [{ kind: 'polygon', points: cornersOf(a, b) }] : []
    case 'grid': {
      const grid = countingGridOf(points)
      return grid && b
        ? [
            { kind: 'polygon', points: cornersOf(a, b) },
            ...gridLines(grid).map(([from, to]): Shape => ({ kind: 'line', from, to })),
          ]
        : []
    }
    case 'ellipse':
      return b ? [{ kind: 'ellipse', ...ellipseOf(a, b) }] : []
    case 'freehand':
      return points.length < 3 ? [{ kind: 'polyline', points }] : [{ kind: 'polygon', points }]
    case 'probe':
      return [{ kind: 'cross', at: a }]
    case 'arrow':
      return b ? [{ kind: 'arrow', tip: a, tail: b }] : []
    case 'text':
      return []
    case 'path':
      return [{ kind: 'polyline', points }]
    case 'vertebra':
      return [{ kind: 'dot', at: a, ordinal: 1 }]
    case 'counter':
      return points.map((at, index) => ({ kind: 'dot', at, ordinal: index + 1 }))
  }
}

const line = (from: ImagePoint | undefined, to: ImagePoint | undefined): Shape[] =>
  from && to ? [{ kind: 'line', from, to }] : []

export const cornersOf = (a: ImagePoint, b: ImagePoint): ImagePoint[] => [
  a,
  { x: b.x, y: a.y },
  b,
  { x: a.x, y: b.y },
]

export const ellipseOf = (a: ImagePoint, b: ImagePoint) => ({
  center: middle(a, b),
  radiusX: Math.abs(b.x - a.x) / 2,
  radiusY: Math.abs(b.y - a.y) / 2,
})

/** The label stands beside the last point, where the reader looks; that of an area at its lower right. */
function anchorOf({ tool, points }: Drawn): ImagePoint | undefined {
  const [a, b] = points
  if (tool === 'angle' || tool === 'arrow' || tool === 'bidirectional') return b ?? a
  if (tool === 'rectangle' || tool === 'ellipse' || tool === 'freehand' || tool === 'grid') {
    if (points.length < 2) return undefined
    return {
      x: points.reduce((most, { x }) => Math.max(most, x), Number.NEGATIVE_INFINITY),
      y: points.reduce((most, { y }) => Math.max(most, y), Number.NEGATIVE_INFINITY),
    }
  }
  return points.at(-1)
}
