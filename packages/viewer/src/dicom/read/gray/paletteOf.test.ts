import { describe, expect, it } from 'vitest'
import { readCorpusFile } from '../../../testkit/corpus.ts'
import { makeDicom } from '../../../testkit/makeDicom.ts'
import { readImage } from '../../../testkit/readImage.ts'
import { readInstance } from '../readInstance.ts'
import { expandSegments } from './expandSegments.ts'

const channels = (descriptor: unknown, data: unknown, prefix = '') => ({
  PhotometricInterpretation: 'PALETTE COLOR',
  ...Object.fromEntries(
    ['Red', 'Green', 'Blue'].flatMap((color) => [
      [`${color}PaletteColorLookupTableDescriptor`, descriptor],
      [`${prefix}${color}PaletteColorLookupTableData`, data],
    ]),
  ),
})

describe('a palette', () => {
  it('trap 4: of 16 bits is brought to 8', () => {
    const { palette } = readImage(channels([3, 0, 16], [0, 0x80ff, 0xffff]))
    expect(palette).toMatchObject({
      first: 0,
      red: Uint8Array.of(0, 0x80, 0xff),
      blue: Uint8Array.of(0, 0x80, 0xff),
    })
  })

  it('trap 4: of 8 bits is taken as it is, packed or in words, also where 16 are announced', () => {
    const red = (descriptor: number[], data: unknown) => readImage(channels(descriptor, data)).palette?.red
    expect(red([4, 0, 8], Uint8Array.of(1, 2, 3, 4))).toEqual(Uint8Array.of(1, 2, 3, 4))
    expect(red([4, 0, 8], [1, 2, 3, 255])).toEqual(Uint8Array.of(1, 2, 3, 255))
    expect(red([4, 0, 16], [1, 2, 3, 255])).toEqual(Uint8Array.of(1, 2, 3, 255))
  })

  it('trap 4: has 65 536 entries where the descriptor says 0, and a first value with a sign', () => {
    const { palette } = readImage({
      PixelRepresentation: 1,
      ...channels([0, -32_768, 16], new Uint16Array(65_536).fill(0xff00)),
    })
    expect(palette?.first).toBe(-32_768)
    expect(palette?.green).toHaveLength(65_536)
    expect(palette?.green[65_535]).toBe(255)
  })

  it('trap 4: in segments is written out', () => {
    // Two values, a ramp of four to 1280, then two values of the beginning by reference to byte 0.
    const words = Uint16Array.of(0, 2, 0, 256, 1, 4, 1280, 2, 1, 0, 0)
    const all = [0, 256, 512, 768, 1024, 1280, 0, 256]
    expect([...expandSegments({ words, isLittle: true }, 8)]).toEqual(all)
    const { palette } = readImage(channels([6, 0, 16], words, 'Segmented'))
    expect([...(palette?.red ?? [])]).toEqual([0, 1, 2, 3, 4, 5])
  })

  it.each([
    ['bytes, as the standard says', 8],
    ['entries, as some programs do', 4],
  ])('trap 4: in segments has references that count %s', (_, offset) => {
    const words = Uint16Array.of(0, 2, 0, 256, 1, 4, 1280, 0, 1, 0, 2, 1, offset, 0)
    const { palette } = readImage(channels([11, 0, 16], words, 'Segmented'))
    expect([...(palette?.red ?? [])]).toEqual([0, 1, 2, 3, 4, 5, 0, 1, 2, 3, 5])
  })

  it('trap 4: in segments of 8 bits has references of four bytes', () => {
    const bytes = Uint8Array.of(0, 2, 0, 10, 1, 4, 50, 0, 1, 0, 2, 1, 4, 0, 0, 0, 0, 1, 200, 0)
    const expected = [0, 10, 20, 30, 40, 50, 0, 13, 25, 38, 50, 200]
    const { palette } = readImage(channels([12, 0, 8], bytes, 'Segmented'))
    expect([...(palette?.red ?? [])]).toEqual(expected)
    const big = Uint8Array.of(0, 2, 0, 10, 1, 4, 50, 0, 1, 0, 2, 1, 0, 4, 0, 0, 0, 1, 200, 0)
    expect([...expandSegments({ words: big, isLittle: false }, 12)]).toEqual(expected)
  })

  it('trap 4: in segments that refer to themselves comes to an end', () => {
    expect(expandSegments({ words: Uint16Array.of(2, 60_000, 0, 0), isLittle: true }, 65_536)).toHaveLength(0)
    expect(expandSegments({ words: Uint16Array.of(9, 9, 9), isLittle: true }, 16)).toHaveLength(0)
  })

  it('V81 beside gray levels is a supplement, whose values are no gray levels', () => {
    const file = (presentation: string) => ({
      ...channels([2, 1000, 16], [0x1000, 0xff00]),
      PhotometricInterpretation: 'MONOCHROME2',
      PixelPresentation: presentation,
      PixelData: Uint16Array.of(0, 999, 1000, 1001),
      Rows: 2,
      Columns: 2,
    })
    const [frame] = readImage(file('MIXED')).frames
    expect(frame?.supplement).toMatchObject({ first: 1000, red: Uint8Array.of(0x10, 0xff) })
    expect(frame?.padding).toMatchObject({ from: 1000 })
    const [plain] = readImage(file('MONOCHROME')).frames
    expect([plain?.supplement, plain?.padding]).toEqual([undefined, undefined])
  })

  it('trap 4: that is not there is a reason', () => {
    expect(readInstance(makeDicom({ PhotometricInterpretation: 'PALETTE COLOR' }))).toMatchObject({
      refusal: { reason: 'broken', detail: 'palette' },
    })
  })

  it.each([
    'cs3d/TestPattern_Palette.dcm',
    'cs3d/TestPattern_Palette_16.dcm',
    'pydicom/test_files/examples_palette.dcm',
  ])('trap 4: of %s has 256 colors that are not all dark', (path) => {
    const read = readInstance(readCorpusFile(path))
    const palette = read.ok && read.record.content.kind === 'image' ? read.record.content.palette : undefined
    expect(palette?.red).toHaveLength(256)
    expect(Math.max(...(palette?.red ?? []))).toBeGreaterThan(200)
  })
})
