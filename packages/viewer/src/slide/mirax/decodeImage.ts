import { SlideError } from '../SlideError.ts'
import type { RgbaPicture, TilePicture } from '../SlideSource.ts'
import { decodeTile } from '../tile/decodeTile.ts'
import { readJpegFacts } from '../tile/jpegFacts.ts'
import type { TilePool } from '../tile/TilePool.ts'

interface Size {
  width: number
  height: number
}

/** Labels and macros may be larger than any tissue image, but are decoded as a whole. */
const MOST_PIXELS = 4096 * 4096

/** An image of a data file, detected by its first bytes: JPEG, PNG or 24-bit BMP. */
export const decodeImage = async (
  bytes: Uint8Array<ArrayBuffer>,
  size: Size,
  pool?: TilePool,
): Promise<TilePicture> => {
  const own = imageSize(bytes)
  if (!own || own.width < size.width || own.height < size.height)
    throw new SlideError({ reason: 'broken', detail: 'MRXS image' })
  if (isBmp(bytes)) return decodeBmp(bytes, size)
  if (isPng(bytes)) return decodePng(bytes)
  const samples = readJpegFacts(bytes)?.components ?? 3
  return decodeTile(
    { bytes, rows: own.height, columns: own.width, samples, bits: 8, color: 'ycc' },
    size,
    pool,
  )
}

/** Undefined if it is none of JPEG, PNG and BMP, or too large to be decoded as a whole. */
export const imageSize = (bytes: Uint8Array<ArrayBuffer>): Size | undefined => {
  const size = readSize(bytes)
  return size && size.width > 0 && size.height > 0 && size.width * size.height <= MOST_PIXELS
    ? size
    : undefined
}

const readSize = (bytes: Uint8Array<ArrayBuffer>): Size | undefined => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (isPng(bytes) && bytes.length >= 24) return { width: view.getUint32(16), height: view.getUint32(20) }
  if (isBmp(bytes) && bytes.length >= BMP_HEAD)
    return { width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }
  const facts = readJpegFacts(bytes)
  return facts && { width: facts.width, height: facts.height }
}

const isPng = (bytes: Uint8Array) => bytes[0] === 0x89 && bytes[1] === 0x50 && bytes[2] === 0x4e
const isBmp = (bytes: Uint8Array) => bytes[0] === 0x42 && bytes[1] === 0x4d

const decodePng = async (bytes: Uint8Array<ArrayBuffer>): Promise<ImageBitmap> => {
  if (typeof createImageBitmap !== 'function')
    throw new SlideError({ reason: 'formatUnsupported', detail: 'MRXS of PNG' })
  return createImageBitmap(new Blob([bytes], { type: 'image/png' }), {
    colorSpaceConversion: 'none',
    premultiplyAlpha: 'none',
  }).catch(() => {
    throw new SlideError({ reason: 'broken', detail: 'PNG tile' })
  })
}

const BMP_HEAD = 54

/** BGR, rows padded to words, bottom up unless the height is negative. */
const decodeBmp = (bytes: Uint8Array<ArrayBuffer>, { width, height }: Size): RgbaPicture => {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [start, columns, rows] = [view.getUint32(10, true), view.getInt32(18, true), view.getInt32(22, true)]
  if (view.getUint16(28, true) !== 24 || view.getUint32(30, true) !== 0)
    throw new SlideError({ reason: 'formatUnsupported', detail: 'BMP' })
  const stride = (columns * 3 + 3) & ~3
  if (start + stride * Math.abs(rows) > bytes.length)
    throw new SlideError({ reason: 'truncated', detail: 'BMP' })
  const data = new Uint8ClampedArray(width * height * 4)
  for (let row = 0; row < height; row++) {
    let from = start + stride * (rows > 0 ? rows - 1 - row : row)
    for (let to = row * width * 4; to < (row + 1) * width * 4; to += 4, from += 3) {
      data[to] = bytes[from + 2] ?? 0
      data[to + 1] = bytes[from + 1] ?? 0
      data[to + 2] = bytes[from] ?? 0
      data[to + 3] = 255
    }
  }
  return { width, height, data }
}
