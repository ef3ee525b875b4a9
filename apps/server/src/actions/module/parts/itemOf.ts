import { type Locale, type ModuleView, moduleRules, type WholeModule } from '@pandok/domain'
import type { ModuleDocument, ModuleItem } from '@pandok/protocol'
import { itemFieldsOf } from '#actions/document/itemFieldsOf.ts'
import type { Actor } from '#rpc/Actor.ts'
import { factsOf } from './factsOf.ts'
import { moduleIn } from './moduleIn.ts'

/** Returns a module as one member sees it, in their language. */
export function itemOf(stored: ModuleView, actor: Actor, locale: Locale): ModuleItem {
  const module = moduleIn(stored, locale)
  const facts = factsOf(module, actor)
  const rights = { locked: moduleRules.isLocked(facts), may: moduleRules.rightsOf(facts) }
  return {
    ...itemFieldsOf(module, rights, locale),
    section: module.section,
    modality: module.modality,
    type: module.type,
    note: module.note,
    inputCount: module.inputCount,
    outputCount: module.outputCount,
  }
}

export const documentOf = (module: WholeModule, actor: Actor, locale: Locale): ModuleDocument => ({
  ...itemOf(module, actor, locale),
  definition: module.definition,
})
