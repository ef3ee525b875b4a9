import { expect, it } from 'vitest'
import { createTokenBucket } from './createTokenBucket.ts'

it('gives its burst at once, then as much as the seconds bring, and says how long to wait', () => {
  let at = 0
  const bucket = createTokenBucket({ burst: 3, perSecond: 2, now: () => at })
  expect([bucket.take(), bucket.take(), bucket.take()]).toEqual([0, 0, 0])
  expect(bucket.take()).toBe(0.5)
  at = 500
  expect(bucket.take()).toBe(0)
  expect(bucket.take()).toBe(0.5)
  at = 60_000
  expect([1, 2, 3, 4].map(() => bucket.take() === 0)).toEqual([true, true, true, false])
})

it('loses nothing when the clock is set back', () => {
  let at = 10_000
  const bucket = createTokenBucket({ burst: 2, perSecond: 1, now: () => at })
  at = 0
  expect([bucket.take(), bucket.take()]).toEqual([0, 0])
})
