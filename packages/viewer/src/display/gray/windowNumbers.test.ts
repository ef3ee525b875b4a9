import { expect, it } from 'vitest'
import { windowNumbers } from './windowNumbers.ts'

it.each([
  [400, 40, '400', '40'],
  [400.4, 40.6, '400', '41'],
  [400, -5.25, '400', '-5.25'],
  [5, 2.5, '5', '2.5'],
  [0.002, 0.001, '0.002', '0.001'],
  [0.00185, 0.00093, '0.00185', '0.00093'],
  [0.000_000_5, -0.000_000_25, '0.0000005', '-0.00000025'],
  [1, -0.001, '1', '0'],
  [2, 5000, '2', '5000'],
])('a window of %d around %d is written %s and %s', (width, center, asWidth, asCenter) => {
  expect(windowNumbers({ width, center })).toEqual({ width: asWidth, center: asCenter })
})
