import { itemAt } from '@pandok/domain'
import { SlideError } from '../SlideError.ts'
import type { RgbaPicture, SlideLevel, TilePicture } from '../SlideSource.ts'
import { toPixels } from '../tile/toPixels.ts'
import { createPieceIndex } from './createPieceIndex.ts'
import type { Pieces } from './Pieces.ts'

/** One resolution of a slide whose stored images overlap. */
export interface MosaicLevel {
  width: number
  height: number
  downsample: number
  pieces: Pieces
  load: (image: number, signal?: AbortSignal) => Promise<TilePicture>
}

export interface Mosaic {
  levels: SlideLevel[]
  hasTile: (level: number, column: number, row: number) => boolean
  loadTile: (level: number, column: number, row: number, signal?: AbortSignal) => Promise<RgbaPicture>
}

const TILE = 512
/** Bytes of cached decoded images, because neighboring tiles use the same ones. */
const KEPT_BYTES = 64 * 1024 * 1024

/** Overlapping images as levels of regular tiles: a requested tile is composed of the images below it. */
export const createMosaic = (levels: readonly MosaicLevel[]): Mosaic => {
  const shapes = levels.map(levelOf)
  const found = levels.map(({ pieces }, index) => createPieceIndex(pieces, itemAt(shapes, index)))
  const readers = levels.map(({ load }) => createImageReader(load))
  return {
    levels: shapes,
    hasTile: (level, column, row) => (found[level]?.(column, row).length ?? 0) > 0,
    loadTile: async (index, column, row, signal) => {
      const [level, shape, read] = [levels[index], shapes[index], readers[index]]
      if (!level || !shape || !read) throw new SlideError({ reason: 'missing', detail: 'level' })
      const [left, top] = [column * TILE, row * TILE]
      const size = { width: Math.min(TILE, shape.width - left), height: Math.min(TILE, shape.height - top) }
      const pieces = found[index]?.(column, row) ?? new Uint32Array(0)
      const images = new Map<number, RgbaPicture>()
      const numbers = new Set(Array.from(pieces, (piece) => level.pieces.image[piece] ?? 0))
      await Promise.all(Array.from(numbers, async (image) => images.set(image, await read(image, signal))))
      signal?.throwIfAborted()
      const tile = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) }
      for (const piece of pieces) {
        const picture = images.get(level.pieces.image[piece] ?? 0)
        if (picture) drawPiece(tile, { left, top }, level.pieces, piece, picture)
      }
      return tile
    },
  }
}

const levelOf = ({ width, height, downsample }: MosaicLevel): SlideLevel => ({
  width,
  height,
  tileWidth: TILE,
  tileHeight: TILE,
  columns: Math.ceil(width / TILE),
  rows: Math.ceil(height / TILE),
  downsample: { x: downsample, y: downsample },
  offset: { x: 0, y: 0 },
})

const createImageReader = (load: MosaicLevel['load']) => {
  /** Most recently used at the end; images still being read have no size yet. */
  const kept = new Map<number, { picture: Promise<RgbaPicture>; bytes: number }>()
  let total = 0

  const shorten = (newest: number): void => {
    for (const [image, { bytes }] of kept) {
      if (total <= KEPT_BYTES || image === newest) return
      kept.delete(image)
      total -= bytes
    }
  }

  return (image: number, signal?: AbortSignal): Promise<RgbaPicture> => {
    signal?.throwIfAborted()
    const known = kept.get(image)
    if (known) {
      kept.delete(image)
      kept.set(image, known)
      return known.picture
    }
    // Others may wait for the same image, so one caller's abort doesn't cancel the read.
    const entry = { picture: load(image).then(toPixels), bytes: 0 }
    kept.set(image, entry)
    entry.picture.then(
      ({ data }) => {
        if (kept.get(image) !== entry) return
        entry.bytes = data.length
        total += entry.bytes
        shorten(image)
      },
      // A failed read may be repeated.
      () => kept.delete(image),
    )
    return entry.picture
  }
}

/**
 * Every tile pixel whose center lies on the piece takes the image pixel below it: adjacent pieces leave no
 * seam however their positions are rounded, and none is off by more than half a pixel.
 */
const drawPiece = (
  tile: RgbaPicture,
  { left, top }: { left: number; top: number },
  { x, y, sourceX, sourceY, width, height }: Pieces,
  piece: number,
  picture: RgbaPicture,
): void => {
  const [across, down] = [
    span((x[piece] ?? 0) - left, width, tile.width, sourceX[piece] ?? 0, picture.width),
    span((y[piece] ?? 0) - top, height, tile.height, sourceY[piece] ?? 0, picture.height),
  ]
  if (across.count <= 0) return
  for (let row = 0; row < down.count; row++) {
    const from = ((down.source + row) * picture.width + across.source) * 4
    tile.data.set(
      picture.data.subarray(from, from + across.count * 4),
      ((down.start + row) * tile.width + across.start) * 4,
    )
  }
}

const span = (place: number, length: number, room: number, sourceStart: number, sourceLength: number) => {
  const first = Math.ceil(place - 0.5)
  const start = Math.max(0, first)
  const source = Math.max(0, Math.floor(first + 0.5 - place + sourceStart)) + start - first
  const end = Math.min(room, Math.ceil(place + length - 0.5))
  return { start, source, count: Math.min(end - start, sourceLength - source) }
}
