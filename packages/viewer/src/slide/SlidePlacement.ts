import type { ImagePoint } from '../model/Geometry.ts'

/** What of a slide is seen: a bookmark, when kept. Points are pixels of the largest level, corner based. */
export interface SlidePlacement {
  center: ImagePoint
  /** Screen pixels (CSS) per column of the largest level. */
  scale: number
  /** Degrees clockwise, 0 ≤ rotation < 360. */
  rotation: number
}
