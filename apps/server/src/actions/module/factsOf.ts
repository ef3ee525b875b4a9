import type { ModuleFacts, ModuleView } from '@pandok/domain'
import type { Actor } from '#rpc/ActionContext.ts'
import { factsOf as documentFactsOf } from '../document/factsOf.ts'

/** What the rules ask about a module and the member who looks at it. */
export const factsOf = (module: ModuleView, { entitlement }: Actor): ModuleFacts => ({
  ...documentFactsOf(module),
  hasPaidLibrary: entitlement.libraryPaid > 0,
})
