import { expect, it } from 'vitest'
import { entitlementOfAccess } from './accessAt.ts'
import { withGrant } from './withGrant.ts'

it.each([
  ['free', 'free', 'free'],
  ['free', 'basic', 'basic'],
  ['basic', 'free', 'basic'],
  ['basic', 'standard', 'standard'],
  ['standard', 'basic', 'standard'],
] as const)('of %s that was paid for and %s that was granted, %s counts', (paid, granted, tier) => {
  expect(withGrant({ tier: paid, sheets: 3 }, granted)).toEqual({ tier, sheets: 3 })
})

it('adds sheets to the places of any tier', () => {
  expect(entitlementOfAccess({ tier: 'free', sheets: 3 })).toEqual({
    plateLimit: 5,
    libraryFree: 1,
    libraryPaid: 3,
  })
  expect(entitlementOfAccess({ tier: 'standard', sheets: 5 })).toMatchObject({
    plateLimit: 15,
    libraryPaid: 9,
  })
})
