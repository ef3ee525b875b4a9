import { SlideError } from '../SlideError.ts'
import { decompress } from '../tiff/decompress.ts'
import { COMPRESSION } from '../tiff/tags.ts'
import type { MiraxFacts } from './MiraxFacts.ts'
import type { DataPlace } from './openIndex.ts'

/** The positions of the photographs, row by row, in camera-resolution pixels; NaN if none was taken. */
export interface PhotoPlaces {
  across: number
  x: Float64Array
  y: Float64Array
}

/** A flag and two 4-byte integers. */
const ENTRY_BYTES = 9

interface PlacesFile {
  place: DataPlace
  isDeflated: boolean
}

/** The positions of photographs from the position file; without one they overlap uniformly. */
export const readPhotoPlaces = async (
  { images, divisions, overlap, levels }: MiraxFacts,
  file: PlacesFile | undefined,
  read: (place: DataPlace) => Promise<Uint8Array>,
): Promise<PhotoPlaces> => {
  const [across, down] = [Math.ceil(images.x / divisions), Math.ceil(images.y / divisions)]
  const places = { across, x: new Float64Array(across * down), y: new Float64Array(across * down) }
  if (!file) {
    const { imageWidth = 0, imageHeight = 0 } = levels[0] ?? {}
    for (let photo = 0; photo < places.x.length; photo++) {
      places.x[photo] = (photo % across) * (imageWidth * divisions - overlap.x)
      places.y[photo] = Math.floor(photo / across) * (imageHeight * divisions - overlap.y)
    }
    return places
  }
  const length = across * down * ENTRY_BYTES
  const bytes = await readEntries(file, length, read)
  // Positions are in pixels of the finest level that exists.
  const scale = levels[0]?.concat ?? 1
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  // Older scanners leave all flags at 0 and give missing photographs the position 0, 0.
  const hasFlags = Array.from(places.x, (_, photo) => bytes[photo * ENTRY_BYTES]).some((flag) => flag === 1)
  for (let photo = 0; photo < places.x.length; photo++) {
    const at = photo * ENTRY_BYTES
    const [x, y] = [view.getInt32(at + 1, true), view.getInt32(at + 5, true)]
    const isTaken = hasFlags ? bytes[at] === 1 : photo === 0 || x !== 0 || y !== 0
    places.x[photo] = isTaken ? x * scale : Number.NaN
    places.y[photo] = isTaken ? y * scale : Number.NaN
  }
  return places
}

const readEntries = async (
  { place, isDeflated }: PlacesFile,
  length: number,
  read: (place: DataPlace) => Promise<Uint8Array>,
): Promise<Uint8Array> => {
  const bytes = await read(place)
  if (isDeflated) return decompress(COMPRESSION.deflate, bytes, length)
  if (bytes.length !== length) throw new SlideError({ reason: 'broken', detail: 'MRXS positions' })
  return bytes
}
