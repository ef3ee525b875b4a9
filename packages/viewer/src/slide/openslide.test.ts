import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { zlibSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ByteSource } from '../model/ByteSource.ts'
import { hasTools } from '../testkit/judge.ts'
import { readPng } from '../testkit/readPng.ts'
import { openSlide } from './openSlides.ts'
import type { RgbaPicture, SlideSource } from './SlideSource.ts'
import { makeFlatJpeg } from './testkit/makeFlatJpeg.ts'
import { makeLevel } from './testkit/makeLevel.ts'
import { type MiraxImage, makeMirax } from './testkit/makeMirax.ts'
import { makeTiff, type TagValue, type TiffPage } from './testkit/makeTiff.ts'

const hasJudge = hasTools(['openslide-write-png'], ['openslide-tools'])

const SIDE = 64

/** All tiles of a level. */
async function ours(source: SlideSource, index: number) {
  const level = source.levels[index]
  if (!level) throw new Error('no level')
  const { width, height, tileWidth, tileHeight, columns, rows } = level
  const rgba = new Uint8Array(width * height * 4)
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++) {
      const tile = (await source.loadTile(index, column, row)) as RgbaPicture
      for (let y = 0; y < tile.height; y++) {
        const at = ((row * tileHeight + y) * width + column * tileWidth) * 4
        rgba.set(tile.data.subarray(y * tile.width * 4, (y + 1) * tile.width * 4), at)
      }
    }
  return { width, height, rgba }
}

/** What was never photographed is white there, and see-through with us: it has no color. */
const withoutColor = ({ width, height, rgba }: { width: number; height: number; rgba: Uint8Array }) => ({
  width,
  height,
  rgba: rgba.map((value, at) => (rgba[at - (at % 4) + 3] === 0 ? 0 : value)),
})

/** Numbers that are the same in each run. */
function createDice() {
  let last = 5
  return (sides: number) => {
    last = (Math.imul(last, 1_103_515_245) + 12_345) >>> 0
    return Math.floor((last / 2 ** 32) * sides)
  }
}

interface Pile {
  divisions: number
  overlap: number
  /** Photographs along each side. */
  photos: number
  isDeflated?: boolean
}

function mirax({ divisions, overlap, photos, isDeflated = false }: Pile) {
  const dice = createDice()
  const across = photos * divisions
  const images: MiraxImage[] = Array.from({ length: across ** 2 }, (_, at) => {
    const base = dice(100)
    const { bytes } = makeFlatJpeg(SIDE, SIDE, (x, y) => [base + x * 8 + y * 9, 128, 128])
    return { column: at % across, row: Math.floor(at / across), bytes }
  })
  const step = SIDE * divisions - overlap
  const places = Array.from({ length: photos ** 2 }, (_, at) => {
    const jitter = () => (at === 0 ? 0 : dice(5))
    const place = { x: (at % photos) * step + jitter(), y: Math.floor(at / photos) * step + jitter() }
    return at === photos ** 2 - 1 ? undefined : place
  })
  return makeMirax({
    images: { x: across, y: across },
    divisions,
    side: SIDE,
    overlap,
    levels: [images],
    photos: places,
    isZoomFirst: true,
    ...(isDeflated && { deflate: zlibSync }),
  })
}

const ndpiLevel = (width: number, height: number, lens: number): TiffPage => {
  const colorOf = (x: number, y: number) =>
    [((x * 7 + y * 13) % 230) + 10, 100 + (x % 50), 100 + (y % 60)] as const
  const { bytes, starts } = makeFlatJpeg(width, height, colorOf, { interval: 8 })
  return {
    isStripped: true,
    tags: {
      256: { longs: [width] },
      257: { longs: [height] },
      258: { shorts: [8, 8, 8] },
      259: { shorts: [7] },
      262: { shorts: [6] },
      271: { text: 'Hamamatsu' },
      277: { shorts: [3] },
      278: { longs: [height] },
      282: { ratios: [20_000] },
      283: { ratios: [20_000] },
      296: { shorts: [3] },
      65420: { longs: [1] },
      65421: { floats: [lens] },
      65424: { signedLongs: [0] },
      65426: { longs: starts },
    },
    tiles: [bytes],
  }
}

/** Frames of 64 pixels in rows that are taken to and fro, from below. */
function bif(columns: number, rows: number, overlap: { x: number; y: number }): TiffPage[] {
  const numberAt = (x: number, y: number) => {
    const up = rows - 1 - y
    return up * columns + (up % 2 === 0 ? x : columns - 1 - x) + 1
  }
  const joint = (direction: string, from: number, to: number, x: number, y: number) =>
    `<TileJointInfo FlagJoined="1" Confidence="98" Direction="${direction}" Tile1="${from}" Tile2="${to}" OverlapX="${x}" OverlapY="${y}" />`
  const joints = Array.from({ length: columns * rows }, (_, at) => {
    const [x, y] = [at % columns, Math.floor(at / columns)]
    return [
      x + 1 < columns ? joint('RIGHT', numberAt(x, y), numberAt(x + 1, y), overlap.x, 0) : '',
      y > 0 ? joint('UP', numberAt(x, y), numberAt(x, y - 1), 0, overlap.y) : '',
    ].join('')
  })
  const area = `<ImageInfo AOIScanned="1" AOIIndex="0" Width="${SIDE}" Height="${SIDE}" NumRows="${rows}" NumCols="${columns}" Pos-X="0" Pos-Y="0">${joints.join('')}</ImageInfo>`
  const stitching = `<EncodeInfo Ver="2"><SlideInfo></SlideInfo><SlideStitchInfo>${area}</SlideStitchInfo><AoiOrigin><AOI0 OriginX="0" OriginY="0" /></AoiOrigin></EncodeInfo>`
  const level = (number: number, tags: Record<number, TagValue> = {}) => {
    const [across, down] = [columns, rows].map((count) => Math.ceil(count / 2 ** number)) as [number, number]
    const text = `level=${number} mag=${40 / 2 ** number} quality=90`
    const page = makeLevel(number, across * SIDE, down * SIDE, SIDE, { tags: { 270: { text }, ...tags } })
    return page
  }
  const overview = makeLevel(0, SIDE, SIDE, SIDE, {
    tags: {
      270: { text: 'Label Image' },
      700: { text: '<Metadata><iScan Magnification="40" ScanRes="0.25" Mode="x"></iScan></Metadata>' },
    },
  })
  return [overview, level(0, { 700: { text: stitching } }), level(1)]
}

/** A third program reads the same bytes: https://openslide.org, which shares no code with ours. */
describe.runIf(hasJudge)('slides that OpenSlide reads as well', () => {
  let folder = ''
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'openslide-'))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  async function expectSame(source: ByteSource, path: string, levels: number): Promise<void> {
    const opened = await openSlide([source])
    if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
    for (let index = 0; index < levels; index++) {
      const mine = await ours(opened.source, index)
      const size = [String(mine.width), String(mine.height)]
      const png = join(folder, 'out.png')
      execFileSync('openslide-write-png', [path, '0', '0', String(index), ...size, png])
      const theirs = withoutColor(readPng(readFileSync(png)))
      const own = withoutColor(mine)
      expect([theirs.width, theirs.height]).toEqual([own.width, own.height])
      expect(Buffer.compare(theirs.rgba, own.rgba), `level ${index}`).toBe(0)
      expect(new Set(own.rgba).size).toBeGreaterThan(30)
    }
  }

  it.each<[string, Pile]>([
    ['of overlapping photographs of 2 × 2 images', { divisions: 2, overlap: 8, photos: 3 }],
    [
      'of photographs of 4 × 4 images without overlap',
      { divisions: 4, overlap: 0, photos: 2, isDeflated: true },
    ],
    ['of photographs of one image each', { divisions: 1, overlap: 6, photos: 4 }],
    ['of deflated places', { divisions: 2, overlap: 10, photos: 4, isDeflated: true }],
  ])('MRXS %s is the same picture, pixel for pixel', async (name, pile) => {
    const slide = mirax(pile)
    const base = join(folder, name.replaceAll(/\W/gu, ''))
    mkdirSync(base)
    // OpenSlide recognizes the format by this name, and looks for the folder of the same name.
    writeFileSync(`${base}.mrxs`, makeFlatJpeg(16, 16, () => [1, 128, 128]).bytes)
    writeFileSync(join(base, 'Slidedat.ini'), Buffer.from(await slide.blob.arrayBuffer()))
    for (const { name: file, blob } of slide.beside)
      writeFileSync(
        join(base, file === 'INDEX.DAT' ? 'Index.dat' : file),
        Buffer.from(await blob.arrayBuffer()),
      )
    await expectSame(slide, `${base}.mrxs`, 1)
  })

  it('NDPI is the same picture on all levels', async () => {
    const pages = [ndpiLevel(512, 384, 20), ndpiLevel(256, 192, 10), ndpiLevel(128, 96, 5)]
    const { header, body } = makeTiff(pages, { isNdpi: true })
    const path = join(folder, 'slide.ndpi')
    writeFileSync(path, Buffer.concat([header, body]))
    await expectSame({ name: 'slide.ndpi', blob: new Blob([header, body]) }, path, 3)
  })

  it.each([
    [4, 3, { x: 6, y: 8 }],
    [5, 4, { x: 8, y: 4 }],
  ])('BIF of %i × %i frames is the same picture on all levels', async (columns, rows, overlap) => {
    const { header, body } = makeTiff(bif(columns, rows, overlap), { isBig: true })
    const path = join(folder, `${columns}.bif`)
    writeFileSync(path, Buffer.concat([header, body]))
    await expectSame({ name: 'slide.bif', blob: new Blob([header, body]) }, path, 2)
  })
})
