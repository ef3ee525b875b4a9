import type { ImageShape } from '../display/placement/placeImage.ts'
import type { ImagePlane } from '../space/plane/ImagePlane.ts'

/** Planes are resampled with square pixels. */
export const shapeOfPlane = ({ columns, rows }: ImagePlane): ImageShape => ({ columns, rows, aspect: 1 })
