import type { PlateFacts, PlateView } from '@pandok/domain'
import type { Actor } from '#rpc/ActionContext.ts'

/** What the rules ask about a plate and the member who looks at it. */
export const factsOf = (
  { isMine, isCopied, shared, library, place, earlierInPlace, deletedAt }: PlateView,
  { entitlement }: Actor,
): PlateFacts => ({
  isMine,
  isCopied,
  isDeleted: deletedAt !== null,
  shared,
  library,
  place,
  earlierInPlace,
  entitlement,
})
