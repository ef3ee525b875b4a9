import { describe, expect, it } from 'vitest'
import { entitlementOf, TIERS } from '../entitlements.ts'
import { canAddPlates, NO_PLATES, roomOf } from './canAddPlates.ts'

const OK = { ok: true }
const refused = (reason: string) => ({ ok: false, reason })

describe('how many plates a member may have', () => {
  it.each(TIERS)('depends on the tier: %s', (tier) => {
    const entitlement = entitlementOf(tier)
    const { plateLimit, libraryFree, libraryPaid } = entitlement
    const full = { created: plateLimit, free: libraryFree, paid: libraryPaid, trashed: 0 }
    expect(canAddPlates(NO_PLATES, full, entitlement)).toEqual(OK)
    expect(canAddPlates(full, { created: 1 }, entitlement)).toEqual(refused('plates'))
    expect(canAddPlates(full, { free: 1 }, entitlement)).toEqual(refused('library'))
    expect(canAddPlates(full, { paid: 1 }, entitlement)).toEqual(refused('library'))
    expect(canAddPlates({ ...full, created: plateLimit - 1 }, { created: 2 }, entitlement)).toEqual(
      refused('plates'),
    )
  })

  it('counts library places separately from the member’s own plates', () => {
    const basic = entitlementOf('basic')
    expect(canAddPlates({ ...NO_PLATES, created: 10 }, { free: 3, paid: 2 }, basic)).toEqual(OK)
    expect(canAddPlates({ ...NO_PLATES, free: 3, paid: 2 }, { created: 10 }, basic)).toEqual(OK)
    expect(canAddPlates({ ...NO_PLATES, free: 3 }, { paid: 1 }, basic)).toEqual(OK)
  })

  it('doesn’t refuse one kind because of too many of another that an ended pass has left', () => {
    const counts = { ...NO_PLATES, created: 15, paid: 4 }
    expect(canAddPlates(counts, { free: 1 }, entitlementOf('free'))).toEqual(OK)
    expect(canAddPlates(counts, { created: 1 }, entitlementOf('free'))).toEqual(refused('plates'))
  })

  it('doesn’t let the trash grow forever', () => {
    const free = entitlementOf('free')
    expect(canAddPlates({ ...NO_PLATES, trashed: 1005 }, { created: 1 }, free)).toEqual(OK)
    expect(canAddPlates({ ...NO_PLATES, trashed: 1006 }, { created: 1 }, free)).toEqual(refused('trash.full'))
  })

  it('knows which kind of place a plate occupies', () => {
    expect([roomOf(null), roomOf('free'), roomOf('paid')]).toEqual(['created', 'free', 'paid'])
  })
})
