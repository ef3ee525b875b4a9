import type { ModuleFacts, ModuleView } from '@pandok/domain'
import { factsOf as documentFactsOf } from '#actions/document/factsOf.ts'
import type { Actor } from '#rpc/Actor.ts'

/** Returns what the rules need to know about a module and the member who looks at it. */
export const factsOf = (module: ModuleView, { entitlement }: Actor): ModuleFacts => ({
  ...documentFactsOf(module),
  hasPaidLibrary: entitlement.libraryPaid > 0,
})
