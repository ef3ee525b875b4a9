import { describe, expect, it } from 'vitest'
import { DecodeError, decodeFrame } from '../../pixels/index.ts'
import { nodeCodecs } from '../../pixels/testkit/nodeCodecs.ts'
import { openSlide } from '../openSlides.ts'
import type { RgbaPicture } from '../SlideSource.ts'
import { colorAt, makeLevel } from '../testkit/makeLevel.ts'
import { tiffBlob } from '../testkit/makeTiff.ts'
import { decodeTile } from './decodeTile.ts'
import { needsRgbMark, readJpegFacts } from './jpegFacts.ts'
import { joinTables, markRgb } from './jpegStream.ts'
import type { TilePool } from './TilePool.ts'

const codecs = nodeCodecs()
const pool: TilePool = {
  decodeBytes: async (frame) => {
    try {
      return { ok: true, frame: await decodeFrame(frame, codecs) }
    } catch (error) {
      if (error instanceof DecodeError) return { ok: false, refusal: { reason: error.reason } }
      throw error
    }
  },
}

/** 16 × 16 pixels, lossless, by OpenJPEG 2.5: red counts columns, green counts rows. */
const STREAM =
  '/0//UQAvAAAAAAAQAAAAEAAAAAAAAAAAAAAAEAAAABAAAAAAAAAAAAADBwEBBwEBBwEB/1IADAAAAAEBAQQEAAH/XAAHQEBISFD/ZAAlAAFDcmVhdGVkIGJ5IE9wZW5KUEVHIHZlcnNpb24gMi41LjD/kAAKAAAAAACKAAH/k9+BMBIrZxaPj6GCGBZZawMSOeu2M0Ddz/ks3HuDVbx7gYvNMTaYm0xNwfIUOw0NHUBLE+ZlLId/BgkAADBFjsHB8hondWaKnxylvbqPOq9bM/yXQpB096JvUS5h36AJYASgF9WOoGcX1oiEH6AIwD5if8ARQBGANqE+Yn//2Q=='

const pixel = ({ data, width }: RgbaPicture, x: number, y: number) => [
  ...data.subarray((y * width + x) * 4, (y * width + x) * 4 + 3),
]

/** A header without tables or scan. */
const jpeg = (...segments: readonly number[][]): Uint8Array =>
  Uint8Array.from([0xff, 0xd8, ...segments.flat()])
const JFIF = [0xff, 0xe0, 0, 7, 0x4a, 0x46, 0x49, 0x46, 0]
const frame = (ids: readonly number[], factors: readonly number[], marker = 0xc0) => [
  ...[0xff, marker, 0, 17, 8, 0, 16, 0, 16, 3],
  ...ids.flatMap((id, index) => [id, factors[index] ?? 0x11, 0]),
]
const WHOLE = [0x11, 0x11, 0x11]

describe('decodeTile', () => {
  it('decodes JPEG 2000 tiles beside the page, cropped', async () => {
    const bytes = Uint8Array.from(atob(STREAM), (letter) => letter.charCodeAt(0))
    for (const compression of [33_004, 33_005, 34_712]) {
      const page = makeLevel(0, 20, 16, 16, { compression, encode: () => bytes })
      const opened = await openSlide([{ name: 'a.tif', blob: tiffBlob([page]) }], pool)
      if (!opened.ok) throw new Error(opened.refusal.detail)
      const whole = (await opened.source.loadTile(0, 0, 0)) as RgbaPicture
      expect(pixel(whole, 11, 7)).toEqual(colorAt(11, 7, 0))
      const edge = (await opened.source.loadTile(0, 1, 0)) as RgbaPicture
      expect([edge.width, edge.height, ...pixel(edge, 3, 15)]).toEqual([4, 16, 3, 15, 0])
    }
  })

  it('says why a tile is broken', async () => {
    const bytes = Uint8Array.from([0xff, 0x4f, 0xff, 0x51, 0, 0])
    const tile = { bytes, rows: 16, columns: 16, samples: 3, bits: 8, color: 'rgb' as const }
    await expect(decodeTile(tile, { width: 16, height: 16 }, pool)).rejects.toMatchObject({
      refusal: { reason: 'broken' },
    })
  })

  it('turns bare YBR samples and planes to colors', async () => {
    const size = { width: 1, height: 1 }
    const tile = { rows: 1, columns: 2, samples: 3, bits: 8 }
    const ycc = { ...tile, bytes: Uint8Array.of(76, 85, 255, 0, 0, 0), color: 'ycc' as const }
    expect(pixel((await decodeTile(ycc, size)) as RgbaPicture, 0, 0)).toEqual([254, 0, 0])
    const planes = { ...tile, bytes: Uint8Array.of(1, 2, 3, 4, 5, 6), color: 'rgb' as const, isPlanar: true }
    expect(pixel((await decodeTile(planes, size)) as RgbaPicture, 0, 0)).toEqual([1, 3, 5])
  })
})

describe('needsRgbMark', () => {
  const needs = (bytes: Uint8Array, claimsRgb = true) => {
    const facts = readJpegFacts(bytes)
    return facts && needsRgbMark(facts, claimsRgb)
  }

  it('believes the file where the stream says nothing', () => {
    expect(needs(jpeg(frame([1, 2, 3], WHOLE)))).toBe(true)
    expect(needs(jpeg(frame([1, 2, 3], WHOLE)), false)).toBe(false)
  })

  it('believes the stream where it speaks: JFIF, subsampled color, Adobe, named components', () => {
    expect(needs(jpeg(JFIF, frame([1, 2, 3], WHOLE)))).toBe(false)
    expect(needs(jpeg(frame([1, 2, 3], [0x22, 0x11, 0x11])))).toBe(false)
    expect(needs(jpeg(frame([0x52, 0x47, 0x42], WHOLE)))).toBe(false)
    expect(needs(markRgb(jpeg(frame([1, 2, 3], WHOLE))))).toBe(false)
    expect(readJpegFacts(markRgb(jpeg(frame([1, 2, 3], WHOLE))))?.adobeTransform).toBe(0)
  })

  it('puts tables of the directory in front of the tile', () => {
    const tables = Uint8Array.of(0xff, 0xd8, 0xff, 0xdb, 0, 2, 0xff, 0xd9)
    const whole = joinTables(tables, jpeg(frame([1, 2, 3], WHOLE)))
    expect([...whole.subarray(0, 8)]).toEqual([0xff, 0xd8, 0xff, 0xdb, 0, 2, 0xff, 0xc0])
    expect(readJpegFacts(whole)?.width).toBe(16)
  })
})
