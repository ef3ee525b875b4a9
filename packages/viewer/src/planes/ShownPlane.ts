import type { Matrix, ViewportSize } from '../display/placement/placeImage.ts'
import type { View } from '../model/View.ts'
import type { PlanePicture } from './createSlicer.ts'

/**
 * A displayed plane: everything drawn on it belongs to this picture, not to one that is still being computed.
 */
export interface ShownPlane {
  picture: PlanePicture
  view: View
  /** Plane pixels → CSS pixels. */
  matrix: Matrix
  /** `ratio` is device pixels per CSS pixel. */
  size: ViewportSize & { ratio: number }
}
