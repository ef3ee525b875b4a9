import { describe, expect, it } from 'vitest'
import { openSlide } from '../openSlides.ts'
import type { RgbaPicture, TilePicture } from '../SlideSource.ts'
import { makeFlatJpeg } from '../testkit/makeFlatJpeg.ts'
import { makeTiff, type TiffOptions, type TiffPage } from '../testkit/makeTiff.ts'
import { sparseBlob } from '../testkit/sparseBlob.ts'

/** Gray by place: every block of 8 × 8 pixels within 16 × 16 blocks has its own. */
const gray = (column: number, row: number) => (column % 16) * 16 + (row % 16)

interface LevelOptions {
  interval?: number
  lens?: number
  focus?: number
  isUnsized?: boolean
  hasTable?: boolean
}

const level = (width: number, height: number, options: LevelOptions = {}): TiffPage => {
  const { lens = 20, focus = 0, hasTable = true, ...rest } = options
  const { bytes, starts } = makeFlatJpeg(width, height, (x, y) => [gray(x, y), 128, 128], rest)
  return {
    isStripped: true,
    tags: {
      256: { longs: [width] },
      257: { longs: [height] },
      259: { shorts: [7] },
      262: { shorts: [6] },
      282: { ratios: [20_000] },
      283: { ratios: [20_000] },
      296: { shorts: [3] },
      65420: { longs: [1] },
      65421: { floats: [lens] },
      65424: { longs: [focus] },
      ...(hasTable && rest.interval && { 65426: { longs: starts } }),
    },
    tiles: [bytes],
  }
}

const blobOf = (pages: readonly TiffPage[], options: TiffOptions = {}) => {
  const { header, body } = makeTiff(pages, { isNdpi: true, ...options })
  return new Blob([header, body])
}
const open = async (blob: Blob) => {
  const opened = await openSlide([{ name: 'slide.ndpi', blob }])
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  return opened.source
}
const grayAt = (picture: TilePicture, x: number, y: number): number => {
  const { data, width } = picture as RgbaPicture
  return data[(y * width + x) * 4] ?? -1
}

describe('openNdpi', () => {
  it('reads a tile out of one stream by its restart intervals, and nothing else of it', async () => {
    const pages = [level(256, 1100, { interval: 8, isUnsized: true }), level(64, 275, { interval: 8 })]
    const source = await open(blobOf(pages))
    expect(source).toMatchObject({ format: 'ndpi', objective: 20, remarks: [] })
    expect(source.micronsPerPixel).toEqual({ x: 0.5, y: 0.5, origin: 'resolution' })
    expect(source.levels[0]).toMatchObject({ tileWidth: 64, tileHeight: 512, columns: 4, rows: 3 })
    const tile = await source.loadTile(0, 3, 1)
    expect([tile.width, tile.height]).toEqual([64, 512])
    expect(grayAt(tile, 17, 33)).toBe(gray(24 + 2, 64 + 4))
    const corner = await source.loadTile(0, 3, 2)
    expect([corner.width, corner.height]).toEqual([64, 1100 - 1024])
    expect(grayAt(corner, 63, 75)).toBe(gray(31, 137))
    expect(source.levels[1]?.downsample).toEqual({ x: 4, y: 4 })
    expect(grayAt(await source.loadTile(1, 0, 0), 20, 9)).toBe(gray(2, 1))
  })

  it('finds directories and tiles beyond 4 GB by the upper halves behind each directory', async () => {
    const start = 2 ** 32 * 2.5
    const pages = [level(128, 64, { interval: 8 }), level(32, 16, { interval: 4 })]
    const { header, body } = makeTiff(pages, { isNdpi: true, start })
    const { blob, counts } = sparseBlob(start + body.length, [
      { at: 0, bytes: header },
      { at: start, bytes: body },
    ])
    const source = await open(blob)
    expect(source.levels).toHaveLength(2)
    expect(grayAt(await source.loadTile(0, 1, 0), 60, 60)).toBe(gray(15, 7))
    expect(counts.bytes).toBeLessThan(400_000)
  })

  it('decodes a small level without restart markers as a whole', async () => {
    const source = await open(blobOf([level(128, 64, { interval: 8 }), level(32, 16)]))
    expect(source.levels[1]).toMatchObject({ columns: 1, rows: 1 })
    expect(grayAt(await source.loadTile(1, 0, 0), 31, 15)).toBe(gray(3, 1))
  })

  it('shows the plane in focus, says how many there are, and takes the macro for no level', async () => {
    const pages = [
      level(128, 64, { interval: 8, focus: 500 }),
      level(128, 64, { interval: 8 }),
      level(40, 24, { lens: -1 }),
      level(32, 16, { lens: -2 }),
    ]
    const source = await open(blobOf(pages))
    expect(source.levels).toHaveLength(1)
    expect(source.remarks).toEqual([{ kind: 'focalPlanes', count: 2 }])
    expect(source.associated.map(({ kind, width }) => [kind, width])).toEqual([['macro', 40]])
    expect(grayAt((await source.associated[0]?.load()) as TilePicture, 39, 23)).toBe(gray(4, 2))
  })

  it('refuses one of which the stream can’t be cut, in words', async () => {
    const page = level(4104, 4104, { interval: 513, hasTable: false })
    const opened = await openSlide([{ name: 'slide.ndpi', blob: blobOf([page]) }])
    expect(opened).toEqual({
      ok: false,
      refusal: { reason: 'formatUnsupported', detail: 'NDPI without a table of intervals' },
    })
  })
})
