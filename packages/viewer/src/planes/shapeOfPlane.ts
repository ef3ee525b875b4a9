import type { ImageShape } from '../display/placement/placeImage.ts'
import type { ImagePlane } from '../space/plane/ImagePlane.ts'

/** Planes are cut in squares. */
export const shapeOfPlane = ({ columns, rows }: ImagePlane): ImageShape => ({ columns, rows, aspect: 1 })
