import { expect, it } from 'vitest'
import { memoryBudget } from './memoryBudget.ts'

const GIB = 1024 ** 3

it.each([
  [undefined, 1],
  [0.25, 0.5],
  [4, 1],
  [8, 2],
  [32, 2],
])('on a computer with %s GB pixels and their textures together take at most %s GB', (gigabytes, total) => {
  const { frames, textures } = memoryBudget(gigabytes)
  expect(frames + textures).toBe(total * GIB)
  // There is room for the picture on the largest screens, but not at the expense of the study.
  expect(textures).toBeGreaterThanOrEqual(64 * 1024 ** 2)
  expect(textures).toBeLessThan(frames / 4)
})
