import type { Refusal } from '../../model/Refusal.ts'
import { readBytes, readFirst, readNumbers, readText, type TiffDirectory } from './TiffDirectory.ts'
import { COMPRESSION, PHOTOMETRIC, TAG } from './tags.ts'

/** One picture of a TIFF. Strips are treated as tiles of the picture's width. */
export interface TiffImage {
  directory: TiffDirectory
  width: number
  height: number
  isTiled: boolean
  tileWidth: number
  tileHeight: number
  columns: number
  rows: number
  compression: number
  photometric: number
  /** 8 or 16. */
  bits: number
  samples: number
  isSigned: boolean
  hasPredictor: boolean
  /** Bit 0: smaller than another, bit 3: a macro of Aperio. */
  subfileType: number
  description: string
  jpegTables?: Uint8Array<ArrayBuffer>
  /** Why its pixels can't be shown. */
  refusal?: Refusal
}

export const readTiffImage = async (directory: TiffDirectory): Promise<TiffImage> => {
  const first = async (tag: number, otherwise: number) => (await readFirst(directory, tag)) ?? otherwise
  const width = await first(TAG.width, 0)
  const height = await first(TAG.height, 0)
  const isTiled = directory.entries.has(TAG.tileOffsets)
  const tileWidth = isTiled ? await first(TAG.tileWidth, 0) : width
  const tileHeight = isTiled
    ? await first(TAG.tileHeight, 0)
    : Math.min(height, await first(TAG.rowsPerStrip, height))
  const bits = await readNumbers(directory, TAG.bits)
  const jpegTables = await readBytes(directory, TAG.jpegTables)
  const image: TiffImage = {
    directory,
    width,
    height,
    isTiled,
    tileWidth,
    tileHeight,
    columns: Math.ceil(width / tileWidth),
    rows: Math.ceil(height / tileHeight),
    compression: await first(TAG.compression, COMPRESSION.none),
    photometric: await first(TAG.photometric, PHOTOMETRIC.blackIsZero),
    bits: bits[0] ?? 1,
    samples: await first(TAG.samples, 1),
    isSigned: (await first(TAG.sampleFormat, 1)) === 2,
    hasPredictor: (await first(TAG.predictor, 1)) === 2,
    subfileType: await first(TAG.subfileType, 0),
    description: await readText(directory, TAG.description),
    ...(jpegTables && { jpegTables }),
  }
  const refusal = await judge(image, bits)
  return refusal ? { ...image, refusal } : image
}

const KNOWN_COMPRESSIONS: readonly number[] = Object.values(COMPRESSION)
const MOST_TILE_PIXELS = 4096 * 4096

const judge = async (image: TiffImage, bits: Float64Array): Promise<Refusal | undefined> => {
  const isDecodedByStream = image.compression === COMPRESSION.jpeg || isJpeg2000(image.compression)
  if (!(image.width > 0 && image.height > 0 && image.tileWidth > 0 && image.tileHeight > 0)) {
    return { reason: 'broken', detail: 'TIFF without a size' }
  }
  if (image.isTiled && image.tileWidth * image.tileHeight > MOST_TILE_PIXELS) {
    return { reason: 'tooLarge', detail: 'tiles beyond 16 megapixels' }
  }
  if (!KNOWN_COMPRESSIONS.includes(image.compression))
    return unsupported(`TIFF compression ${image.compression}`)
  if (((await readFirst(image.directory, TAG.planar)) ?? 1) !== 1 && image.samples > 1)
    return unsupported('TIFF planes')
  if (((await readFirst(image.directory, TAG.predictor)) ?? 1) > 2) return unsupported('TIFF predictor')
  if (((await readFirst(image.directory, TAG.sampleFormat)) ?? 1) > 2)
    return unsupported('TIFF of floating point')
  if (bits.some((value) => value !== bits[0]) || (image.bits !== 8 && image.bits !== 16)) {
    return unsupported(`TIFF of ${image.bits} bits`)
  }
  if (image.photometric === PHOTOMETRIC.ycc && !isDecodedByStream)
    return unsupported('TIFF of uncompressed YCbCr')
  const colors: readonly number[] = [
    PHOTOMETRIC.whiteIsZero,
    PHOTOMETRIC.blackIsZero,
    PHOTOMETRIC.rgb,
    PHOTOMETRIC.ycc,
  ]
  if (!colors.includes(image.photometric)) return unsupported(`TIFF colors ${image.photometric}`)
  return undefined
}

const unsupported = (detail: string): Refusal => ({ reason: 'formatUnsupported', detail })

export const isJpeg2000 = (compression: number): boolean =>
  compression === COMPRESSION.aperioYcc ||
  compression === COMPRESSION.aperioRgb ||
  compression === COMPRESSION.vipsJpeg2000 ||
  compression === COMPRESSION.jpeg2000
