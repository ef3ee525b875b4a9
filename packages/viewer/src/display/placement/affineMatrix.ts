import type { ImagePoint } from '../../model/Geometry.ts'
import type { Matrix } from './placeImage.ts'

/**
 * The matrix of an affine map, from where it places the origin and a step along each side. Where its results are rounded, a
 * long step keeps the rounding out of the matrix.
 */
export function affineMatrix(place: (x: number, y: number) => ImagePoint, step = 1): Matrix {
  const [origin, right, down] = [place(0, 0), place(step, 0), place(0, step)]
  return {
    a: (right.x - origin.x) / step,
    b: (right.y - origin.y) / step,
    c: (down.x - origin.x) / step,
    d: (down.y - origin.y) / step,
    e: origin.x,
    f: origin.y,
  }
}
