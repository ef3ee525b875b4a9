import type { Matrix, ViewportSize } from '../display/placement/placeImage.ts'
import type { View } from '../model/View.ts'
import type { PlanePicture } from './createSlicer.ts'

/** A plane as it is seen: everything drawn on it belongs to this picture, and not to one that is still being cut. */
export interface ShownPlane {
  picture: PlanePicture
  view: View
  /** Pixels of the plane → CSS pixels of its place. */
  matrix: Matrix
  /** `ratio`: device pixels per CSS pixel. */
  size: ViewportSize & { ratio: number }
}
