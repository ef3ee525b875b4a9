import { deflateSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import type { PixelFormat } from '../model/PixelFormat.ts'
import { decodeFrame, type EncodedFrame } from './decodeFrame.ts'
import { losslessStream } from './testkit/losslessStream.ts'
import { nodeCodecs } from './testkit/nodeCodecs.ts'

const LITTLE = '1.2.840.10008.1.2.1'
const BIG = '1.2.840.10008.1.2.2'
const RLE = '1.2.840.10008.1.2.5'
const codecs = nodeCodecs()

const gray = (changes: Partial<PixelFormat> = {}): PixelFormat => ({
  rows: 1,
  columns: 4,
  samples: 1,
  photometric: 'MONOCHROME2',
  bitsAllocated: 16,
  bitsStored: 16,
  highBit: (changes.bitsStored ?? 16) - 1,
  isSigned: false,
  planar: 0,
  kind: 'integer' as const,
  ...changes,
})
const rgb = (changes: Partial<PixelFormat> = {}): PixelFormat =>
  gray({
    columns: 2,
    samples: 3,
    photometric: 'RGB',
    bitsAllocated: 8,
    bitsStored: 8,
    highBit: 7,
    ...changes,
  })

const bytesOf = (values: ArrayBufferView) => new Uint8Array(values.buffer)

const decode = (bytes: Uint8Array, format: PixelFormat, more: Partial<EncodedFrame> = {}) =>
  decodeFrame({ bytes: [bytes], format, transferSyntax: LITTLE, ...more }, codecs)

const valuesOf = async (...given: Parameters<typeof decode>) => [...(await decode(...given)).values]

describe('stored bits', () => {
  it('trap 1: dirt above 12 unsigned bits is masked', async () => {
    const frame = await decode(bytesOf(Uint16Array.of(0xf000, 0x1fff, 0xa123, 7)), gray({ bitsStored: 12 }))
    expect([...frame.values]).toEqual([0, 0xfff, 0x123, 7])
    expect([frame.min, frame.max]).toEqual([0, 0xfff])
  })

  it('trap 1: 12 signed bits with a dirty high nibble keep their sign', async () => {
    const frame = await decode(
      bytesOf(Uint16Array.of(0x0fff, 0xf001, 0xa800, 0x37ff)),
      gray({ bitsStored: 12, isSigned: true }),
    )
    expect([...frame.values]).toEqual([-1, 1, -2048, 2047])
    expect(frame.values).toBeInstanceOf(Int16Array)
    expect([frame.min, frame.max]).toEqual([-2048, 2047])
  })

  it('trap 1: bits that lie high in their word come down', async () => {
    const format = gray({ bitsStored: 12, highBit: 15, isSigned: true })
    expect(await valuesOf(bytesOf(Uint16Array.of(0xfff5, 0x001f, 0x8000, 0x7ff0)), format)).toEqual([
      ...[-1, 1, -2048, 2047],
    ])
  })

  it('trap 1: a stream that has only the stored bits is not shifted, wherever the header puts them', async () => {
    const stream = losslessStream(1, 4, 12, [0b0000_1111])
    for (const highBit of [11, 12, 15]) {
      const format = gray({ bitsStored: 12, highBit })
      const transferSyntax = '1.2.840.10008.1.2.4.70'
      expect(await valuesOf(stream, format, { transferSyntax })).toEqual([2048, 2048, 2048, 2048])
    }
  })

  it('trap 1: full 16 and 8 bits are left as they are, with and without sign', async () => {
    const words = bytesOf(Uint16Array.of(0, 0xffff, 0x8000, 0x7fff))
    expect(await valuesOf(words, gray())).toEqual([0, 65535, 32768, 32767])
    expect(await valuesOf(words, gray({ isSigned: true }))).toEqual([0, -1, -32768, 32767])
    const bytes = Uint8Array.of(0, 255, 128, 127)
    expect(await valuesOf(bytes, gray({ bitsAllocated: 8, bitsStored: 8 }))).toEqual([0, 255, 128, 127])
    expect(await valuesOf(bytes, gray({ bitsAllocated: 8, bitsStored: 8, isSigned: true }))).toEqual([
      0, -1, -128, 127,
    ])
  })

  it('trap 6: big-endian words are turned round', async () => {
    const bytes = Uint8Array.of(0x12, 0x34, 0xff, 0xfe, 0, 1, 0x80, 0)
    expect(await valuesOf(bytes, gray({ isSigned: true }), { transferSyntax: BIG })).toEqual([
      0x1234, -2, 1, -32768,
    ])
  })

  it('trap 8: 8-bit samples in big-endian words are put in order, also from the middle of a pair', async () => {
    const format = gray({ columns: 3, bitsAllocated: 8, bitsStored: 8 })
    const swapped = { transferSyntax: BIG, isSwapped: true }
    expect(await valuesOf(Uint8Array.of(2, 1, 0, 3), format, swapped)).toEqual([1, 2, 3])
    expect(await valuesOf(Uint8Array.of(4, 3, 6, 5), format, { ...swapped, firstBit: 8 })).toEqual([4, 5, 6])
    expect(await valuesOf(Uint8Array.of(1, 2, 3), format, { transferSyntax: BIG })).toEqual([1, 2, 3])
  })

  it('trap 7: single bits go on across rows, and frames begin in the middle of a byte', async () => {
    const format = gray({ rows: 3, columns: 3, bitsAllocated: 1, bitsStored: 1 })
    expect(await valuesOf(Uint8Array.of(0b10110101, 0b1), format)).toEqual([1, 0, 1, 0, 1, 1, 0, 1, 1])
    expect(await valuesOf(Uint8Array.of(0b10000000, 0b10110101), format, { firstBit: 7 })).toEqual([
      ...[1, 1, 0, 1, 0, 1, 1, 0, 1],
    ])
  })

  it('trap 8: 32-bit whole numbers, floats and doubles keep every digit', async () => {
    const wide = { bitsAllocated: 32, bitsStored: 32 }
    expect(await valuesOf(bytesOf(Uint32Array.of(0, 4294967295, 2 ** 31, 5)), gray(wide))).toEqual([
      ...[0, 4294967295, 2 ** 31, 5],
    ])
    expect(
      await valuesOf(bytesOf(Int32Array.of(-5, 2 ** 30, -(2 ** 31), 0)), gray({ ...wide, isSigned: true })),
    ).toEqual([-5, 2 ** 30, -(2 ** 31), 0])
    const float = await decode(
      bytesOf(Float32Array.of(0.5, Number.NaN, -2, Number.POSITIVE_INFINITY)),
      gray({ ...wide, kind: 'float' }),
    )
    expect([float.min, float.max]).toEqual([-2, 0.5])
    const double = gray({ bitsAllocated: 64, bitsStored: 64, kind: 'double', columns: 2 })
    expect(await valuesOf(bytesOf(Float64Array.of(Math.PI, -1e300)), double)).toEqual([Math.PI, -1e300])
    const turned = Uint8Array.from([0x3f, 0x80, 0, 0, 0xc0, 0, 0, 0])
    expect(
      await valuesOf(turned, gray({ ...wide, kind: 'float', columns: 2 }), { transferSyntax: BIG }),
    ).toEqual([1, -2])
  })

  it('trap 11: what a truncated frame lacks is zero', async () => {
    expect(await valuesOf(Uint8Array.of(7, 0, 9), gray())).toEqual([7, 9, 0, 0])
    const compressed = gray({ rows: 2, columns: 2, bitsAllocated: 8, bitsStored: 8 })
    const rle = new Uint8Array(67)
    rle.set([1, 0, 0, 0, 64], 0)
    rle.set([1, 5, 6], 64)
    expect(await valuesOf(rle, compressed, { transferSyntax: RLE })).toEqual([5, 6, 0, 0])
  })

  it('trap 20: padding is no part of the range', async () => {
    const words = bytesOf(Int16Array.of(-2000, -1000, 40, -1999))
    const frame = await decode(words, gray({ isSigned: true }), { padding: { from: -2000, to: -1999 } })
    expect([frame.min, frame.max]).toEqual([-1000, 40])
    const nothing = await decode(words, gray({ isSigned: true }), { padding: { from: -3000, to: 3000 } })
    expect([nothing.min, nothing.max]).toEqual([0, 0])
  })
})

describe('colors', () => {
  it('trap 2: planes of an uncompressed frame are brought together', async () => {
    expect(await valuesOf(Uint8Array.of(1, 2, 3, 4, 5, 6), rgb())).toEqual([1, 2, 3, 4, 5, 6])
    expect(await valuesOf(Uint8Array.of(1, 2, 3, 4, 5, 6), rgb({ planar: 1 }))).toEqual([1, 3, 5, 2, 4, 6])
  })

  it('trap 2: a compressed frame has its own order, whatever the header says of planes', async () => {
    const rle = new Uint8Array(73)
    rle.set([3, 0, 0, 0, 64, 0, 0, 0, 67, 0, 0, 0, 70], 0)
    rle.set([1, 1, 2, 1, 3, 4, 1, 5, 6], 64)
    for (const planar of [0, 1] as const)
      expect(await valuesOf(rle, rgb({ planar }), { transferSyntax: RLE })).toEqual([1, 3, 5, 2, 4, 6])
  })

  it('trap 3: uncompressed YBR_FULL and YBR_FULL_422 become RGB, also where 422 is a mere tag', async () => {
    // Pure red is 76, 85, 255 in YBR.
    const red = [254, 0, 0, 254, 0, 0]
    const whole = Uint8Array.of(76, 85, 255, 76, 85, 255)
    expect(await valuesOf(whole, rgb({ photometric: 'YBR_FULL' }))).toEqual(red)
    expect(await valuesOf(Uint8Array.of(76, 76, 85, 255), rgb({ photometric: 'YBR_FULL_422' }))).toEqual(red)
    expect(await valuesOf(whole, rgb({ photometric: 'YBR_FULL_422' }))).toEqual(red)
  })

  it('trap 3: YBR_PARTIAL_422 has black at 16 and white at 235', async () => {
    const bytes = Uint8Array.of(16, 235, 128, 128)
    expect(await valuesOf(bytes, rgb({ photometric: 'YBR_PARTIAL_422' }))).toEqual([0, 0, 0, 255, 255, 255])
  })

  it.each([
    // Coded by BT.601's own equations: red, green, blue, a skin tone, and what lies outside of the RGB cube.
    ['red', [81, 90, 240], [254, 0, 0]],
    ['green', [145, 54, 34], [0, 255, 1]],
    ['blue', [41, 240, 110], [0, 0, 255]],
    ['a skin tone', [170, 106, 149], [213, 171, 135]],
    ['less than no red', [60, 128, 16], [0, 142, 51]],
  ] as const)('trap 3: %s of YBR_PARTIAL is that of the standard’s equations', async (_, ybr, expected) => {
    const [y, cb, cr] = ybr
    const pair = await valuesOf(Uint8Array.of(y, y, cb, cr), rgb({ photometric: 'YBR_PARTIAL_422' }))
    expect(pair).toEqual([...expected, ...expected])
    const whole = await valuesOf(Uint8Array.of(...ybr, ...ybr), rgb({ photometric: 'YBR_PARTIAL_420' }))
    expect(whole).toEqual([...expected, ...expected])
  })

  it('RGB of 16 bits comes down to 8 by the bits stored', async () => {
    const words = bytesOf(Uint16Array.of(0xfff, 0x800, 0x10, 0, 0x7f0, 0xff))
    const format = rgb({ bitsAllocated: 16, bitsStored: 12, highBit: 11 })
    expect(await valuesOf(words, format)).toEqual([255, 128, 1, 0, 127, 15])
  })

  it('trap 4: palette values outside of the table take its ends, and the first may be below zero', async () => {
    const palette = {
      first: -1,
      red: Uint8Array.of(10, 11, 12),
      green: Uint8Array.of(20, 21, 22),
      blue: Uint8Array.of(30, 31, 32),
    }
    const format = gray({ photometric: 'PALETTE COLOR', isSigned: true })
    const frame = await decode(bytesOf(Int16Array.of(-5, -1, 0, 9)), format, { palette })
    expect(frame.samples).toBe(3)
    expect([...frame.values]).toEqual([10, 20, 30, 10, 20, 30, 11, 21, 31, 12, 22, 32])
  })
})

describe('compressed frames', () => {
  it('RLE of 16 and 32 bits has its most significant bytes first', async () => {
    const segments = (...parts: number[][]) => {
      const bytes = new Uint8Array(64 + parts.flat().length)
      const view = new DataView(bytes.buffer)
      view.setUint32(0, parts.length, true)
      let at = 64
      parts.forEach((part, i) => {
        view.setUint32(4 + i * 4, at, true)
        bytes.set(part, at)
        at += part.length
      })
      return bytes
    }
    const words = segments([253, 0x12], [3, 1, 2, 3, 4])
    expect(await valuesOf(words, gray(), { transferSyntax: RLE })).toEqual([0x1201, 0x1202, 0x1203, 0x1204])
    const longs = segments([255, 0x80], [255, 0], [255, 0], [1, 7, 8])
    const format = gray({ columns: 2, bitsAllocated: 32, bitsStored: 32 })
    expect(await valuesOf(longs, format, { transferSyntax: RLE })).toEqual([0x80000007, 0x80000008])
  })

  it('frames that were deflated one by one are inflated, from several fragments as well', async () => {
    const deflated = deflateSync(bytesOf(Uint16Array.of(1, 2, 300, 40000)))
    const transferSyntax = '1.2.840.10008.1.2.8.1'
    const parts = [deflated.subarray(0, 3), deflated.subarray(3)]
    const frame = await decodeFrame({ bytes: parts, format: gray(), transferSyntax }, codecs)
    expect([...frame.values]).toEqual([1, 2, 300, 40000])
  })

  it.each([
    ['4.50', 'jpeg'],
    ['4.70', 'jpeg'],
    ['4.80', 'charls'],
    ['4.90', 'jpeg 2000'],
    ['4.201', 'jpeg 2000'],
    ['5', 'rle'],
  ])('bytes that are no %s stream fail with a reason', async (syntax, part) => {
    const transferSyntax = `1.2.840.10008.1.2.${syntax}`
    await expect(decode(new Uint8Array(20), gray(), { transferSyntax })).rejects.toMatchObject({
      reason: 'broken',
      message: expect.stringContaining(part),
    })
  })

  it('an unknown transfer syntax is named', async () => {
    await expect(decode(new Uint8Array(8), gray(), { transferSyntax: '1.2.3' })).rejects.toMatchObject({
      name: 'DecodeError',
      reason: 'transferSyntaxUnknown',
    })
  })
})
