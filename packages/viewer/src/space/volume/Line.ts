/**
 * A straight line through a volume: in pixels along rows and columns, in mm along the normal; start and step
 * of each.
 */
export interface Line {
  x: number
  y: number
  place: number
  stepX: number
  stepY: number
  stepPlace: number
}
