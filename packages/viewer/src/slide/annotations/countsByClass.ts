import type { Measurement } from '../../model/Measurement.ts'

export interface ClassCount {
  /** The reader's name for it; may be empty. */
  name: string
  points: number
  regions: number
}

/** Counted points and outlines on a slide by name, in the order of first use. */
export function countsByClass(measurements: readonly Measurement[], slide: string): ClassCount[] {
  const counts = new Map<string, ClassCount>()
  for (const { tool, place, points, label } of measurements) {
    const isRegion = tool === 'freehand' || tool === 'rectangle' || tool === 'ellipse'
    if (place.on !== 'slide' || place.slide !== slide || (tool !== 'counter' && !isRegion)) continue
    const name = label.trim()
    const count = counts.get(name) ?? { name, points: 0, regions: 0 }
    counts.set(name, {
      name,
      points: count.points + (isRegion ? 0 : points.length),
      regions: count.regions + (isRegion ? 1 : 0),
    })
  }
  return [...counts.values()]
}
