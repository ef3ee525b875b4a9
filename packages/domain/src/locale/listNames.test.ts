import { expect, it } from 'vitest'
import { listNames } from './listNames.ts'

it.each([
  ['ko', '1, 2, 3'],
  ['en', '1, 2, 3'],
  ['zh', '1、2、3'],
  ['ja', '1、2、3'],
  ['de', '1, 2, 3'],
] as const)('numbers of rows stay apart in %s', (locale, listed) => {
  expect(listNames([1, 2, 3], locale)).toBe(listed)
  expect(listNames(new Set(['a']), locale)).toBe('a')
  expect(listNames([], locale)).toBe('')
})
