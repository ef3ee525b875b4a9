/** A straight line through a volume: along rows and columns in pixels, along the normal in mm; start and step of each. */
export interface Line {
  x: number
  y: number
  place: number
  stepX: number
  stepY: number
  stepPlace: number
}
