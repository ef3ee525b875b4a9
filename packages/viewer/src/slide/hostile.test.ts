import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { openSlide } from './openSlides.ts'
import { SlideError } from './SlideError.ts'
import { makeLevel } from './testkit/makeLevel.ts'
import { makeSlide } from './testkit/makeSlide.ts'
import { makeTiff } from './testkit/makeTiff.ts'

const tiff = (isBig: boolean): Uint8Array<ArrayBuffer> => {
  const lzw = makeLevel(1, 20, 20, 16, { compression: 5, encode: (tile) => tile.subarray(0, 64) })
  const { header, body } = makeTiff([makeLevel(0, 40, 40, 16), lzw], { isBig })
  const whole = new Uint8Array(header.length + body.length)
  whole.set(header)
  whole.set(body, header.length)
  return whole
}

const FILES = [
  tiff(false),
  tiff(true),
  makeSlide([20, 20], [8, 8]),
  makeSlide([16, 16], [8, 8], {
    places: [
      { column: 1, row: 9 },
      { column: 9, row: 1 },
    ],
  }),
  makeSlide([24, 8], [8, 8], {
    fragments: [1, 2, 3].map((value) => [Uint8Array.of(0xff, 0xd8, value, value)]),
    transferSyntax: '1.2.840.10008.1.2.4.50',
  }),
] as const

/** Directories lie at the end of a TIFF, heads at the beginning of DICOM: both are hit more often than the pixels. */
const damage = fc.array(
  fc.record({
    isFromEnd: fc.boolean(),
    at: fc.nat({ max: 900 }),
    value: fc.nat({ max: 255 }),
  }),
  { minLength: 1, maxLength: 12 },
)

describe('files that were tampered with', () => {
  it('are shown or refused with a reason, and never break anything', { timeout: 30_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...FILES), damage, fc.nat({ max: 3 }), async (file, changes, cut) => {
        const bytes = file.slice(0, cut === 0 ? Math.floor(file.length * 0.8) : file.length)
        for (const { isFromEnd, at, value } of changes) bytes[isFromEnd ? bytes.length - 1 - at : at] = value
        const opened = await openSlide([{ name: 'odd', blob: new Blob([bytes]) }])
        if (!opened.ok) {
          expect(opened.refusal.reason).toBeTruthy()
          return
        }
        const { source } = opened
        for (const [index, level] of source.levels.entries()) {
          if (!source.hasTile(index, 0, 0) || level.tileWidth * level.tileHeight > 1_000_000) continue
          const tile = await source.loadTile(index, 0, 0).catch((error: unknown) => error)
          expect(tile instanceof SlideError || (tile as { width: number }).width > 0).toBe(true)
        }
      }),
      { numRuns: 600 },
    )
  })
})
