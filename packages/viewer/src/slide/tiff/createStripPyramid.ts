import { SlideError } from '../SlideError.ts'
import type { RgbaPicture, SlideLevel } from '../SlideSource.ts'
import type { TilePool } from '../tile/TilePool.ts'
import { toPixels } from '../tile/toPixels.ts'
import { createTileReader } from './createTileReader.ts'
import type { TiffImage } from './TiffImage.ts'

interface StripPyramid {
  levels: SlideLevel[]
  load: (level: number, column: number, row: number, signal?: AbortSignal) => Promise<RgbaPicture>
}

/** Strips have the picture's width, so wide, flat tiles need the fewest of them. */
const USUAL = { tileWidth: 4096, tileHeight: 512, smallest: 1024 }
/** Bytes of cached decoded strips, because neighboring tiles use the same ones. */
const KEPT_BYTES = 96 * 1024 * 1024

/**
 * A picture in strips as levels of tiles, each half the size of the previous. Only the strips of a tile are
 * read; smaller levels are means of the pixels below.
 */
export const createStripPyramid = (
  blob: Blob,
  image: TiffImage,
  pool?: TilePool,
  size: typeof USUAL = USUAL,
): StripPyramid => {
  const readStrip = createStripReader(blob, image, pool)
  const levels: SlideLevel[] = []
  for (let factor = 1; ; factor *= 2) {
    levels.push(levelOf(image, factor, size))
    if (Math.max(image.width, image.height) / factor <= size.smallest) break
  }
  return {
    levels,
    load: (index, column, row, signal) => {
      const level = levels[index]
      if (!level) return Promise.reject(new SlideError({ reason: 'missing', detail: 'level' }))
      return reducedTile(image, level, { column, row }, readStrip, signal)
    },
  }
}

const levelOf = (image: TiffImage, factor: number, size: typeof USUAL): SlideLevel => {
  const [width, height] = [Math.ceil(image.width / factor), Math.ceil(image.height / factor)]
  const [tileWidth, tileHeight] = [Math.min(width, size.tileWidth), Math.min(height, size.tileHeight)]
  return {
    width,
    height,
    tileWidth,
    tileHeight,
    columns: Math.ceil(width / tileWidth),
    rows: Math.ceil(height / tileHeight),
    downsample: { x: factor, y: factor },
    offset: { x: 0, y: 0 },
  }
}

type ReadStrip = (strip: number, signal?: AbortSignal) => Promise<RgbaPicture>

const createStripReader = (blob: Blob, image: TiffImage, pool: TilePool | undefined): ReadStrip => {
  const read = createTileReader(blob, image, pool)
  const kept = new Map<number, Promise<RgbaPicture>>()
  const most = Math.max(2, Math.floor(KEPT_BYTES / (image.tileWidth * image.tileHeight * 4)))
  return (strip) => {
    const known = kept.get(strip)
    if (known) return known
    const made = read(0, strip).then(toPixels)
    // A failed read may be repeated.
    made.catch(() => kept.delete(strip))
    kept.set(strip, made)
    for (const oldest of kept.keys()) {
      if (kept.size <= most) break
      kept.delete(oldest)
    }
    return made
  }
}

const reducedTile = async (
  image: TiffImage,
  level: SlideLevel,
  { column, row }: { column: number; row: number },
  readStrip: ReadStrip,
  signal: AbortSignal | undefined,
): Promise<RgbaPicture> => {
  const factor = level.downsample.x
  const [left, top] = [column * level.tileWidth, row * level.tileHeight]
  const [width, height] = [
    Math.min(level.tileWidth, level.width - left),
    Math.min(level.tileHeight, level.height - top),
  ]
  const data = new Uint8ClampedArray(width * height * 4)
  const sums = new Float64Array(width * 3)
  const counts = new Uint32Array(width)
  for (let y = 0; y < height; y++) {
    sums.fill(0)
    counts.fill(0)
    const end = Math.min(image.height, (top + y + 1) * factor)
    for (let line = (top + y) * factor; line < end; line++) {
      const strip = Math.floor(line / image.tileHeight)
      const picture = await readStrip(strip)
      addLine(picture, line - strip * image.tileHeight, { left: left * factor, factor }, sums, counts)
    }
    signal?.throwIfAborted()
    for (let x = 0; x < width; x++) {
      const count = counts[x] || 1
      for (let channel = 0; channel < 3; channel++)
        data[(y * width + x) * 4 + channel] = (sums[x * 3 + channel] ?? 0) / count
      data[(y * width + x) * 4 + 3] = 255
    }
  }
  return { width, height, data }
}

const addLine = (
  picture: RgbaPicture,
  line: number,
  { left, factor }: { left: number; factor: number },
  sums: Float64Array,
  counts: Uint32Array,
): void => {
  const end = Math.min(picture.width, left + counts.length * factor)
  for (let x = left; x < end; x++) {
    const at = (line * picture.width + x) * 4
    const to = Math.floor((x - left) / factor)
    for (let channel = 0; channel < 3; channel++)
      sums[to * 3 + channel] = (sums[to * 3 + channel] ?? 0) + (picture.data[at + channel] ?? 0)
    counts[to] = (counts[to] ?? 0) + 1
  }
}
