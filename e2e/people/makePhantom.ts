import { makeDicom } from '@pandok/viewer/testkit'

/** A file in the form that Playwright passes to a file input. */
export interface GivenFile {
  name: string
  mimeType: string
  buffer: Buffer
}

/** Two bright points on a dark background, 40 columns apart. */
export const PHANTOM = {
  rows: 128,
  columns: 128,
  spacing: 0.7,
  left: 44,
  right: 84,
  row: 64,
  /** The distance between the centers of the points, in millimeters. */
  distance: 28,
} as const

interface Options {
  slices?: number
  /** Elements that replace the default ones. */
  elements?: Record<string, unknown>
  /** A prefix of the files' names. */
  prefix?: string
}

/** Returns the slices of a CT of a phantom with one known distance. */
export function makePhantom({ slices = 5, elements = {}, prefix = 'IM' }: Options = {}): GivenFile[] {
  const { rows, columns, spacing, left, right, row } = PHANTOM
  return Array.from({ length: slices }, (_, slice) => {
    const pixels = new Uint16Array(rows * columns).fill(1024)
    for (const column of [left, right]) pixels[row * columns + column] = 3000
    // Each slice has a bright row of its own, so that they can be distinguished.
    pixels.fill(2000, slice * 2 * columns, (slice * 2 + 1) * columns)
    const bytes = makeDicom({
      Rows: rows,
      Columns: columns,
      PixelSpacing: [spacing, spacing],
      PixelData: pixels,
      InstanceNumber: slice + 1,
      ImagePositionPatient: [0, 0, slice * 2],
      WindowCenter: 40,
      WindowWidth: 400,
      ...elements,
    })
    return {
      name: `${prefix}${String(slice + 1).padStart(4, '0')}`,
      mimeType: 'application/octet-stream',
      buffer: Buffer.from(bytes),
    }
  })
}

/** Returns a file with one or several color frames. */
export function makePicture(elements: Record<string, unknown> = {}, name = 'picture'): GivenFile {
  const frames = Number(elements['NumberOfFrames'] ?? 1)
  const pixels = new Uint8Array(64 * 64 * 3 * frames).map((_, at) => [200, 40, 90][at % 3] as number)
  const bytes = makeDicom({
    Rows: 64,
    Columns: 64,
    SamplesPerPixel: 3,
    PhotometricInterpretation: 'RGB',
    PlanarConfiguration: 0,
    BitsAllocated: 8,
    BitsStored: 8,
    HighBit: 7,
    PixelData: pixels,
    SeriesDescription: 'COLOUR',
    RescaleSlope: undefined,
    RescaleIntercept: undefined,
    PixelSpacing: undefined,
    ImagePositionPatient: undefined,
    ImageOrientationPatient: undefined,
    FrameOfReferenceUID: undefined,
    ...elements,
  })
  return { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) }
}
