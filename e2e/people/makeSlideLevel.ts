import { makeDicom } from '@pandok/viewer/testkit'

const TILE = 128

/** Returns a square level of a whole slide, with gray tiles that differ from each other. */
export function makeSlideLevel(size: number, number: number): Uint8Array {
  const across = size / TILE
  const frames = across * across
  const pixels = new Uint8Array(frames * TILE * TILE)
  for (let frame = 0; frame < frames; frame++)
    pixels.fill(60 + ((frame * 37) % 160), frame * TILE * TILE, (frame + 1) * TILE * TILE)
  const spacing = 0.00025 * (1024 / size)
  return makeDicom({
    SOPClassUID: '1.2.840.10008.5.1.4.1.1.77.1.6',
    Modality: 'SM',
    InstanceNumber: number,
    ImageType: ['ORIGINAL', 'PRIMARY', 'VOLUME', number === 1 ? 'NONE' : 'RESAMPLED'],
    PatientName: 'SLIDE^PATIENT',
    PatientID: 'S1',
    StudyInstanceUID: '2.25.7100',
    SeriesNumber: 1,
    SeriesInstanceUID: '2.25.7100.1',
    SeriesDescription: 'LIVER HE',
    StudyDescription: 'PATHOLOGY',
    ImagePositionPatient: undefined,
    ImageOrientationPatient: undefined,
    PixelSpacing: undefined,
    RescaleSlope: undefined,
    RescaleIntercept: undefined,
    BitsAllocated: 8,
    BitsStored: 8,
    HighBit: 7,
    Rows: TILE,
    Columns: TILE,
    NumberOfFrames: frames,
    TotalPixelMatrixColumns: size,
    TotalPixelMatrixRows: size,
    PixelData: pixels,
    DimensionOrganizationType: 'TILED_FULL',
    ImageOrientationSlide: [0, -1, 0, -1, 0, 0],
    SharedFunctionalGroupsSequence: [{ PixelMeasuresSequence: [{ PixelSpacing: [spacing, spacing] }] }],
  })
}
