import type { DicomDataset } from '../../dicom/index.ts'
import { type MakeOptions, makeDicom } from '../../testkit/makeDicom.ts'

export interface SlideOptions extends MakeOptions {
  elements?: Record<string, unknown>
  /** Millimeters. */
  spacing?: [number, number]
  /** TILED_SPARSE: per frame the column and row of its first pixel, from 1. */
  places?: readonly { column: number; row: number; path?: string; z?: number }[]
}

/** An instance of a slide of gray tiles, 8 bits: in frame n (from 0) every pixel is n + 1. */
export const makeSlide = (
  matrix: [columns: number, rows: number],
  tile: [columns: number, rows: number],
  { elements = {}, spacing = [0.0005, 0.0005], places, ...options }: SlideOptions = {},
): Uint8Array<ArrayBuffer> => {
  const columns = Math.ceil(matrix[0] / tile[0])
  const rows = Math.ceil(matrix[1] / tile[1])
  const frames = Number(elements['NumberOfFrames'] ?? places?.length ?? columns * rows)
  const pixels = new Uint8Array(frames * tile[0] * tile[1])
  for (let frame = 0; frame < frames; frame++) {
    pixels.fill(frame + 1, frame * tile[0] * tile[1], (frame + 1) * tile[0] * tile[1])
  }
  return makeDicom(
    {
      SOPClassUID: '1.2.840.10008.5.1.4.1.1.77.1.6',
      ImageType: ['ORIGINAL', 'PRIMARY', 'VOLUME', 'NONE'],
      Modality: 'SM',
      ImagePositionPatient: undefined,
      ImageOrientationPatient: undefined,
      PixelSpacing: undefined,
      RescaleSlope: undefined,
      RescaleIntercept: undefined,
      BitsAllocated: 8,
      BitsStored: 8,
      HighBit: 7,
      Rows: tile[1],
      Columns: tile[0],
      NumberOfFrames: frames,
      TotalPixelMatrixColumns: matrix[0],
      TotalPixelMatrixRows: matrix[1],
      DimensionOrganizationType: places ? 'TILED_SPARSE' : 'TILED_FULL',
      ImageOrientationSlide: [0, -1, 0, -1, 0, 0],
      SharedFunctionalGroupsSequence: [{ PixelMeasuresSequence: [{ PixelSpacing: spacing }] }],
      ...(places && { PerFrameFunctionalGroupsSequence: places.map(frameItem) }),
      ...(!options.fragments && { PixelData: pixels }),
      ...elements,
    },
    options,
  )
}

const frameItem = (place: { column: number; row: number; path?: string; z?: number }): DicomDataset => ({
  PlanePositionSlideSequence: [
    {
      ColumnPositionInTotalImagePixelMatrix: place.column,
      RowPositionInTotalImagePixelMatrix: place.row,
      ZOffsetInSlideCoordinateSystem: place.z ?? 0,
    },
  ],
  OpticalPathIdentificationSequence: [{ OpticalPathIdentifier: place.path ?? '1' }],
})
