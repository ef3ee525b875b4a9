import type { ImagePoint } from '../model/Geometry.ts'

/**
 * The visible part of a slide; stored, it is a bookmark. Points are pixels of the largest level, corner
 * based.
 */
export interface SlidePlacement {
  center: ImagePoint
  /** Screen pixels (CSS) per column of the largest level. */
  scale: number
  /** Degrees clockwise, 0 ≤ rotation < 360. */
  rotation: number
}
