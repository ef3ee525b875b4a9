import { isModuleLocked, type Locale, type ModuleView, moduleRights, type WholeModule } from '@pandok/domain'
import type { ModuleDocument, ModuleItem } from '@pandok/protocol'
import type { Actor } from '#rpc/ActionContext.ts'
import { libraryFieldsOf } from '../library/libraryFieldsOf.ts'
import { factsOf } from './factsOf.ts'
import { moduleIn } from './moduleIn.ts'

/** What one member gets to know of a module, in their language. */
export function itemOf(stored: ModuleView, actor: Actor, locale: Locale): ModuleItem {
  const module = moduleIn(stored, locale)
  const { source, library, deletedAt } = module
  const facts = factsOf(module, actor)
  return {
    id: module.id,
    name: module.name,
    section: module.section,
    modality: module.modality,
    type: module.type,
    note: module.note,
    shared: module.shared,
    revision: module.revision,
    ...(source !== null && { source }),
    ...(library !== null && { library }),
    ...libraryFieldsOf(module, locale),
    createdAt: module.createdAt.toISOString(),
    updatedAt: module.updatedAt.toISOString(),
    ...(deletedAt !== null && { deletedAt: deletedAt.toISOString() }),
    nickname: module.nickname,
    mine: module.isMine,
    copied: module.isCopied,
    locked: isModuleLocked(facts),
    may: moduleRights(facts),
    inputCount: module.inputCount,
    outputCount: module.outputCount,
  }
}

export const documentOf = (module: WholeModule, actor: Actor, locale: Locale): ModuleDocument => ({
  ...itemOf(module, actor, locale),
  definition: module.definition,
})
