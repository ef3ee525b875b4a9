import { expect, it } from 'vitest'
import { axisOf } from './axisOf.ts'

it.each([
  [0, [0, 1]],
  [1, [0, 1]],
  [3, [0, 1, 2, 3]],
  [7, [0, 2, 4, 6, 8]],
  [30_000, [0, 10_000, 20_000, 30_000]],
  [30_001, [0, 10_000, 20_000, 30_000, 40_000]],
  [98, [0, 25, 50, 75, 100]],
  [1_250_000, [0, 500_000, 1_000_000, 1_500_000]],
  [400_000_000, [0, 100_000_000, 200_000_000, 300_000_000, 400_000_000]],
])('counts to %i in round steps', (max, ticks) => {
  expect(axisOf(max)).toEqual({ top: ticks.at(-1), ticks })
})

it('has room for every value in a few round steps, however large it is', () => {
  for (let max = 1; max < 1e12; max = Math.ceil(max * 1.37)) {
    const { top, ticks } = axisOf(max)
    expect(top).toBeGreaterThanOrEqual(max)
    expect(ticks.length).toBeLessThanOrEqual(5)
    expect(ticks.every(Number.isInteger)).toBe(true)
    // At most one step above the largest value stays empty.
    expect(top - max).toBeLessThan(ticks[1] ?? 0)
  }
})
