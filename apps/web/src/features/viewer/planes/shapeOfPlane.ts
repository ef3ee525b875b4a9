import type { ImagePlane, ImageShape } from '@pandok/viewer'

/** Planes are cut in squares. */
export const shapeOfPlane = ({ columns, rows }: ImagePlane): ImageShape => ({ columns, rows, aspect: 1 })
