import type { RigidMatrix } from '../../model/Registration.ts'
import type { ImagePlane } from '../plane/ImagePlane.ts'
import { moved, turned } from './rigid.ts'

/** An image transformed to another frame of reference. */
export function movePlane(
  plane: ImagePlane,
  matrix: RigidMatrix,
  frameOfReference: string | undefined,
): ImagePlane {
  const { position, row, column } = plane.geometry
  return {
    ...plane,
    frameOfReference,
    geometry: {
      ...plane.geometry,
      position: moved(matrix, position),
      row: turned(matrix, row),
      column: turned(matrix, column),
    },
  }
}
