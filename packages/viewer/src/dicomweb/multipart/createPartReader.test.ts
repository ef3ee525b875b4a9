import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { DicomWebError } from '../DicomWebError.ts'
import { multipartBody } from '../testkit/multipartBody.ts'
import { createPartReader, type Part } from './createPartReader.ts'
import { mediaType } from './mediaType.ts'

const LIMITS = { part: 1000, parts: 10 }

async function bytesOf(part: Part | undefined): Promise<number[]> {
  return [...new Uint8Array((await part?.body.arrayBuffer()) ?? new ArrayBuffer(0))]
}

function take(whole: Uint8Array<ArrayBuffer>, cuts: readonly number[] = [], limits = LIMITS): Part[] {
  const reader = createPartReader('b', limits)
  const ends = [...cuts].sort((a, b) => a - b)
  const parts = [0, ...ends].flatMap((start, index) =>
    reader.push(whole.slice(start, ends[index] ?? whole.length)),
  )
  expect(reader.isWhole()).toBe(true)
  return parts
}

describe('multipart bodies', () => {
  it('come apart the same wherever the network cuts them, and whatever bytes they hold', async () => {
    // Bytes that look like parts of a border are the hard ones.
    const byte = fc.constantFrom(13, 10, 45, 98, 0, 255)
    const body = fc.array(byte, { maxLength: 40 }).map((bytes) => Uint8Array.from(bytes))
    const bodies = fc.array(
      body.filter((bytes) => !hasBorder(bytes)),
      { minLength: 1, maxLength: 4 },
    )
    await fc.assert(
      fc.asyncProperty(bodies, fc.array(fc.nat(200), { maxLength: 6 }), async (made, cuts) => {
        const whole = multipartBody(
          'b',
          made.map((one) => ({ headers: { 'Content-Type': 'application/dicom' }, body: one })),
        )
        const parts = take(
          whole,
          cuts.filter((cut) => cut < whole.length),
        )
        expect(await Promise.all(parts.map(bytesOf))).toEqual(made.map((one) => [...one]))
        expect(parts.every(({ headers }) => headers['content-type'] === 'application/dicom')).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  /** A body that holds the border itself cannot be sent under that border. */
  const hasBorder = (bytes: Uint8Array) => `\r\n${String.fromCharCode(...bytes)}`.includes('\r\n--b')

  it('may begin with a preamble, have no headers and blanks after the border', async () => {
    const text = 'for old mailers\r\n--b  \r\n\r\nfirst\r\n--b\r\nX: y: z\r\n\r\nsecond\r\n--b--\r\nepilogue'
    const parts = take(new TextEncoder().encode(text))
    expect(await Promise.all(parts.map(({ body }) => body.text()))).toEqual(['first', 'second'])
    expect(parts[1]?.headers).toEqual({ x: 'y: z' })
  })

  it('are refused when a part is larger, or more parts come, than allowed', () => {
    const body = (count: number, size: number) =>
      multipartBody(
        'b',
        Array.from({ length: count }, () => ({ headers: {}, body: new Uint8Array(size) })),
      )
    expect(() => take(body(1, 1001))).toThrow(new DicomWebError('tooLarge'))
    expect(() => take(body(11, 1))).toThrow(new DicomWebError('tooLarge'))
    expect(take(body(10, 1000))).toHaveLength(10)
  })

  it('are refused when headers never end', () => {
    const reader = createPartReader('b', LIMITS)
    expect(() => reader.push(new TextEncoder().encode(`--b\r\nX: ${'y'.repeat(20_000)}`))).toThrow(
      DicomWebError,
    )
  })
})

describe('media types', () => {
  it('may have quoted parameters that hold semicolons and quotes', () => {
    expect(mediaType('Multipart/Related; type="application/dicom; a=b"; BOUNDARY=x-y; q="\\"z\\""')).toEqual({
      type: 'multipart/related',
      parameters: { type: 'application/dicom; a=b', boundary: 'x-y', q: '"z"' },
    })
  })
})
