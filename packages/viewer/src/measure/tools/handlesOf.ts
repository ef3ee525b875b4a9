import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement } from '../../model/Measurement.ts'

/** A draggable point. The number is passed to `moved`. */
export interface Handle {
  index: number
  at: ImagePoint
}

/**
 * A freehand outline and a counting grid have none: they are moved as a whole. Rectangles and ellipses also have the other two
 * corners.
 */
export function handlesOf({ tool, points }: Pick<Measurement, 'tool' | 'points'>): Handle[] {
  if (tool === 'freehand' || tool === 'grid') return []
  const handles = points.map((at, index) => ({ index, at }))
  const [a, b] = points
  if ((tool === 'rectangle' || tool === 'ellipse') && a && b) {
    handles.push({ index: 2, at: { x: b.x, y: a.y } }, { index: 3, at: { x: a.x, y: b.y } })
  }
  return handles
}
