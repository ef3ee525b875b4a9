import { expect, it } from 'vitest'
import { formatBytes } from './formatBytes.ts'

it.each([
  [0, '0 byte'],
  [932, '932 byte'],
  [1_400, '1.4 kB'],
  [14_200, '14 kB'],
  [3_000_000, '3 MB'],
])('writes %i bytes as %s', (bytes, words) => {
  expect(formatBytes(bytes, 'en')).toBe(words)
})
