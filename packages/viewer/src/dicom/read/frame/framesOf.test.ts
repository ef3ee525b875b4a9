import { describe, expect, it } from 'vitest'
import { readCorpusFile } from '../../../testkit/corpus.ts'
import { makeDicom } from '../../../testkit/makeDicom.ts'
import { readImage, readRecord } from '../../../testkit/readImage.ts'
import { readInstance } from '../readInstance.ts'

const RLE = '1.2.840.10008.1.2.5'
const JPEG = '1.2.840.10008.1.2.4.50'

/** What lies in the ranges of each frame. */
function framesOf(bytes: Uint8Array): number[][] {
  const { content } = readRecord(bytes)
  if (content.kind !== 'image') throw new Error(content.kind)
  return content.frames.map(({ data }) =>
    data.ranges.flatMap(({ start, end }) => [...bytes.subarray(start, end)]),
  )
}

const jpeg = (...rest: number[]) => Uint8Array.of(0xff, 0xd8, 0xff, ...rest)

describe('where frames lie', () => {
  it('one after the other where they are not compressed', () => {
    const bytes = makeDicom({
      NumberOfFrames: 3,
      BitsAllocated: 8,
      BitsStored: 8,
      HighBit: 7,
      Rows: 1,
      Columns: 2,
    })
    expect(framesOf(bytes)).toEqual([
      [0, 1],
      [2, 3],
      [4, 5],
    ])
  })

  it.each(['empty', 'basic', 'extended'] as const)(
    'trap 5: by the %s offset table, of one fragment each',
    (table) => {
      const fragments = [[Uint8Array.of(1, 2)], [Uint8Array.of(3, 4, 5, 6)], [Uint8Array.of(7, 8)]]
      const bytes = makeDicom({ NumberOfFrames: 3 }, { transferSyntax: RLE, fragments, table })
      expect(framesOf(bytes)).toEqual([
        [1, 2],
        [3, 4, 5, 6],
        [7, 8],
      ])
    },
  )

  it.each(['basic', 'extended'] as const)(
    'trap 5: by the %s offset table, of many fragments each',
    (table) => {
      const fragments = [
        [Uint8Array.of(1, 2), Uint8Array.of(3, 4)],
        [Uint8Array.of(5, 6), Uint8Array.of(7, 8), Uint8Array.of(9, 10)],
      ]
      const bytes = makeDicom({ NumberOfFrames: 2 }, { transferSyntax: JPEG, fragments, table })
      expect(framesOf(bytes)).toEqual([
        [1, 2, 3, 4],
        [5, 6, 7, 8, 9, 10],
      ])
    },
  )

  it('trap 5: by where pictures begin, if no table tells', () => {
    const fragments = [
      [jpeg(0xe0), Uint8Array.of(1, 2)],
      [jpeg(0xe0), Uint8Array.of(3, 4), Uint8Array.of(5, 6)],
    ]
    const bytes = makeDicom({ NumberOfFrames: 2 }, { transferSyntax: JPEG, fragments, table: 'empty' })
    expect(framesOf(bytes)).toEqual([
      [0xff, 0xd8, 0xff, 0xe0, 1, 2],
      [0xff, 0xd8, 0xff, 0xe0, 3, 4, 5, 6],
    ])
  })

  it('trap 5: all fragments are the one frame of a file with one', () => {
    const fragments = [[jpeg(0xe0), jpeg(0xe0)]]
    const bytes = makeDicom({}, { transferSyntax: JPEG, fragments, table: 'empty' })
    expect(framesOf(bytes)).toHaveLength(1)
  })

  it('trap 5: a table that points beside the fragments is not believed', () => {
    const fragments = [[Uint8Array.of(1, 2)], [Uint8Array.of(3, 4)]]
    const bytes = makeDicom({ NumberOfFrames: 2 }, { transferSyntax: RLE, fragments })
    // The second entry of the basic offset table: 10 becomes 12.
    const at = bytes.findLastIndex((_, index) => bytes[index] === 10 && bytes[index + 4] === 0xfe)
    bytes[at] = 12
    expect(framesOf(bytes)).toEqual([
      [1, 2],
      [3, 4],
    ])
  })

  it('trap 7: frames of single bits begin in the middle of bytes', () => {
    const bits = { BitsAllocated: 1, BitsStored: 1, HighBit: 0, Rows: 3, Columns: 3, NumberOfFrames: 3 }
    const { frames } = readImage({ ...bits, PixelData: Uint8Array.of(1, 2, 3, 4) })
    const [first] = frames
    const from = first?.data.ranges[0]?.start ?? 0
    const relative = frames.map(({ data: { ranges, firstBit } }) => [
      (ranges[0]?.start ?? 0) - from,
      (ranges[0]?.end ?? 0) - from,
      firstBit ?? 0,
    ])
    expect(relative).toEqual([
      [0, 2, 0],
      [1, 3, 1],
      [2, 4, 2],
    ])
  })

  it('trap 8: floating-point pixels have elements of their own', () => {
    const floats = readImage({ PixelData: undefined, FloatPixelData: new Float32Array(24) })
    expect(floats.format).toMatchObject({ kind: 'float', bitsAllocated: 32 })
    const doubles = readImage({ PixelData: undefined, DoubleFloatPixelData: new Float64Array(24) })
    expect(doubles.format).toMatchObject({ kind: 'double', bitsAllocated: 64 })
    expect(doubles.frames[0]?.data.ranges.map(({ start, end }) => end - start)).toEqual([192])
  })

  it('trap 11: frames that are missing are counted, one that is cut off is marked', () => {
    const { frames, declaredFrames } = readImage({ NumberOfFrames: 5, PixelData: new Uint16Array(60) })
    expect(declaredFrames).toBe(5)
    expect(frames.map(({ data }) => data.isTruncated ?? false)).toEqual([false, false, true])
  })

  it('trap 11: a file that is cut off inside of a compressed frame says so', () => {
    const fragments = [[Uint8Array.of(1, 2)], [Uint8Array.of(3, 4, 5, 6, 7, 8)]]
    const whole = makeDicom({ NumberOfFrames: 3 }, { transferSyntax: RLE, fragments, table: 'empty' })
    const { content } = readRecord(whole.subarray(0, whole.length - 10))
    if (content.kind !== 'image') throw new Error(content.kind)
    expect(content.frames.map(({ data }) => data.isTruncated ?? false)).toEqual([false, true])
  })

  it('trap 11: pixels that are announced and absent are a reason, not a black picture', () => {
    const whole = makeDicom()
    expect(readInstance(whole.subarray(0, whole.length - 48))).toEqual({
      ok: false,
      refusal: { reason: 'truncated' },
    })
    expect(readInstance(makeDicom({ PixelData: null }))).toMatchObject({ refusal: { reason: 'noPixelData' } })
    expect(readInstance(makeDicom({ PixelData: undefined }))).toMatchObject({
      refusal: { reason: 'noPixelData' },
    })
  })

  it('trap 3: color that is tagged as subsampled and is whole is taken as whole', () => {
    const color = {
      SamplesPerPixel: 3,
      PhotometricInterpretation: 'YBR_FULL_422',
      PlanarConfiguration: 0,
      BitsAllocated: 8,
      BitsStored: 8,
      HighBit: 7,
    }
    const half = readImage({ ...color, PixelData: new Uint8Array(48) })
    expect(half.format.photometric).toBe('YBR_FULL_422')
    expect(half.frames[0]?.data.isTruncated).toBeUndefined()
    expect(readImage({ ...color, PixelData: new Uint8Array(72) }).format.photometric).toBe('YBR_FULL')
  })

  it('trap 3: YBR_PARTIAL_420 without compression is read where it has all samples, and refused where it hasn’t', () => {
    const color = {
      SamplesPerPixel: 3,
      PhotometricInterpretation: 'YBR_PARTIAL_420',
      PlanarConfiguration: 0,
      BitsAllocated: 8,
      BitsStored: 8,
      HighBit: 7,
    }
    const whole = readImage({ ...color, PixelData: new Uint8Array(72) })
    expect(whole.frames[0]?.data.ranges.map(({ start, end }) => end - start)).toEqual([72])
    expect(readInstance(makeDicom({ ...color, PixelData: new Uint8Array(36) }))).toMatchObject({
      refusal: { reason: 'formatUnsupported', detail: 'YBR_PARTIAL_420' },
    })
  })

  it('takes plain pixels for plain though the file claims to be compressed', () => {
    const record = readRecord(makeDicom({}, { transferSyntax: JPEG }))
    expect(record.transferSyntax).toBe('1.2.840.10008.1.2.1')
  })

  it('names transfer syntaxes that can’t be shown', () => {
    const jpip = '1.2.840.10008.1.2.4.94'
    const fragments = [[Uint8Array.of(1, 2)]]
    expect(readInstance(makeDicom({}, { transferSyntax: jpip, fragments }))).toMatchObject({
      refusal: { reason: 'formatUnsupported', detail: jpip },
    })
    expect(readInstance(makeDicom({}, { transferSyntax: '1.2.3.4', fragments }))).toMatchObject({
      refusal: { reason: 'transferSyntaxUnknown', detail: '1.2.3.4' },
    })
  })

  it('trap 5: two frames in many fragments without a table are told apart', () => {
    const bytes = readCorpusFile('cs3d/CT0012.fragmented_no_bot_jpeg_baseline.51.dcm')
    const frames = framesOf(bytes)
    expect(frames).toHaveLength(2)
    for (const frame of frames) expect(frame.slice(0, 3)).toEqual([0xff, 0xd8, 0xff])
  })
})
