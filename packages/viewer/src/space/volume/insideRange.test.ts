import { expect, it } from 'vitest'
import { insideRange } from './insideRange.ts'

it.each([
  ['before the first step', 10, 1, 0, 5],
  ['long before it', 100, 1, 0, 5],
  ['behind the last step', -100, 1, 0, 5],
  ['long before, backwards', -100, -1, 0, 5],
])('a line that is inside only %s has an empty range within its own', (_, from, step, low, high) => {
  expect(insideRange(from, step, low, high, { start: 0, end: 8 })).toEqual({ start: 0, end: 0 })
})

it('a range has exactly the steps that lie inside', () => {
  expect(insideRange(-2, 1, 0, 5, { start: 0, end: 20 })).toEqual({ start: 2, end: 7 })
  expect(insideRange(6, -1, 0, 5, { start: 0, end: 20 })).toEqual({ start: 2, end: 7 })
})
