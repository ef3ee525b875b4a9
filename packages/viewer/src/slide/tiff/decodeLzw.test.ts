import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { decodeLzw } from './decodeLzw.ts'
import { decodePackBits } from './decodePackBits.ts'

/** The plain encoder of TIFF 6.0, section 13, with its table that is cleared when full. */
const encodeLzw = (bytes: Uint8Array): Uint8Array => {
  const out: number[] = []
  let held = 0
  let bits = 0
  let width = 9
  const write = (code: number) => {
    bits = bits * 2 ** width + code
    held += width
    while (held >= 8) {
      out.push(Math.floor(bits / 2 ** (held - 8)) & 255)
      held -= 8
      bits %= 2 ** held
    }
  }
  let table = new Map<string, number>()
  const clear = () => {
    table = new Map(Array.from({ length: 256 }, (_, byte) => [String.fromCharCode(byte), byte]))
  }
  clear()
  write(256)
  let next = 258
  let prefix = ''
  for (const byte of bytes) {
    const longer = prefix + String.fromCharCode(byte)
    if (table.has(longer)) {
      prefix = longer
      continue
    }
    write(table.get(prefix) ?? 0)
    table.set(longer, next++)
    if (next === 4095) {
      write(256)
      clear()
      next = 258
      width = 9
    } else if (next === 2 ** width) width++
    prefix = String.fromCharCode(byte)
  }
  if (prefix !== '') write(table.get(prefix) ?? 0)
  write(257)
  if (held > 0) out.push((bits * 2 ** (8 - held)) & 255)
  return Uint8Array.from(out)
}

describe('decodeLzw', () => {
  it('gives back what was packed', () => {
    fc.assert(
      fc.property(fc.array(fc.nat({ max: 3 }), { maxLength: 4000 }), (values) => {
        const bytes = Uint8Array.from(values)
        expect(decodeLzw(encodeLzw(bytes), bytes.length)).toEqual(bytes)
      }),
      { numRuns: 60 },
    )
  })

  it('gives back more than the table holds', () => {
    const bytes = Uint8Array.from({ length: 60_000 }, (_, index) => (index * index * 7919) >> 5)
    expect(Buffer.compare(decodeLzw(encodeLzw(bytes), bytes.length), bytes)).toBe(0)
  })

  it('never writes past the tile, whatever the bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 400 }), (bytes) => {
        try {
          expect(decodeLzw(bytes, 100)).toHaveLength(100)
        } catch (error) {
          expect(String(error)).toContain('LZW code')
        }
      }),
    )
  })
})

describe('decodePackBits', () => {
  it("unpacks the standard's own runs", () => {
    const packed = [0xfe, 0xaa, 0x02, 0x80, 0x00, 0x2a, 0xfd, 0xaa, 0x03, 0x80, 0x00, 0x2a, 0x22, 0xf7, 0xaa]
    const bytes = decodePackBits(Uint8Array.from(packed), 24)
    expect([...bytes.subarray(0, 10)]).toEqual([0xaa, 0xaa, 0xaa, 0x80, 0, 0x2a, 0xaa, 0xaa, 0xaa, 0xaa])
    expect([...bytes.subarray(14)]).toEqual(Array.from({ length: 10 }, () => 0xaa))
  })
})
