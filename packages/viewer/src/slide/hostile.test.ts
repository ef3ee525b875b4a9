import fc from 'fast-check'
import { zlibSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { ByteSource } from '../model/ByteSource.ts'
import { openSlide } from './openSlides.ts'
import { SlideError } from './SlideError.ts'
import { makeFlatJpeg } from './testkit/makeFlatJpeg.ts'
import { makeLevel } from './testkit/makeLevel.ts'
import { type MiraxOptions, makeMirax } from './testkit/makeMirax.ts'
import { makeSlide } from './testkit/makeSlide.ts'
import { makeTiff, type TagValue, type TiffPage } from './testkit/makeTiff.ts'

/** One file after another; the first is what is opened, the others lie beside it. */
type Files = readonly [Uint8Array<ArrayBuffer>, ...Uint8Array<ArrayBuffer>[]]
type Rebuild = (files: Files) => ByteSource

interface Sample {
  files: Files
  /** The slide of the same files with other bytes. */
  rebuild: Rebuild
}

const joined = (header: Uint8Array, body: Uint8Array): Uint8Array<ArrayBuffer> => {
  const whole = new Uint8Array(header.length + body.length)
  whole.set(header)
  whole.set(body, header.length)
  return whole
}

const alone = (bytes: Uint8Array<ArrayBuffer>): Sample => ({
  files: [bytes],
  rebuild: ([changed]) => ({ name: 'odd', blob: new Blob([changed]) }),
})

const tiff = (isBig: boolean): Uint8Array<ArrayBuffer> => {
  const lzw = makeLevel(1, 20, 20, 16, { compression: 5, encode: (tile) => tile.subarray(0, 64) })
  const { header, body } = makeTiff([makeLevel(0, 40, 40, 16), lzw], { isBig })
  return joined(header, body)
}

const bif = (): Uint8Array<ArrayBuffer> => {
  const level = (number: number, size: number, tags: Record<number, TagValue> = {}): TiffPage =>
    makeLevel(number, size, size, 16, {
      tags: { 270: { text: `level=${number} mag=40 quality=90` }, ...tags },
    })
  const overview = makeLevel(0, 16, 16, 16, {
    tags: {
      270: { text: 'Label Image' },
      700: { text: '<Metadata><iScan Magnification="40" ScanRes="0.2325"></iScan></Metadata>' },
    },
  })
  const joint = (direction: string, tiles: readonly [number, number]) =>
    `<TileJointInfo FlagJoined="1" Confidence="90" Direction="${direction}" Tile1="${tiles[0]}" Tile2="${tiles[1]}" OverlapX="3" OverlapY="2"/>`
  const stitching =
    '<EncodeInfo Ver="2"><SlideStitchInfo><ImageInfo AOIScanned="1" Width="16" Height="16" NumRows="2" NumCols="2" Pos-X="0" Pos-Y="0">' +
    `${joint('RIGHT', [1, 2])}${joint('UP', [2, 3])}</ImageInfo></SlideStitchInfo>` +
    '<AoiOrigin><AOI0 OriginX="0" OriginY="0"/></AoiOrigin></EncodeInfo>'
  const { header, body } = makeTiff([overview, level(0, 32, { 700: { text: stitching } }), level(1, 16)], {
    isBig: true,
  })
  return joined(header, body)
}

const flat = (gray: number) => makeFlatJpeg(16, 16, () => [gray, 128, 128]).bytes
const MIRAX: MiraxOptions = {
  images: { x: 2, y: 2 },
  divisions: 1,
  side: 16,
  overlap: 2,
  levels: [
    [0, 1, 2, 3].map((at) => ({ column: at % 2, row: at >> 1, bytes: flat(40 + at * 40) })),
    [{ column: 0, row: 0, bytes: flat(90) }],
  ],
  photos: [{ x: 0, y: 0 }, { x: 14, y: -1 }, { x: 1, y: 15 }, undefined],
  label: flat(70),
}

const mirax = async (options: MiraxOptions): Promise<Sample> => {
  const source = makeMirax(options)
  const sources = [source, ...source.beside]
  const files = await Promise.all(sources.map(async ({ blob }) => new Uint8Array(await blob.arrayBuffer())))
  return {
    files: files as unknown as Files,
    rebuild: ([own, ...others]) => ({
      name: source.name,
      blob: new Blob([own]),
      beside: source.beside.map(({ name }, at) => ({ name, blob: new Blob([others[at] as BlobPart]) })),
    }),
  }
}

const SAMPLES: readonly Sample[] = [
  alone(tiff(false)),
  alone(tiff(true)),
  alone(makeSlide([20, 20], [8, 8])),
  alone(
    makeSlide([16, 16], [8, 8], {
      places: [
        { column: 1, row: 9 },
        { column: 9, row: 1 },
      ],
    }),
  ),
  alone(
    makeSlide([24, 8], [8, 8], {
      fragments: [1, 2, 3].map((value) => [Uint8Array.of(0xff, 0xd8, value, value)]),
      transferSyntax: '1.2.840.10008.1.2.4.50',
    }),
  ),
  alone(bif()),
  await mirax(MIRAX),
  await mirax({ ...MIRAX, deflate: zlibSync }),
]

/**
 * Directories lie at the end of a TIFF, heads at the beginning of DICOM: both are hit more often than the pixels. Digits
 * in the place of others keep a text readable and make it lie.
 */
const damage = fc.array(
  fc.record({
    file: fc.nat({ max: 3 }),
    isFromEnd: fc.boolean(),
    at: fc.nat({ max: 1900 }),
    value: fc.oneof(fc.nat({ max: 255 }), fc.integer({ min: 0x2d, max: 0x39 })),
  }),
  { minLength: 1, maxLength: 12 },
)

const changed = (
  files: Files,
  cut: number,
  changes: readonly { file: number; isFromEnd: boolean; at: number; value: number }[],
): Files => {
  const copies = files.map((bytes, file) =>
    bytes.slice(0, cut === file ? Math.floor(bytes.length * 0.8) : bytes.length),
  )
  for (const { file, isFromEnd, at, value } of changes) {
    const bytes = copies[file % copies.length] as Uint8Array
    bytes[isFromEnd ? bytes.length - 1 - at : at] = value
  }
  return copies as unknown as Files
}

/** What a person would meet first: the corner of each level, and what hangs on the slide. */
async function lookAt(source: ByteSource): Promise<void> {
  const opened = await openSlide([source])
  if (!opened.ok) {
    expect(opened.refusal.reason).toBeTruthy()
    return
  }
  const { levels, hasTile, loadTile, associated } = opened.source
  const pictures = levels.flatMap((level, index) =>
    hasTile(index, 0, 0) && level.tileWidth * level.tileHeight <= 1_000_000
      ? [() => loadTile(index, 0, 0)]
      : [],
  )
  for (const load of [...pictures, ...associated.map((image) => () => image.load())]) {
    const picture = await load().catch((error: unknown) => error)
    if (!(picture instanceof SlideError || (picture as { width: number }).width > 0)) throw picture
  }
}

describe('files that were tampered with', () => {
  it.each(SAMPLES.map((sample, number) => ({ sample, number })))(
    'V19 are shown or refused with a reason, and never break anything: sample $number',
    async ({ sample }) => {
      await fc.assert(
        fc.asyncProperty(damage, fc.nat({ max: 12 }), (changes, cut) =>
          lookAt(sample.rebuild(changed(sample.files, cut, changes))),
        ),
        { numRuns: 200 },
      )
    },
  )
})
