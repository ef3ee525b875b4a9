import { type LoadedPlate, plateRules } from '@pandok/domain'
import type { Actor } from '#rpc/ActionContext.ts'
import type { Bound } from '../document/DocumentKind.ts'
import { permitted } from '../document/findDocument.ts'
import { factsOf } from './factsOf.ts'

/** With all modules that its cells name: who asks for it leaves out those that aren't for the caller. */
export async function findLoaded(bound: Bound, id: string, actor: Actor): Promise<LoadedPlate> {
  const plate = await bound.plates.findLoaded(id, actor.memberId)
  return permitted(plate, (found) => plateRules.canOpen(factsOf(found, actor)))
}
