import { entitlementOf, type LibraryGrade } from '@pandok/domain'
import type { Actor } from '#rpc/Actor.ts'
import type { Services } from '#rpc/Services.ts'

/** Opening something of the paid library counts as use of the pass, unless it would be accessible without it. */
export async function noteLibraryUse(
  { standings }: Pick<Services['repositories'], 'standings'>,
  { pass, tier }: Actor,
  item: {
    isMine: boolean
    library: LibraryGrade | null
    place?: LibraryGrade | null
    earlierInPlace?: number
  },
): Promise<void> {
  const isPaid = item.isMine ? item.place === 'paid' : item.library === 'paid'
  if (!isPaid || !pass) return
  const earlier = item.isMine ? (item.earlierInPlace ?? 0) : 0
  if (earlier < pass.without.libraryPaid) return
  await standings.noteUse(
    pass.payerId,
    earlier < entitlementOf(tier).libraryPaid ? 'tier' : 'sheets',
    pass.at,
  )
}
