import { expect, it } from 'vitest'
import { entitlementOf, TIERS } from './entitlements.ts'

it('tiers allow the plates and library places of the plan table', () => {
  expect(TIERS.map((tier) => [tier, ...Object.values(entitlementOf(tier))])).toEqual([
    ['free', 5, 1, 0],
    ['basic', 10, 3, 2],
    ['standard', 15, 5, 4],
  ])
})
