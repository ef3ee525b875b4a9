import { canAddPlates, entitlementOf, type LibraryGrade, roomOf } from '@pandok/domain'
import { ActionError } from '#rpc/ActionError.ts'
import type { Actor } from '#rpc/Actor.ts'
import type { Services } from '#rpc/Services.ts'

/** Refuses more plates or library places than the member's tier allows. */
export async function mustHaveRoom(
  { plates, standings }: Pick<Services['repositories'], 'plates' | 'standings'>,
  { memberId, tier, entitlement, pass }: Actor,
  { places, fromTrash = 0 }: { places: readonly (LibraryGrade | null)[]; fromTrash?: number },
): Promise<void> {
  const counts = await plates.counts(memberId)
  const added = { created: 0, free: 0, paid: 0 }
  for (const place of places) added[roomOf(place)] += 1
  const present = { ...counts, trashed: counts.trashed - fromTrash }
  const verdict = canAddPlates(present, added, entitlement)
  if (verdict.ok) {
    if (pass && !canAddPlates(present, added, pass.without).ok) {
      const isTier = canAddPlates(present, added, entitlementOf(tier)).ok
      await standings.noteUse(pass.payerId, isTier ? 'tier' : 'sheets', pass.at)
    }
    return
  }
  if (verdict.reason === 'trash.full') throw new ActionError('BAD_REQUEST', { problem: 'trash.full' })
  throw verdict.reason === 'library'
    ? new ActionError('LIBRARY_LIMIT')
    : new ActionError('PLATE_LIMIT', {
        problem: `plate.limit.${tier}`,
        values: { max: entitlement.plateLimit },
      })
}
