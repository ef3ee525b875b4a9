import { describe, expect, it } from 'vitest'
import { openSlide } from '../openSlides.ts'
import type { RgbaPicture } from '../SlideSource.ts'
import { makeLevel } from '../testkit/makeLevel.ts'
import { type TagValue, type TiffPage, tiffBlob } from '../testkit/makeTiff.ts'

const TILE = 16

/** Frames of one gray each; in coarser levels each frame keeps its part of the tile. */
const level = (
  number: number,
  columns: number,
  rows: number,
  tags: Record<number, TagValue> = {},
): TiffPage => {
  const factor = 2 ** number
  const [across, down] = [Math.ceil(columns / factor), Math.ceil(rows / factor)]
  const page = makeLevel(number, across * TILE, down * TILE, TILE, {
    tags: { 270: { text: `level=${number} mag=40 quality=90` }, ...tags },
  })
  const tiles = Array.from({ length: across * down }, (_, tile) => {
    const bytes = new Uint8Array(TILE * TILE * 3)
    for (let at = 0; at < TILE * TILE; at++) {
      const column = (tile % across) * factor + Math.floor(((at % TILE) * factor) / TILE)
      const row = Math.floor(tile / across) * factor + Math.floor((Math.floor(at / TILE) * factor) / TILE)
      bytes.fill(gray(column, row), at * 3, at * 3 + 3)
    }
    return bytes
  })
  return { ...page, tiles }
}
const gray = (column: number, row: number) => 10 + row * 50 + column * 10

const overview: TiffPage = (() => {
  const page = makeLevel(0, TILE, TILE, TILE)
  const xmp = '<Metadata><iScan Magnification="40" ScanRes="0.2325" Mode="x"></iScan></Metadata>'
  return { ...page, tags: { ...page.tags, 270: { text: 'Label Image' }, 700: { text: xmp } } }
})()

interface Joint {
  direction: 'LEFT' | 'RIGHT' | 'UP'
  tiles: [number, number]
  overlap: [number, number]
  confidence?: number
  isJoined?: boolean
}
const joint = ({ direction, tiles, overlap, confidence = 100, isJoined = true }: Joint) =>
  `<TileJointInfo FlagJoined="${isJoined ? 1 : 0}" Confidence="${confidence}" Direction="${direction}" ` +
  `Tile1="${tiles[0]}" Tile2="${tiles[1]}" OverlapX="${overlap[0]}" OverlapY="${overlap[1]}" />`
const area = (
  columns: number,
  rows: number,
  place: [number, number],
  joints: readonly Joint[],
  isScanned = true,
) =>
  `<ImageInfo AOIScanned="${isScanned ? 1 : 0}" Width="16" Height="16" NumRows="${rows}" NumCols="${columns}" ` +
  `Pos-X="${place[0]}" Pos-Y="${place[1]}">${joints.map(joint).join('')}</ImageInfo>`
const encodeInfo = (areas: string, origins: readonly [number, number][]): Record<number, TagValue> => ({
  700: {
    text:
      `<EncodeInfo Ver="2"><SlideStitchInfo>${areas}</SlideStitchInfo><AoiOrigin>` +
      `${origins.map(([x, y], index) => `<AOI${index} OriginX="${x}" OriginY="${y}" />`).join('')}` +
      '</AoiOrigin></EncodeInfo>',
  },
})

const attempt = (pages: readonly TiffPage[]) =>
  openSlide([{ name: 'slide.bif', blob: tiffBlob(pages, { isBig: true }) }])
const open = async (pages: readonly TiffPage[]) => {
  const opened = await attempt(pages)
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  const { source } = opened
  const at = async (index: number, x: number, y: number) => {
    const { data, width } = (await source.loadTile(index, 0, 0)) as RgbaPicture
    return data[(y * width + x) * 4 + 3] === 0 ? undefined : data[(y * width + x) * 4]
  }
  return { source, at }
}

/** 3 × 2 frames; numbers run from the lower left: 1 2 3 below, 6 5 4 above. */
const JOINTS: readonly Joint[] = [
  { direction: 'RIGHT', tiles: [1, 2], overlap: [4, 9] },
  { direction: 'RIGHT', tiles: [2, 3], overlap: [2, 9] },
  { direction: 'LEFT', tiles: [4, 5], overlap: [3, 9] },
  { direction: 'UP', tiles: [3, 4], overlap: [9, 2] },
  // These joints are ignored: not joined, without confidence, or not neighbors.
  { direction: 'RIGHT', tiles: [1, 2], overlap: [8, 0], isJoined: false },
  { direction: 'RIGHT', tiles: [5, 6], overlap: [8, 0], confidence: 0 },
  { direction: 'UP', tiles: [1, 4], overlap: [0, 8] },
]

describe('openBif', () => {
  it('lays frames over each other by the mean of what was joined', async () => {
    const stitching = encodeInfo(area(3, 2, [0, 0], JOINTS), [[0, 0]])
    const { source, at } = await open([overview, level(0, 3, 2, stitching), level(1, 3, 2)])
    expect(source).toMatchObject({ format: 'bif', objective: 40, remarks: [] })
    expect(source.micronsPerPixel).toEqual({ x: 0.2325, y: 0.2325, origin: 'description' })
    expect(source.associated.map(({ kind }) => kind)).toEqual(['macro'])
    // 3 pixels of overlap along rows, 2 along columns.
    expect(source.levels.map(({ width, height }) => [width, height])).toEqual([
      [42, 30],
      [21, 15],
    ])
    expect(await Promise.all([at(0, 12, 0), at(0, 13, 0), at(0, 26, 13), at(0, 26, 14)])).toEqual([
      gray(0, 0),
      gray(1, 0),
      gray(2, 0),
      gray(2, 1),
    ])
    // 13 / 2 is 6.5: the middle of pixel 6 is the first on the second frame, which is taken out of its tile.
    expect(await Promise.all([at(1, 5, 0), at(1, 6, 0), at(1, 13, 6), at(1, 13, 7)])).toEqual([
      gray(0, 0),
      gray(1, 0),
      gray(2, 0),
      gray(2, 1),
    ])
  })

  it('places several areas from below, and leaves out those that were not scanned', async () => {
    const areas = area(1, 1, [0, 0], []) + area(1, 1, [100, 100], [], false) + area(1, 1, [20, 40], [])
    const stitching = encodeInfo(areas, [
      [0, TILE],
      [TILE, TILE],
      [2 * TILE, 0],
    ])
    const { source, at } = await open([overview, level(0, 3, 2, stitching)])
    expect([source.levels[0]?.width, source.levels[0]?.height]).toEqual([36, 56])
    expect(await Promise.all([at(0, 20, 0), at(0, 19, 0), at(0, 0, 40), at(0, 0, 39)])).toEqual([
      gray(2, 0),
      undefined,
      gray(0, 1),
      undefined,
    ])
  })

  it('shows tiles side by side where nothing was joined, and nothing where none was scanned', async () => {
    const page = level(0, 2, 1)
    const { source, at } = await open([
      overview,
      { ...page, tiles: [page.tiles[0], new Uint8Array(0)] as Uint8Array[] },
    ])
    expect(source.levels[0]?.width).toBe(2 * TILE)
    expect(await Promise.all([at(0, 15, 0), at(0, 16, 0)])).toEqual([gray(0, 0), undefined])
  })

  it('refuses areas outside the tiles, areas that share tiles and overlaps that can’t be', async () => {
    const refusal = async (areas: string, origins: readonly [number, number][] = [[0, 0]]) => {
      const opened = await attempt([overview, level(0, 3, 2, encodeInfo(areas, origins))])
      return opened.ok ? 'shown' : `${opened.refusal.reason} ${opened.refusal.detail}`
    }
    expect(await refusal(area(4, 2, [0, 0], []))).toBe('broken BIF area')
    expect(await refusal(area(3, 2, [0, 0], []), [[-16, 0]])).toBe('broken BIF area')
    expect(await refusal(area(1, 1, [0, 0], []) + area(1, 1, [0, 0], []))).toBe('broken BIF areas')
    const far: Joint = { direction: 'RIGHT', tiles: [1, 2], overlap: [1e9, 0] }
    expect(await refusal(area(3, 2, [0, 0], [far]))).toBe('broken BIF overlap')
    expect(
      await refusal(area(1, 1, [0, 0], []) + area(1, 1, [1e12, 0], []), [
        [0, 0],
        [16, 0],
      ]),
    ).toBe('tooLarge level')
  })
})
