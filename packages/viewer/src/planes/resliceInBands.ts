import type { DecodedFrame } from '../model/DecodedFrame.ts'
import type { ImagePlane } from '../space/plane/ImagePlane.ts'
import type { Volume } from '../space/volume/createVolume.ts'
import type { SlabKernel } from '../space/volume/kernel/SlabKernel.ts'
import { createLineReading, readingOf, type Slab, transposed } from '../space/volume/reslice.ts'

/**
 * Resamples a plane in bands of lines, as many at once as fill some rows of the picture, so that the consumer can stop in
 * between. The value range is that of the whole volume, because what one plane contains must not change how all are shown.
 */
export function* resliceInBands(
  volume: Volume,
  plane: ImagePlane,
  slab: Slab,
  rowsAtOnce: number,
  kernel?: SlabKernel,
): Generator<undefined, DecodedFrame> {
  const { lines, isTurned } = readingOf(volume, plane, slab, kernel)
  const { rows, columns } = lines
  // Lines are read whole: to begin one costs as much as dozens of its steps.
  const atOnce = Math.max(1, Math.floor((rowsAtOnce * plane.columns) / columns))
  const { read } = createLineReading(volume, lines, slab, kernel)
  const values = new Float32Array(rows * columns)
  for (let start = 0; start < rows; start += atOnce) {
    const end = Math.min(start + atOnce, rows)
    read(start, end, values)
    if (end < rows) yield undefined
  }
  const picture = { rows, columns, samples: 1, values, min: volume.min, max: volume.max } as const
  return isTurned ? transposed(picture) : picture
}
