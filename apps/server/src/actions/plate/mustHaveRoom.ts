import { canAddPlates, entitlementOf, type LibraryGrade, roomOf } from '@pandok/domain'
import type { Actor } from '#rpc/ActionContext.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'

/** Refuses what would be more plates, or more library places, than the member's tier allows. */
export async function mustHaveRoom(
  { plates }: Pick<Services['repositories'], 'plates'>,
  { memberId, tier }: Actor,
  { places, fromTrash = 0 }: { places: readonly (LibraryGrade | null)[]; fromTrash?: number },
): Promise<void> {
  const counts = await plates.counts(memberId)
  const added = { created: 0, free: 0, paid: 0 }
  for (const place of places) added[roomOf(place)] += 1
  const entitlement = entitlementOf(tier)
  const verdict = canAddPlates({ ...counts, trashed: counts.trashed - fromTrash }, added, entitlement)
  if (verdict.ok) return
  if (verdict.reason === 'trash.full') throw new ActionError('BAD_REQUEST', { problem: 'trash.full' })
  throw verdict.reason === 'library'
    ? new ActionError('LIBRARY_LIMIT')
    : new ActionError('PLATE_LIMIT', {
        problem: `plate.limit.${tier}`,
        values: { max: entitlement.plateLimit },
      })
}
