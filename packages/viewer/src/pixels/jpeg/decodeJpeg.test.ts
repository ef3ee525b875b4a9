import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { fullToRgb } from '../color/toRgb.ts'
import { losslessStream } from '../testkit/losslessStream.ts'
import { decodeJpeg } from './decodeJpeg.ts'
import fixtures from './fixtures.json' with { type: 'json' }

interface Fixture {
  bits: number
  /** In base 64. */
  jpeg: string
  /** The hash of the pixels that an independent decoder returns. */
  sha256: string
}

const FIXTURES = fixtures as Record<string, Fixture>
const streamOf = (name: string) => new Uint8Array(Buffer.from((FIXTURES[name] as Fixture).jpeg, 'base64'))

describe('a JPEG', () => {
  it('lossless: category 16 is a difference of 32768 and has no further bits (T.81 H.1.2.2)', () => {
    // The first prediction is 32768, that of a line's first sample the one above, of all others the left one.
    // 0 32768 32768 0 / 32768 32768 0 0 is 10 10 0 10 / 10 0 10 0, filled up with ones.
    const { values } = decodeJpeg(losslessStream(2, 4, 16, [0b1010_0101, 0b0010_0111]))
    expect([...values]).toEqual([0, 32768, 32768, 0, 32768, 32768, 0, 0])
  })

  it.each(Object.keys(FIXTURES))('%s: equals what another decoder makes of it', (name) => {
    const fixture = FIXTURES[name] as Fixture
    const { rows, columns, values, color } = decodeJpeg(streamOf(name))
    expect([columns, rows, values.BYTES_PER_ELEMENT]).toEqual([45, 35, fixture.bits > 8 ? 2 : 1])
    if (color === 'ybr') fullToRgb(values as Uint8Array)
    const bytes = new Uint8Array(values.buffer, values.byteOffset, values.byteLength)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(fixture.sha256)
  })

  it('that is cut off keeps the rows that are there', () => {
    const whole = decodeJpeg(streamOf('gray, baseline'))
    const stream = streamOf('gray, baseline')
    const cut = decodeJpeg(stream.slice(0, Math.floor(stream.length * 0.8)))
    expect(cut.values.subarray(0, 45 * 8)).toEqual(whole.values.subarray(0, 45 * 8))
    expect(cut.values).toHaveLength(45 * 35)
  })

  it('with any byte changed either decodes to as many pixels or fails with a reason', () => {
    for (const name of [
      'color 4:2:0, progressive with restarts',
      'lossless 16 bits, predictor 7',
      'gray, baseline',
    ]) {
      const stream = streamOf(name)
      for (let at = 0; at < stream.length; at += 3) {
        const damaged = stream.slice()
        damaged[at] = (damaged[at] as number) ^ (1 << (at % 8))
        try {
          const { rows, columns, samples, values } = decodeJpeg(damaged)
          expect(values).toHaveLength(rows * columns * samples)
        } catch (error) {
          expect(error).toMatchObject({ name: 'DecodeError' })
        }
      }
    }
  })
})
