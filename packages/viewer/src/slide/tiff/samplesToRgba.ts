import type { RgbaPicture } from '../SlideSource.ts'
import type { TiffImage } from './TiffImage.ts'
import { PHOTOMETRIC } from './tags.ts'

/** Unpacked samples of a tile → its requested part as 8-bit colors. */
export const samplesToRgba = (
  image: TiffImage,
  bytes: Uint8Array<ArrayBuffer>,
  tileWidth: number,
  size: { width: number; height: number },
): RgbaPicture => {
  const values = toSamples(image, bytes, tileWidth)
  const shift = image.bits - 8
  const flip = (image.isSigned ? 0x80 : 0) ^ (image.photometric === PHOTOMETRIC.whiteIsZero ? 0xff : 0)
  const isColor = image.samples >= 3
  const data = new Uint8ClampedArray(size.width * size.height * 4)
  let to = 0
  for (let row = 0; row < size.height; row++) {
    let from = row * tileWidth * image.samples
    for (let column = 0; column < size.width; column++, from += image.samples, to += 4) {
      const first = ((values[from] ?? 0) >>> shift) ^ flip
      data[to] = first
      data[to + 1] = isColor ? ((values[from + 1] ?? 0) >>> shift) ^ flip : first
      data[to + 2] = isColor ? ((values[from + 2] ?? 0) >>> shift) ^ flip : first
      data[to + 3] = 255
    }
  }
  return { ...size, data }
}

/** The unpacked bytes of a tile as numbers. */
export const toSamples = (
  image: TiffImage,
  bytes: Uint8Array<ArrayBuffer>,
  tileWidth: number,
): Uint8Array | Uint16Array => {
  const values = image.bits === 16 ? words(bytes, image.directory.isLittleEndian) : bytes
  if (image.hasPredictor) undoPredictor(values, tileWidth, image.samples)
  return values
}

const words = (bytes: Uint8Array<ArrayBuffer>, isLittleEndian: boolean): Uint16Array => {
  const out = new Uint16Array(bytes.length >> 1)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  for (let index = 0; index < out.length; index++) out[index] = view.getUint16(index * 2, isLittleEndian)
  return out
}

/** Converts horizontal differences to values in place (TIFF 6.0, section 14). */
const undoPredictor = (values: Uint8Array | Uint16Array, columns: number, samples: number): void => {
  const stride = columns * samples
  for (let row = 0; row + stride <= values.length; row += stride) {
    for (let at = row + samples; at < row + stride; at++) {
      values[at] = (values[at] ?? 0) + (values[at - samples] ?? 0)
    }
  }
}
