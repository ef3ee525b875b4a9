import type { Locale } from '@pandok/domain'
import { expect, it } from 'vitest'
import { byteText } from './byteText.ts'

it.each<[Locale, number, string]>([
  ['en', 0, '0 bytes'],
  ['en', 1, '1 byte'],
  ['en', 223, '223 bytes'],
  ['en', 1434, '1.4 kB'],
  ['en', 3 * 1024 ** 2, '3 MB'],
  ['de', 223, '223 Byte'],
  ['ko', 223, '223바이트'],
  ['ja', 223, '223 バイト'],
  ['zh', 223, '223字节'],
])('in %s, %i is written «%s»', (locale, bytes, words) => {
  expect(byteText(locale, bytes)).toBe(words)
})
