import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement } from '../../model/Measurement.ts'

/** What can be taken hold of. The number is what `moved` asks for. */
export interface Handle {
  index: number
  at: ImagePoint
}

/** A drawn outline has none: it is moved as a whole. Rectangles and ellipses have the two corners between theirs as well. */
export function handlesOf({ tool, points }: Pick<Measurement, 'tool' | 'points'>): Handle[] {
  if (tool === 'freehand') return []
  const handles = points.map((at, index) => ({ index, at }))
  const [a, b] = points
  if ((tool === 'rectangle' || tool === 'ellipse') && a && b) {
    handles.push({ index: 2, at: { x: b.x, y: a.y } }, { index: 3, at: { x: a.x, y: b.y } })
  }
  return handles
}
