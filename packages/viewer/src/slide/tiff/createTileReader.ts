import { readBlob } from '../BlobReader.ts'
import { SlideError } from '../SlideError.ts'
import type { TilePicture } from '../SlideSource.ts'
import { decodeTile } from '../tile/decodeTile.ts'
import type { EncodedTile } from '../tile/EncodedTile.ts'
import { joinTables } from '../tile/jpegStream.ts'
import type { TilePool } from '../tile/TilePool.ts'
import { decompress } from './decompress.ts'
import { samplesToRgba } from './samplesToRgba.ts'
import { readNumbers } from './TiffDirectory.ts'
import { isJpeg2000, type TiffImage } from './TiffImage.ts'
import { COMPRESSION, PHOTOMETRIC, TAG } from './tags.ts'

export type TileReader = (column: number, row: number, signal?: AbortSignal) => Promise<TilePicture>

/** More than any tile has, even uncompressed. */
const MOST_TILE_BYTES = 256 * 1024 * 1024

/**
 * The tiles of one picture, cropped at its edges or at the given ones where scanners pad it. Tile offsets are
 * read with the first tile.
 */
export const createTileReader = (
  blob: Blob,
  image: TiffImage,
  pool?: TilePool,
  crop: { width: number; height: number } = image,
): TileReader => {
  const readBytes = createTileBytesReader(blob, image)
  return async (column, row, signal) => {
    const bytes = await readBytes(column, row)
    signal?.throwIfAborted()
    const size = {
      width: Math.min(image.tileWidth, crop.width - column * image.tileWidth),
      height: Math.min(image.tileHeight, crop.height - row * image.tileHeight),
    }
    if (bytes.length === 0) return { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) }
    if (image.compression === COMPRESSION.jpeg || isJpeg2000(image.compression)) {
      return decodeTile(encodedTile(image, bytes), size, pool, signal)
    }
    const rows = image.isTiled ? image.tileHeight : size.height
    const unpacked = image.tileWidth * rows * image.samples * (image.bits / 8)
    return samplesToRgba(image, decompress(image.compression, bytes, unpacked), image.tileWidth, size)
  }
}

/** The stored tiles of one picture; empty if nothing was scanned there. */
export const createTileBytesReader = (blob: Blob, image: TiffImage) => {
  let places: Promise<{ offsets: Float64Array; lengths: Float64Array }> | undefined
  const readPlaces = async () => ({
    offsets: await readNumbers(image.directory, image.isTiled ? TAG.tileOffsets : TAG.stripOffsets),
    lengths: await readNumbers(image.directory, image.isTiled ? TAG.tileByteCounts : TAG.stripByteCounts),
  })
  return async (column: number, row: number): Promise<Uint8Array<ArrayBuffer>> => {
    places ??= readPlaces()
    const { offsets, lengths } = await places
    const index = row * image.columns + column
    const offset = offsets[index]
    const length = lengths[index]
    if (offset === undefined || length === undefined)
      throw new SlideError({ reason: 'missing', detail: 'tile' })
    if (length > MOST_TILE_BYTES) throw new SlideError({ reason: 'tooLarge', detail: 'tile' })
    return length === 0 ? new Uint8Array(0) : readBlob(blob, offset, offset + length)
  }
}

const encodedTile = (image: TiffImage, bytes: Uint8Array<ArrayBuffer>): EncodedTile => ({
  bytes:
    image.compression === COMPRESSION.jpeg && image.jpegTables ? joinTables(image.jpegTables, bytes) : bytes,
  rows: image.tileHeight,
  columns: image.tileWidth,
  samples: image.samples,
  bits: image.bits,
  color:
    image.compression === COMPRESSION.aperioYcc ||
    (image.compression === COMPRESSION.jpeg && image.photometric !== PHOTOMETRIC.rgb)
      ? 'ycc'
      : 'rgb',
  isInverted: image.photometric === PHOTOMETRIC.whiteIsZero,
})
