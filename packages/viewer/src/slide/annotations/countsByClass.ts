import { isInGrid } from '../../measure/tools/countingGrid.ts'
import type { ImagePoint } from '../../model/Geometry.ts'
import type { Measurement } from '../../model/Measurement.ts'

export interface ClassCount {
  /** The reader's name for it; may be empty. */
  name: string
  points: number
  regions: number
}

/**
 * Counted points and outlines on a slide by name, in the order of first use; with a counting grid, those inside it. An
 * outline is where the middle of its points is.
 */
export function countsByClass(
  measurements: readonly Measurement[],
  slide: string,
  grid?: Measurement,
): ClassCount[] {
  const counts = new Map<string, ClassCount>()
  const isCounted = (point: ImagePoint) => !grid || isInGrid(grid, point)
  for (const { tool, place, points, label } of measurements) {
    const isRegion = tool === 'freehand' || tool === 'rectangle' || tool === 'ellipse'
    if (place.on !== 'slide' || place.slide !== slide || (tool !== 'counter' && !isRegion)) continue
    const name = label.trim()
    const count = counts.get(name) ?? { name, points: 0, regions: 0 }
    counts.set(name, {
      name,
      points: count.points + (isRegion ? 0 : points.filter(isCounted).length),
      regions: count.regions + (isRegion && isCounted(middleOf(points)) ? 1 : 0),
    })
  }
  return [...counts.values()]
}

function middleOf(points: readonly ImagePoint[]): ImagePoint {
  const sum = points.reduce((all, { x, y }) => ({ x: all.x + x, y: all.y + y }), { x: 0, y: 0 })
  return { x: sum.x / points.length, y: sum.y / points.length }
}
