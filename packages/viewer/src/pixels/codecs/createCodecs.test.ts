import { describe, expect, it } from 'vitest'
import type { PixelFormat } from '../../model/PixelFormat.ts'
import { readCorpusFile } from '../../testkit/corpus.ts'
import { decodeFrame } from '../decodeFrame.ts'
import { joinBytes } from '../native/joinBytes.ts'
import { encodeHtj2k } from '../testkit/encodeHtj2k.ts'
import { nodeCodecs } from '../testkit/nodeCodecs.ts'
import { readPixels } from '../testkit/readPixels.ts'
import { endedStream } from './endedStream.ts'

const formatOf = (changes: Partial<PixelFormat> = {}): PixelFormat => ({
  rows: 96,
  columns: 128,
  samples: 1,
  photometric: 'MONOCHROME2',
  bitsAllocated: 16,
  bitsStored: 16,
  highBit: 15,
  isSigned: true,
  planar: 0,
  kind: 'integer' as const,
  ...changes,
})

/** A slope with texture, from −1000 to some 2000. */
const slice = Int16Array.from({ length: 96 * 128 }, (_, i) => -1000 + (i % 128) * 20 + ((i * 7919) % 211))

describe('High-Throughput JPEG 2000', () => {
  it('decodes to what was encoded, and so does an independent decoder', async () => {
    const stream = await encodeHtj2k(slice, { width: 128, height: 96, isSigned: true })
    const codecs = nodeCodecs()
    // OpenJPEG reads such streams too, with code of its own.
    for (const end of ['201', '202', '203', '90']) {
      const transferSyntax = `1.2.840.10008.1.2.4.${end}`
      const frame = await decodeFrame({ bytes: [stream], format: formatOf(), transferSyntax }, codecs)
      expect([...frame.values]).toEqual([...slice])
      expect([frame.min, frame.max]).toEqual([-1000, Math.max(...slice)])
    }
  })

  it('signed values come out right where the stream calls them unsigned, and the other way round', async () => {
    const codecs = nodeCodecs()
    const transferSyntax = '1.2.840.10008.1.2.4.201'
    const asUnsigned = await encodeHtj2k(slice, { width: 128, height: 96, isSigned: false })
    const signed = await decodeFrame({ bytes: [asUnsigned], format: formatOf(), transferSyntax }, codecs)
    expect([...signed.values]).toEqual([...slice])
    const asSigned = await encodeHtj2k(slice, { width: 128, height: 96, isSigned: true })
    const format = formatOf({ isSigned: false })
    const unsigned = await decodeFrame({ bytes: [asSigned], format, transferSyntax }, codecs)
    expect([...unsigned.values]).toEqual([...new Uint16Array(slice.buffer)])
  })
})

/** Signed values of 8 bits, written by GDCM: column · 16 + row − 128, 16 by 16. */
const SIGNED_BYTES = Buffer.from(
  'ff4fff510029000000000010000000100000000000000000000000100000001000000000000000000001870101ff5200' +
    '0c00000001000304040001ff5c000d4040484850484850484850ff90000a00000000003b0001ff93df8030078d101e52' +
    '3fc7da0701f0840d02050b3cc3ea05807420221a085d7f037fc1f38480220036a199cf3da5ffd9',
  'hex',
)

/** 17 by 9 values of 6 bits, each within 3 of what dcmtk was given, as dcmtk 3.6.7 wrote and as it reads them. */
const SIX_BITS = {
  stream: Buffer.from(
    'ffd8fff7000b060009001101011100ffda000801010003000015a5fcbf1494bfea495f3f53febc7e6c30fa9198fd68de6e2f3370ffd9',
    'hex',
  ),
  values: Buffer.from(
    '313131313832393a3b3c3d3e3f383f3f3f2a2a31383139393f3e3e3e3e3e3e3e3e3e2a3232313a333a38393a3b3f3f3f3f3f3f' +
      '2c313131313839393939393939393939392e3030303737373737373e3d3c3c3c3c3c2e2e2e2e2e3737373737373737373c3c3c' +
      '2728292a2b332d353c3b33353c353939392828282f2e323535343534373336373737282828282e292e30323239313232373737',
    'hex',
  ),
}

describe('JPEG 2000', () => {
  it('of 8 bits has its negative values, too', async () => {
    const format = formatOf({ rows: 16, columns: 16, bitsAllocated: 8, bitsStored: 8, highBit: 7 })
    const transferSyntax = '1.2.840.10008.1.2.4.90'
    const frame = await decodeFrame({ bytes: [SIGNED_BYTES], format, transferSyntax }, nodeCodecs())
    expect([...frame.values]).toEqual(
      Array.from({ length: 256 }, (_, at) => (at % 16) * 16 + (at >> 4) - 128),
    )
  })
})

describe('JPEG-LS', () => {
  /** The first frame of a corpus file, as it is stored. */
  const encodedFrame = () => {
    const frame = readPixels(readCorpusFile('cs3d/TestPattern_JPEG-LS-Lossless.dcm'))[0]
    if (!frame) throw new Error('no frame')
    return { frame, bytes: joinBytes(frame.bytes) }
  }
  const decodeBytes = (bytes: Uint8Array) =>
    decodeFrame({ ...encodedFrame().frame, bytes: [bytes] }, nodeCodecs())

  it.each([0.2, 0.5, 0.8, 0.99])(
    'that is cut off after %s of its bytes is told so at once',
    async (share) => {
      const { bytes } = encodedFrame()
      await expect(decodeBytes(bytes.slice(0, Math.floor(bytes.length * share)))).rejects.toMatchObject({
        reason: 'truncated',
      })
    },
  )

  it('that lacks nothing but its end marker is decoded as if it had it', async () => {
    const { bytes } = encodedFrame()
    const end = bytes.findLastIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xd9)
    const [whole, unended] = [await decodeBytes(bytes), await decodeBytes(bytes.slice(0, end))]
    expect(unended.values).toEqual(whole.values)
  })

  it('of less than 8 bits is read by the thresholds of older writers where those of the standard don’t fit', async () => {
    const format = formatOf({
      rows: 9,
      columns: 17,
      bitsAllocated: 8,
      bitsStored: 6,
      highBit: 5,
      isSigned: false,
    })
    const transferSyntax = '1.2.840.10008.1.2.4.81'
    const decode = (bytes: Uint8Array) =>
      decodeFrame({ bytes: [bytes], format, transferSyntax }, nodeCodecs())
    expect([...(await decode(SIX_BITS.stream)).values]).toEqual([...SIX_BITS.values])
    const damaged = Uint8Array.from(SIX_BITS.stream).fill(0x55, 30, 50)
    await expect(decode(damaged)).rejects.toMatchObject({ reason: 'broken' })
  })

  it('with bytes behind its end marker is whole', () => {
    expect(endedStream([Uint8Array.of(1, 0xff, 0xd9, 0, 0)]).isWhole).toBe(true)
    expect(endedStream([Uint8Array.of(1, 0xff), Uint8Array.of(0xd9)]).isWhole).toBe(true)
    expect(endedStream([Uint8Array.of(0xff, 0xd9, 1)]).isWhole).toBe(false)
    expect(endedStream([]).isWhole).toBe(false)
  })
})

describe('decoders in WebAssembly', () => {
  it('give their memory back after every frame: 500 need no more than 20', async () => {
    const stream = await encodeHtj2k(slice, { width: 128, height: 96, isSigned: true })
    const codecs = nodeCodecs()
    for (const [name, end] of [
      ['openjph', '201'],
      ['openjpeg', '90'],
    ] as const) {
      const transferSyntax = `1.2.840.10008.1.2.4.${end}`
      const run = () => decodeFrame({ bytes: [stream], format: formatOf(), transferSyntax }, codecs)
      for (let i = 0; i < 20; i++) await run()
      const before = await codecs.memoryOf(name)
      for (let i = 0; i < 480; i++) await run()
      expect(await codecs.memoryOf(name)).toBe(before)
    }
  })

  it('do not grow on damaged streams either, and go on decoding sound ones', async () => {
    const stream = await encodeHtj2k(slice, { width: 128, height: 96, isSigned: true })
    const codecs = nodeCodecs()
    const run = (bytes: Uint8Array) =>
      decodeFrame({ bytes: [bytes], format: formatOf(), transferSyntax: '1.2.840.10008.1.2.4.90' }, codecs)
    await run(stream)
    const before = await codecs.memoryOf('openjpeg')
    for (let i = 0; i < 100; i++) {
      const damaged = stream.slice(0, stream.length - 10 * i)
      damaged[200 + i] = 0xff
      await run(damaged).catch((error: unknown) => expect(error).toMatchObject({ name: 'DecodeError' }))
    }
    expect(await codecs.memoryOf('openjpeg')).toBeLessThanOrEqual(2 * before)
    expect([...(await run(stream)).values]).toEqual([...slice])
  })

  it('are loaded once, and again after a load that failed', async () => {
    const loads: string[] = []
    const { createCodecs } = await import('./createCodecs.ts')
    const failing = createCodecs(async (name) => {
      loads.push(name)
      throw new Error('offline')
    })
    const bytes = [new Uint8Array(40)]
    await expect(failing.decode('charls', bytes)).rejects.toMatchObject({ reason: 'unreadable' })
    await expect(failing.decode('charls', bytes)).rejects.toMatchObject({ reason: 'unreadable' })
    expect(loads).toEqual(['charls', 'charls'])
  })
})
