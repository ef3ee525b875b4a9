import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { makeDicom } from '@pandok/viewer/testkit'
import { SIDE, SLICES } from './makeCt.ts'

const SEGMENTATION_STORAGE = '1.2.840.10008.5.1.4.1.1.66.4'

/** Ellipses in every slice by number: their half width and height and their position, in pixels. */
const ORGANS = [
  { number: 1, label: 'Liver', x: 180, y: 220, width: 110, height: 80 },
  { number: 2, label: 'Spleen', x: 380, y: 300, width: 50, height: 45 },
] as const

/** Creates a segmentation of both organs in all slices of the CT, with one bit per pixel, like a segmentation tool. */
export async function makeSegmentation(folder: string): Promise<string> {
  const frames = ORGANS.flatMap((organ) => Array.from({ length: SLICES }, (_, slice) => ({ organ, slice })))
  const frameBytes = (SIDE * SIDE) / 8
  const pixels = new Uint8Array(frames.length * frameBytes)
  for (const [index, { organ, slice }] of frames.entries())
    drawOrgan(pixels.subarray(index * frameBytes, (index + 1) * frameBytes), organ, slice)
  const file = makeDicom({
    SOPClassUID: SEGMENTATION_STORAGE,
    Modality: 'SEG',
    SegmentationType: 'BINARY',
    SeriesInstanceUID: '2.25.300.2',
    SeriesNumber: 2,
    SOPInstanceUID: '2.25.300.2.1',
    BitsAllocated: 1,
    BitsStored: 1,
    HighBit: 0,
    Rows: SIDE,
    Columns: SIDE,
    PixelData: pixels,
    NumberOfFrames: frames.length,
    PixelSpacing: undefined,
    RescaleIntercept: undefined,
    RescaleSlope: undefined,
    ImagePositionPatient: undefined,
    ImageOrientationPatient: undefined,
    SegmentSequence: ORGANS.map(({ number, label }) => ({ SegmentNumber: number, SegmentLabel: label })),
    SharedFunctionalGroupsSequence: [
      {
        PixelMeasuresSequence: [{ PixelSpacing: [0.7, 0.7], SliceThickness: 1, SpacingBetweenSlices: 1 }],
        PlaneOrientationSequence: [{ ImageOrientationPatient: [1, 0, 0, 0, 1, 0] }],
      },
    ],
    PerFrameFunctionalGroupsSequence: frames.map(({ organ, slice }) => ({
      SegmentIdentificationSequence: [{ ReferencedSegmentNumber: organ.number }],
      PlanePositionSequence: [{ ImagePositionPatient: [-179, -179, slice] }],
    })),
  })
  const path = join(folder, 'SEG.dcm')
  await writeFile(path, file)
  return path
}

/** Draws another outline in each slice, so that none can be drawn from the previous one. */
function drawOrgan(bits: Uint8Array, { x, y, width, height }: (typeof ORGANS)[number], slice: number): void {
  for (let row = Math.floor(y - height); row < y + height; row++)
    for (let column = Math.floor(x - width * 1.2); column < x + width * 1.2; column++) {
      const [across, down] = [(column - x) / width, (row - y) / height]
      const wave = 1 + 0.15 * Math.sin(Math.atan2(down, across) * 9 + slice / 7)
      const at = row * SIDE + column
      if (Math.hypot(across, down) < wave) bits[at >> 3] = (bits[at >> 3] as number) | (1 << (at & 7))
    }
}
