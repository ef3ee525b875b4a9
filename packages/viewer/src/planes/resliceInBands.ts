import type { DecodedFrame } from '../model/DecodedFrame.ts'
import { type ImagePlane, patientPoint } from '../space/plane/ImagePlane.ts'
import type { Volume } from '../space/volume/createVolume.ts'
import { reslice, type Slab } from '../space/volume/reslice.ts'

/** So many rows of a plane, from row `start` on. */
function bandOf(plane: ImagePlane, start: number, rows: number): ImagePlane {
  const position = patientPoint(plane, { x: 0.5, y: start + 0.5 })
  return { ...plane, rows, geometry: { ...plane.geometry, position } }
}

/**
 * A plane a few rows at a time, so that whoever takes one band after another can stop in between. The range of values is
 * the whole volume's: what one plane happens to hold must not change how all of them are shown.
 */
export function* resliceInBands(
  volume: Volume,
  plane: ImagePlane,
  slab: Slab,
  rowsAtOnce: number,
): Generator<undefined, DecodedFrame> {
  const { rows, columns } = plane
  const values = new Float32Array(rows * columns)
  for (let start = 0; start < rows; start += rowsAtOnce) {
    const count = Math.min(rowsAtOnce, rows - start)
    values.set(reslice(volume, bandOf(plane, start, count), slab).values, start * columns)
    if (start + count < rows) yield undefined
  }
  return { rows, columns, samples: 1, values, min: volume.min, max: volume.max }
}
