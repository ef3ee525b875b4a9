import { randomBytes } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { decodeBase64 } from './decodeBase64.ts'

describe('base64', () => {
  it('is decoded in its standard spelling, of any length', () => {
    for (let length = 0; length < 100; length += 1) {
      const bytes = randomBytes(length)
      expect(decodeBase64(bytes.toString('base64'))).toEqual(bytes)
    }
  })

  it.each([
    ['the URL alphabet', '-_-_'],
    ['a space', 'AAAA AAAA'],
    ['a line break', 'AAAA\nAAAA'],
    ['a line break at the end', 'AAAA\n'],
    ['no padding', 'AA'],
    ['too much padding', 'AAAA===='],
    ['padding in the middle', 'AA==AAAA'],
    ['bits behind the end', 'AB=='],
    ['bits behind the end of two bytes', 'AAB='],
    ['a single letter', 'A'],
    ['other signs', 'AA*A'],
    ['another script', '판독'],
  ])('is refused with %s', (_, text) => {
    expect(decodeBase64(text)).toBeNull()
  })

  it('has exactly one accepted text for the same bytes', () => {
    const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/'
    const accepted = [...alphabet].filter((letter) => decodeBase64(`A${letter}==`)?.equals(Buffer.alloc(1)))
    expect(accepted).toEqual(['A'])
  })
})
