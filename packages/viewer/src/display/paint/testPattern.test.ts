import { expect, it } from 'vitest'
import { testPattern } from './testPattern.ts'

it('trap 25: the pattern for judging a screen has eleven steps, patches of 5 and 95 %, and lines of one pixel', () => {
  const { values } = testPattern(440, 200)
  const at = (x: number, y: number) => values[y * 440 + x]
  expect(Array.from({ length: 11 }, (_, step) => at(step * 40 + 2, 5))).toEqual([
    0, 26, 51, 77, 102, 128, 153, 179, 204, 230, 255,
  ])
  expect([at(20, 80), at(420, 80), at(220, 80)]).toEqual([13, 242, 128])
  expect([0, 1, 2, 3].map((x) => at(x, 190))).toEqual([0, 0, 255, 255])
  expect([110, 111, 112, 113].map((x) => at(x, 190))).toEqual([0, 255, 0, 255])
  expect([160, 161, 162, 163].map((y) => at(250, y))).toEqual([0, 255, 0, 255])
})
