import { blendChannels, type ChannelTile } from '../channels/blendChannels.ts'
import { type ChannelStore, createChannels } from '../channels/createChannels.ts'
import { levelsOf } from '../channels/levelsOf.ts'
import { SlideError } from '../SlideError.ts'
import type { RgbaPicture, SlideLevel } from '../SlideSource.ts'
import type { TilePool } from '../tile/TilePool.ts'
import { createSampleReader } from './createSampleReader.ts'
import { tiffLevel } from './levelSizes.ts'
import { isOme } from './readOme.ts'
import { type OmeChannel, readOmeChannels } from './readOmeChannels.ts'
import type { TiffImage } from './TiffImage.ts'

interface OpenedChannels {
  channels: ChannelStore
  levels: SlideLevel[]
  load: (level: number, column: number, row: number, signal?: AbortSignal) => Promise<RgbaPicture>
}

/** A picture in strips is one tile. */
const MOST_STRIP_PIXELS = 4096 * 4096
/** Tiles of the smallest level that are sampled to find the display levels. */
const MOST_SAMPLED = 16
const KEPT_BYTES = 96 * 1024 * 1024

/**
 * The channels of an OME-TIFF with one page each and their levels; undefined if there are none of this kind.
 */
export const openChannels = async (
  blob: Blob,
  images: readonly TiffImage[],
  pool?: TilePool,
): Promise<OpenedChannels | undefined> => {
  const description = images[0]?.description ?? ''
  const omeChannels = isOme(description) ? readOmeChannels(description) : undefined
  const pyramids = omeChannels && pyramidsOf(omeChannels, pagesOf(images))
  const base = pyramids?.[0]
  if (!omeChannels || !pyramids || !base) return undefined

  const readers = pyramids.map((levels) => levels.map((image) => createSampleReader(blob, image, pool)))
  const first = []
  for (const [index, channel] of omeChannels.entries()) {
    const smallest = readers[index]?.at(-1)
    const image = base.at(-1)
    if (!smallest || !image) return undefined
    const tiles = await sample(image, smallest.read)
    first.push({ name: channel.name, color: channel.color, isShown: true, ...levelsOf(tiles, smallest.bits) })
  }
  const channels = createChannels(first)
  const levels = base.map((image) => tiffLevel(image, base[0] ?? image, false))
  const keep = createTileCache()
  return {
    channels,
    levels,
    load: async (level, column, row, signal) => {
      const shape = levels[level]
      if (!shape) throw new SlideError({ reason: 'missing', detail: 'level' })
      const shown = channels
        .read()
        .channels.flatMap((channel, index) => (channel.isShown ? [{ channel, index }] : []))
      const parts = await Promise.all(
        shown.map(async ({ channel, index }) => {
          const read = readers[index]?.[level]?.read
          if (!read) throw new SlideError({ reason: 'missing', detail: 'level' })
          return { channel, tile: await keep(`${index}/${level}/${column}/${row}`, () => read(column, row)) }
        }),
      )
      signal?.throwIfAborted()
      const size = {
        width: Math.min(shape.tileWidth, shape.width - column * shape.tileWidth),
        height: Math.min(shape.tileHeight, shape.height - row * shape.tileHeight),
      }
      return blendChannels(size, parts)
    },
  }
}

/** Pages in file order, each with its sub-directories. */
const pagesOf = (images: readonly TiffImage[]): TiffImage[][] => {
  const pages: TiffImage[][] = []
  for (const image of images) {
    if (image.directory.isNested) pages.at(-1)?.push(image)
    else pages.push([image])
  }
  return pages
}

/**
 * Undefined if a page is missing or differs from that of the first channel. Levels that not all channels have
 * are left out.
 */
const pyramidsOf = (
  omeChannels: readonly OmeChannel[],
  pages: readonly (readonly TiffImage[])[],
): TiffImage[][] | undefined => {
  const found = omeChannels.map(({ page }) => pages[page])
  const first = found[0]?.[0]
  if (!first || !found.every((page) => page?.[0] && isAlike(page[0], first) && isReadable(page[0])))
    return undefined
  const shapes = (found[0] ?? []).filter((image) =>
    found.every((page) => page?.some((other) => isAlike(other, image) && isReadable(other))),
  )
  return found.map((page) =>
    shapes.flatMap((shape) => page?.find((image) => isAlike(image, shape) && isReadable(image)) ?? []),
  )
}

const isAlike = (a: TiffImage, b: TiffImage): boolean =>
  a.width === b.width &&
  a.height === b.height &&
  a.tileWidth === b.tileWidth &&
  a.tileHeight === b.tileHeight &&
  a.isTiled === b.isTiled

const isReadable = (image: TiffImage): boolean =>
  !image.refusal && image.samples === 1 && (image.isTiled || image.width * image.height <= MOST_STRIP_PIXELS)

const sample = async (
  image: TiffImage,
  read: (column: number, row: number) => Promise<ChannelTile>,
): Promise<ChannelTile['values'][]> => {
  const [columns, rows] = image.isTiled ? [image.columns, image.rows] : [1, 1]
  // The sampled tiles lie around the center, because the tissue is there.
  const across = Math.min(columns, Math.max(1, Math.floor(Math.sqrt(MOST_SAMPLED))))
  const down = Math.min(rows, Math.floor(MOST_SAMPLED / across))
  const tiles: ChannelTile['values'][] = []
  for (let tile = 0; tile < across * down; tile++) {
    const column = Math.floor((columns - across) / 2) + (tile % across)
    const row = Math.floor((rows - down) / 2) + Math.floor(tile / across)
    tiles.push((await read(column, row)).values)
  }
  return tiles
}

/** A cache, so that changing colors or levels needs no reads. */
const createTileCache = () => {
  const kept = new Map<string, ChannelTile>()
  let bytes = 0
  return async (key: string, read: () => Promise<ChannelTile>): Promise<ChannelTile> => {
    const known = kept.get(key)
    if (known) return known
    const tile = await read()
    if (!kept.has(key)) bytes += tile.values.byteLength
    kept.set(key, tile)
    for (const [oldest, { values }] of kept) {
      if (bytes <= KEPT_BYTES || oldest === key) break
      kept.delete(oldest)
      bytes -= values.byteLength
    }
    return tile
  }
}
