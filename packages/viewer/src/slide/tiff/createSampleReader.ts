import type { ChannelTile } from '../channels/blendChannels.ts'
import type { TilePool } from '../tile/TilePool.ts'
import { toPixels } from '../tile/toPixels.ts'
import { createTileBytesReader, createTileReader } from './createTileReader.ts'
import { decompress } from './decompress.ts'
import { toSamples } from './samplesToRgba.ts'
import { isJpeg2000, type TiffImage } from './TiffImage.ts'
import { COMPRESSION, PHOTOMETRIC } from './tags.ts'

export type SampleReader = (column: number, row: number) => Promise<ChannelTile>

/**
 * The values of a single-sample picture; a picture in strips is one tile. Streams that carry their own format
 * have 8 bits.
 */
export const createSampleReader = (
  blob: Blob,
  image: TiffImage,
  pool?: TilePool,
): { read: SampleReader; bits: number } => {
  if (image.compression === COMPRESSION.jpeg || isJpeg2000(image.compression))
    return { read: createStreamReader(blob, image, pool), bits: 8 }
  const readBytes = createTileBytesReader(blob, image)
  const readOne = async (column: number, row: number): Promise<ChannelTile> => {
    const bytes = await readBytes(column, row)
    const size = sizeOf(image, column, row)
    const rows = image.isTiled ? image.tileHeight : size.height
    const unpacked = image.tileWidth * rows * (image.bits / 8)
    const values = toSamples(image, decompress(image.compression, bytes, unpacked), image.tileWidth)
    normalise(image, values)
    return { ...size, values: crop(values, image.tileWidth, size) }
  }
  return { read: image.isTiled ? readOne : () => joinStrips(image, readOne), bits: image.bits }
}

const createStreamReader = (blob: Blob, image: TiffImage, pool: TilePool | undefined): SampleReader => {
  const read = createTileReader(blob, image, pool)
  const readOne = async (column: number, row: number): Promise<ChannelTile> => {
    const { width, height, data } = toPixels(await read(column, row))
    return {
      width,
      height,
      values: Uint8Array.from({ length: width * height }, (_, at) => data[at * 4] ?? 0),
    }
  }
  return image.isTiled ? readOne : () => joinStrips(image, readOne)
}

const joinStrips = async (image: TiffImage, readOne: SampleReader): Promise<ChannelTile> => {
  const { width, height } = image
  const strips: ChannelTile[] = []
  for (let row = 0; row < image.rows; row++) strips.push(await readOne(0, row))
  const isWide = strips.some(({ values }) => values instanceof Uint16Array)
  const values = isWide ? new Uint16Array(width * height) : new Uint8Array(width * height)
  strips.forEach((strip, row) => {
    values.set(strip.values, row * image.tileHeight * width)
  })
  return { width, height, values }
}

/** Signed values start in the middle, and inverted ones are reversed. */
const normalise = (image: TiffImage, values: Uint8Array | Uint16Array): void => {
  const most = 2 ** image.bits - 1
  const flip =
    (image.isSigned ? 2 ** (image.bits - 1) : 0) ^ (image.photometric === PHOTOMETRIC.whiteIsZero ? most : 0)
  if (flip === 0) return
  for (let at = 0; at < values.length; at++) values[at] = (values[at] ?? 0) ^ flip
}

const sizeOf = (image: TiffImage, column: number, row: number) => ({
  width: Math.min(image.tileWidth, image.width - column * image.tileWidth),
  height: Math.min(image.tileHeight, image.height - row * image.tileHeight),
})

const crop = (
  values: Uint8Array | Uint16Array,
  stride: number,
  { width, height }: { width: number; height: number },
): Uint8Array | Uint16Array => {
  if (stride === width) return values.subarray(0, width * height)
  const out = values instanceof Uint16Array ? new Uint16Array(width * height) : new Uint8Array(width * height)
  for (let row = 0; row < height; row++)
    out.set(values.subarray(row * stride, row * stride + width), row * width)
  return out
}
