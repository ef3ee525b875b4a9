import { readBlob } from '../BlobReader.ts'
import { SlideError } from '../SlideError.ts'
import type { SlideLevel, TilePicture } from '../SlideSource.ts'
import { decodeTile } from '../tile/decodeTile.ts'
import type { TilePool } from '../tile/TilePool.ts'
import { type IntervalGrid, intervalGrid, type NdpiImage, readIntervalStarts } from './NdpiImage.ts'
import { joinIntervals } from './RestartStream.ts'

export interface IntervalReader {
  level: Omit<SlideLevel, 'downsample' | 'offset'>
  load: (column: number, row: number, signal?: AbortSignal) => Promise<TilePicture>
}

/** Intervals are 8 or 16 pixels high, so several of them form a tile that is worth a request. */
const TILE_HEIGHT = 512
/** The limit for pictures that are decoded as a whole. */
const MOST_WHOLE_PIXELS = 4096 * 4096
const MOST_INTERVAL_BYTES = 64 * 1024 * 1024

/** The tiles of one NDPI picture; undefined if it is too large to be read without an interval table. */
export const createIntervalReader = async (
  blob: Blob,
  image: NdpiImage,
  pool?: TilePool,
): Promise<IntervalReader | undefined> => {
  const grid = intervalGrid(image)
  const starts = grid && (await readIntervalStarts(image, grid.columns * grid.rows))
  if (grid && starts) return tiledReader(blob, image, { grid, starts }, pool)
  return image.width * image.height <= MOST_WHOLE_PIXELS ? wholeReader(blob, image, pool) : undefined
}

const tiledReader = (
  blob: Blob,
  image: NdpiImage,
  { grid, starts }: { grid: IntervalGrid; starts: Float64Array },
  pool: TilePool | undefined,
): IntervalReader => {
  const { width, height, stream } = image
  const deep = Math.max(1, Math.round(TILE_HEIGHT / grid.height))
  const tileHeight = deep * grid.height
  const readInterval = (index: number): Promise<Uint8Array<ArrayBuffer>> => {
    const start = starts[index] ?? 0
    const end = starts[index + 1] ?? 0
    if (end - start > MOST_INTERVAL_BYTES) throw new SlideError({ reason: 'tooLarge', detail: 'tile' })
    return readBlob(blob, start, end)
  }
  return {
    level: {
      width,
      height,
      tileWidth: grid.width,
      tileHeight,
      columns: grid.columns,
      rows: Math.ceil(height / tileHeight),
    },
    load: async (column, row, signal) => {
      const size = {
        width: Math.min(grid.width, width - column * grid.width),
        height: Math.min(tileHeight, height - row * tileHeight),
      }
      if (!(size.width > 0 && size.height > 0)) throw new SlideError({ reason: 'missing', detail: 'tile' })
      const first = row * deep
      const count = Math.min(deep, grid.rows - first)
      const parts = await Promise.all(
        Array.from({ length: count }, (_, at) => readInterval((first + at) * grid.columns + column)),
      )
      signal?.throwIfAborted()
      return decode(image, joinIntervals(stream, parts, size), size, pool, signal)
    },
  }
}

const wholeReader = (blob: Blob, image: NdpiImage, pool: TilePool | undefined): IntervalReader => {
  const { width, height, offset, length } = image
  return {
    level: { width, height, tileWidth: width, tileHeight: height, columns: 1, rows: 1 },
    load: async (_column, _row, signal) => {
      if (length > MOST_INTERVAL_BYTES) throw new SlideError({ reason: 'tooLarge', detail: 'tile' })
      const bytes = await readBlob(blob, offset, offset + length)
      signal?.throwIfAborted()
      return decode(image, bytes, { width, height }, pool, signal)
    },
  }
}

const decode = (
  { stream }: NdpiImage,
  bytes: Uint8Array<ArrayBuffer>,
  size: { width: number; height: number },
  pool: TilePool | undefined,
  signal: AbortSignal | undefined,
): Promise<TilePicture> =>
  decodeTile(
    {
      bytes,
      rows: size.height,
      columns: size.width,
      samples: stream.components,
      bits: 8,
      color: 'ycc',
    },
    size,
    pool,
    signal,
  )
