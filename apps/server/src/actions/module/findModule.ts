import {
  canChangeModule,
  canOpenModule,
  type Locale,
  type ModuleView,
  type WholeModule,
} from '@pandok/domain'
import type { ModuleDocument } from '@pandok/protocol'
import type { Actor } from '#rpc/ActionContext.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { factsOf } from './factsOf.ts'
import { documentOf } from './itemOf.ts'

type Bound = Services['repositories']

/** One's own that isn't in the trash; anything else doesn't exist as far as changing goes. */
export async function findOwn(bound: Bound, id: string, actor: Actor): Promise<ModuleView> {
  const module = await bound.modules.find(id, actor.memberId)
  if (module === null || !canChangeModule(factsOf(module, actor)).ok) throw new ActionError('NOT_FOUND')
  return module
}

export async function findReadable(bound: Bound, id: string, actor: Actor): Promise<WholeModule> {
  const module = await bound.modules.findWhole(id, actor.memberId)
  if (module === null) throw new ActionError('NOT_FOUND')
  mustOpen(module, actor)
  return module
}

export const readDocument = async (
  bound: Bound,
  id: string,
  actor: Actor,
  locale: Locale,
): Promise<ModuleDocument> => documentOf(await findReadable(bound, id, actor), actor, locale)

/** For actions that declare both codes. */
export function mustOpen(module: ModuleView, actor: Actor): void {
  const verdict = canOpenModule(factsOf(module, actor))
  if (verdict.ok) return
  throw verdict.reason === 'locked'
    ? new ActionError('LIBRARY_LIMIT', { problem: 'library.locked' })
    : new ActionError('NOT_FOUND')
}
