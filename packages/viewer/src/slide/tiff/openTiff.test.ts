import { zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { openSlide } from '../openSlides.ts'
import type { RgbaPicture, SlideSource, TilePicture } from '../SlideSource.ts'
import { colorAt, makeLevel } from '../testkit/makeLevel.ts'
import { makeTiff, type TagValue, type TiffOptions, type TiffPage, tiffBlob } from '../testkit/makeTiff.ts'
import { sparseBlob } from '../testkit/sparseBlob.ts'

const open = async (pages: readonly TiffPage[], options?: TiffOptions): Promise<SlideSource> => {
  const opened = await openSlide([{ name: 'slide.tif', blob: tiffBlob(pages, options) }])
  if (!opened.ok) throw new Error(JSON.stringify(opened.refusal))
  return opened.source
}

const pixel = (picture: TilePicture, x: number, y: number): number[] => {
  const { data, width } = picture as RgbaPicture
  return [...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3)]
}

const description = (text: string): Record<number, TagValue> => ({ 270: { text } })

const difference = (tile: Uint8Array<ArrayBuffer>): Uint8Array => {
  const out = new Uint8Array(tile)
  for (let row = 0; row < out.length; row += 16 * 3) {
    for (let at = row + 16 * 3 - 1; at >= row + 3; at--) out[at] = (tile[at] ?? 0) - (tile[at - 3] ?? 0)
  }
  return out
}

describe('openTiff', () => {
  it('reads every pixel where it lies, uncompressed, deflated and with differences', async () => {
    const pages = [
      makeLevel(0, 40, 25, 16),
      makeLevel(1, 20, 13, 16, { compression: 8, encode: (tile) => zlibSync(tile) }),
      makeLevel(2, 10, 6, 16, {
        compression: 8,
        tags: { 317: { shorts: [2] } },
        encode: (tile) => zlibSync(difference(tile)),
      }),
    ]
    const source = await open(pages)
    expect(source.levels.map(({ width, height, columns, rows }) => [width, height, columns, rows])).toEqual([
      [40, 25, 3, 2],
      [20, 13, 2, 1],
      [10, 6, 1, 1],
    ])
    expect(pixel(await source.loadTile(0, 1, 1), 5, 3)).toEqual(colorAt(21, 19, 0))
    expect(pixel(await source.loadTile(1, 1, 0), 2, 12)).toEqual(colorAt(18, 12, 1))
    expect(pixel(await source.loadTile(2, 0, 0), 9, 5)).toEqual(colorAt(9, 5, 2))
  })

  it('trap 66: levels are placed by their own sizes, not by powers of 2', async () => {
    const source = await open([
      makeLevel(0, 1000, 700, 256),
      makeLevel(1, 249, 174, 256),
      makeLevel(2, 31, 22, 256),
    ])
    expect(source.levels.map((level) => level.downsample.x)).toEqual([1, 1000 / 249, 1000 / 31])
    expect(source.levels.map((level) => level.downsample.y)).toEqual([1, 700 / 174, 700 / 22])
  })

  it('trap 67: tiles at the edge come without their padding', async () => {
    const source = await open([makeLevel(0, 40, 25, 16)])
    const corner = await source.loadTile(0, 2, 1)
    expect([corner.width, corner.height]).toEqual([8, 9])
    expect(pixel(corner, 7, 8)).toEqual(colorAt(39, 24, 0))
  })

  it('trap 67: levels that Philips pads to whole tiles stay where they are', async () => {
    const padded = (level: number, width: number, height: number) =>
      makeLevel(level, width, height, 64, { tags: { 305: { text: 'Philips DP v1.0' } } })
    // 320 × 192 halves to 160 × 96, which is stored as 192 × 128.
    const source = await open([padded(0, 320, 192), padded(1, 192, 128)])
    expect(source.levels[1]).toMatchObject({ width: 160, height: 96, downsample: { x: 2, y: 2 } })
    const corner = await source.loadTile(1, 2, 1)
    expect([corner.width, corner.height]).toEqual([32, 32])
  })

  it('reads big-endian files and BigTIFF', async () => {
    for (const options of [{ isBigEndian: true }, { isBig: true }, { isBig: true, isBigEndian: true }]) {
      const source = await open([makeLevel(0, 20, 20, 16)], options)
      expect(pixel(await source.loadTile(0, 1, 1), 3, 3)).toEqual(colorAt(19, 19, 0))
    }
  })

  it('trap 73: a tile beyond 4 GB is found, and no more is read than is needed', async () => {
    const start = 2 ** 32 * 1.5
    const { header, body } = makeTiff([makeLevel(0, 40, 40, 16)], { isBig: true, start })
    const { blob, counts } = sparseBlob(start + body.length, [
      { at: 0, bytes: header },
      { at: start, bytes: body },
    ])
    const opened = await openSlide([{ name: 'large.tif', blob }])
    if (!opened.ok) throw new Error(opened.refusal.reason)
    expect(pixel(await opened.source.loadTile(0, 2, 2), 1, 2)).toEqual(colorAt(33, 34, 0))
    expect(counts.bytes).toBeLessThan(400_000)
  })

  it('trap 73: an offset beyond 53 bits is refused instead of rounded', async () => {
    const { header, body } = makeTiff([makeLevel(0, 16, 16, 16)], { isBig: true })
    header.set([0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x7f], 8)
    const opened = await openSlide([{ name: 'odd.tif', blob: new Blob([header, body]) }])
    expect(opened).toEqual({ ok: false, refusal: { reason: 'broken', detail: 'offset beyond 53 bits' } })
  })

  it('trap 50 and 65: the size of a pixel of Aperio, with a decimal comma too', async () => {
    const text = (mpp: string) =>
      description(`Aperio Image Library v11\n40x25 JPEG/RGB Q=30|AppMag = 40|MPP = ${mpp}`)
    const point = await open([makeLevel(0, 40, 25, 16, { tags: text('0.2520') })])
    const comma = await open([makeLevel(0, 40, 25, 16, { tags: text('0,2520') })])
    expect(point.micronsPerPixel).toEqual({ x: 0.252, y: 0.252, origin: 'description' })
    expect(comma.micronsPerPixel).toEqual({ x: 0.252, y: 0.252, origin: 'description' })
    expect([point.format, point.objective]).toEqual(['svs', 40])
  })

  it('trap 65: resolution tags in inches and centimetres, each axis its own', async () => {
    const resolution = (unit: number, x: number, y: number) => ({
      282: { ratios: [x] },
      283: { ratios: [y] },
      296: { shorts: [unit] },
    })
    const centimetres = await open([makeLevel(0, 40, 25, 16, { tags: resolution(3, 40_000, 39_000) })])
    expect(centimetres.micronsPerPixel?.x).toBeCloseTo(0.25, 9)
    expect(centimetres.micronsPerPixel?.y).toBeCloseTo(0.256_41, 5)
    const inches = await open([makeLevel(0, 40, 25, 16, { tags: resolution(2, 50_800, 50_800) })])
    expect(inches.micronsPerPixel).toEqual({ x: 0.5, y: 0.5, origin: 'resolution' })
  })

  it('trap 65: sizes that no scanner has are no sizes', async () => {
    const dots = await open([
      makeLevel(0, 40, 25, 16, { tags: { 282: { ratios: [72] }, 283: { ratios: [72] } } }),
    ])
    expect(dots.micronsPerPixel).toBeUndefined()
    const slip = description('Aperio\n|MPP = 250000')
    expect((await open([makeLevel(0, 40, 25, 16, { tags: slip })])).micronsPerPixel).toBeUndefined()
    const unitless = { 282: { ratios: [40_000] }, 283: { ratios: [40_000] }, 296: { shorts: [1] } }
    expect((await open([makeLevel(0, 40, 25, 16, { tags: unitless })])).micronsPerPixel).toBeUndefined()
  })

  it('trap 65: OME sizes in their own unit', async () => {
    const ome =
      '<OME><Pixels SizeC="3" PhysicalSizeX="250" PhysicalSizeXUnit="nm" PhysicalSizeY="0.00025" PhysicalSizeYUnit="mm"><Channel SamplesPerPixel="3"/></Pixels></OME>'
    const source = await open([makeLevel(0, 40, 25, 16, { tags: description(ome) })])
    expect(source.micronsPerPixel).toEqual({ x: 0.25, y: 0.25, origin: 'ome' })
    expect(source.remarks).toEqual([])
  })

  it('trap 74: label, macro and thumbnail of Aperio are no levels and are read only when asked for', async () => {
    const strip = (width: number, height: number, subfile: number, text: string): TiffPage => ({
      ...makeLevel(0, width, height, 64),
      isStripped: true,
      tags: {
        254: { longs: [subfile] },
        256: { longs: [width] },
        257: { longs: [height] },
        258: { shorts: [8] },
        259: { shorts: [1] },
        262: { shorts: [1] },
        277: { shorts: [1] },
        278: { longs: [2] },
        ...description(text),
      },
      tiles: Array.from({ length: Math.ceil(height / 2) }, (_, index) =>
        new Uint8Array(width * Math.min(2, height - index * 2)).fill(index + 1),
      ),
    })
    const source = await open([
      makeLevel(0, 64, 48, 16, { tags: description('Aperio\n64x48') }),
      strip(32, 24, 0, 'Aperio\n64x48 -> 32x24'),
      makeLevel(1, 16, 12, 16, { tags: description('Aperio\n64x48 -> 16x12') }),
      strip(10, 7, 1, 'Aperio\nlabel 10x7'),
      strip(20, 9, 9, 'Aperio\nsomething 20x9'),
    ])
    expect(source.levels.map(({ width }) => width)).toEqual([64, 16])
    expect(source.associated.map(({ kind, width }) => [kind, width])).toEqual([
      ['thumbnail', 32],
      ['label', 10],
      ['macro', 20],
    ])
    const label = (await source.associated[1]?.load()) as RgbaPicture
    expect([label.width, label.height]).toEqual([10, 7])
    expect(pixel(label, 9, 6)).toEqual([4, 4, 4])
  })

  it('reads levels that are sub-directories of the first', async () => {
    const pages = [makeLevel(0, 64, 64, 16), makeLevel(1, 32, 32, 16)]
    const linkOf = ({ header, body }: ReturnType<typeof makeTiff>) => {
      const view = new DataView(body.buffer)
      const first = new DataView(header.buffer).getUint32(4, true) - header.length
      return { view, at: first + 2 + view.getUint16(first, true) * 12 }
    }
    const chained = linkOf(makeTiff(pages))
    // The entry that is added makes the first directory longer by 12 bytes.
    const second = chained.view.getUint32(chained.at, true) + 12
    const nested = makeTiff([
      { ...(pages[0] as TiffPage), tags: { ...pages[0]?.tags, 330: { longs: [second] } } },
      pages[1] as TiffPage,
    ])
    const link = linkOf(nested)
    expect(link.view.getUint32(link.at, true)).toBe(second)
    link.view.setUint32(link.at, 0, true)
    const opened = await openSlide([{ name: 'nested.tif', blob: new Blob([nested.header, nested.body]) }])
    expect(opened.ok && opened.source.levels.map(({ width }) => width)).toEqual([64, 32])
  })

  it('trap 70: says that a profile is there and what it is', async () => {
    const source = await open([makeLevel(0, 16, 16, 16, { tags: { 34675: { bytes: new Uint8Array(200) } } })])
    expect(source.profile).toEqual({ kind: 'other', name: '' })
  })

  it('trap 71: opening the same file twice makes two sources', async () => {
    const file = { name: 'a.tif', blob: tiffBlob([makeLevel(0, 16, 16, 16)]) }
    const [first, second] = [await openSlide([file]), await openSlide([file])]
    if (!(first.ok && second.ok)) throw new Error('refused')
    expect(first.source.id).not.toBe(second.source.id)
  })

  it('leaves what was never scanned transparent', async () => {
    const page = makeLevel(0, 32, 16, 16)
    const source = await open([{ ...page, tiles: [page.tiles[0] as Uint8Array, new Uint8Array(0)] }])
    const empty = (await source.loadTile(0, 1, 0)) as RgbaPicture
    expect(empty.data.every((value) => value === 0)).toBe(true)
  })

  it('refuses with a reason what it would show wrong', async () => {
    const refusal = async (page: TiffPage) => {
      const opened = await openSlide([{ name: 'a.tif', blob: tiffBlob([page]) }])
      return opened.ok ? 'shown' : `${opened.refusal.reason} ${opened.refusal.detail}`
    }
    const page = makeLevel(0, 16, 16, 16)
    const withTags = (tags: Record<number, TagValue>) => ({ ...page, tags: { ...page.tags, ...tags } })
    expect(await refusal(withTags({ 700: { text: '<iScan Mode="x"/>' } }))).toBe(
      'formatUnsupported Ventana BIF',
    )
    expect(await refusal(withTags({ 259: { shorts: [50_000] } }))).toBe(
      'formatUnsupported TIFF compression 50000',
    )
    expect(await refusal(withTags({ 284: { shorts: [2] } }))).toBe('formatUnsupported TIFF planes')
    const { 322: _w, 323: _h, ...tags } = page.tags
    const strips = {
      ...page,
      isStripped: true,
      tags: { ...tags, 256: { longs: [5000] }, 257: { longs: [5000] } },
    }
    expect(await refusal(strips)).toBe('tooLarge TIFF in strips instead of tiles')
  })

  it('ends on directories that point at each other, and on cut-off files', async () => {
    const { header, body } = makeTiff([makeLevel(0, 16, 16, 16)])
    const first = new DataView(header.buffer).getUint32(4, true)
    const looped = body.slice()
    new DataView(looped.buffer).setUint32(looped.length - 4, first, true)
    const opened = await openSlide([{ name: 'loop.tif', blob: new Blob([header, looped]) }])
    expect(opened.ok).toBe(true)
    const cut = await openSlide([{ name: 'cut.tif', blob: new Blob([header, body.subarray(0, 500)]) }])
    expect(cut).toEqual({ ok: false, refusal: { reason: 'truncated' } })
  })
})
