import type { ModuleFacts, ModuleView } from '@pandok/domain'
import type { Actor } from '#rpc/ActionContext.ts'

/** What the rules ask about a module and the member who looks at it. */
export const factsOf = (
  { isMine, isCopied, shared, library, deletedAt }: ModuleView,
  { entitlement }: Actor,
): ModuleFacts => ({
  isMine,
  isCopied,
  isDeleted: deletedAt !== null,
  shared,
  library,
  hasPaidLibrary: entitlement.libraryPaid > 0,
})
