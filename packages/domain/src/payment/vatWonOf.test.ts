import { expect, it } from 'vitest'
import { PLANS } from './plans.ts'
import { vatWonOf } from './vatWonOf.ts'

it('is a tenth of the net price, to the nearest won', () => {
  expect([1_000, 30_000, 50_000].map(vatWonOf)).toEqual([91, 2_727, 4_545])
  for (const { priceWon } of PLANS) {
    const vatWon = vatWonOf(priceWon)
    expect(Math.abs((priceWon - vatWon) / 10 - vatWon)).toBeLessThanOrEqual(0.55)
  }
})
