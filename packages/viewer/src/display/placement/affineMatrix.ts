import type { ImagePoint } from '../../model/Geometry.ts'
import type { Matrix } from './placeImage.ts'

/** The matrix of an affine map, from where it places the origin and a step along each side. */
export function affineMatrix(place: (x: number, y: number) => ImagePoint): Matrix {
  const [origin, right, down] = [place(0, 0), place(1, 0), place(0, 1)]
  return {
    a: right.x - origin.x,
    b: right.y - origin.y,
    c: down.x - origin.x,
    d: down.y - origin.y,
    e: origin.x,
    f: origin.y,
  }
}
