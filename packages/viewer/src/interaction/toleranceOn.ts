import type { Matrix } from '../display/placement/placeImage.ts'
import type { Scale } from '../measure/geometry/point.ts'

/** A distance on the screen in the coordinates of an image with this matrix. */
export const toleranceOn = ({ a, b, c, d }: Matrix, reach: number): Scale => ({
  x: reach / Math.hypot(a, b),
  y: reach / Math.hypot(c, d),
})
