import { describe, expect, it } from 'vitest'
import { SlideError } from '../SlideError.ts'
import { decompress } from './decompress.ts'
import { COMPRESSION } from './tags.ts'

describe('what a tile unpacks to', () => {
  const bytes = Uint8Array.of(1, 2, 3)
  const { lzw, packBits, deflate, none } = COMPRESSION

  it('V19 is refused where damaged tags ask for more than an array holds, or for no number', () => {
    for (const compression of [lzw, packBits, deflate, none])
      for (const length of [Number.POSITIVE_INFINITY, Number.NaN, 2 ** 40])
        expect(() => decompress(compression, bytes, length)).toThrow(SlideError)
  })

  it('has the length that was asked for', () => {
    expect(decompress(none, bytes, 5)).toEqual(Uint8Array.of(1, 2, 3, 0, 0))
    expect(decompress(none, bytes, 2)).toEqual(Uint8Array.of(1, 2))
  })
})
