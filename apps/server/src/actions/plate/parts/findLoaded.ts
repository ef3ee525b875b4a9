import { type LoadedPlate, plateRules } from '@pandok/domain'
import type { Bound } from '#actions/document/DocumentKind.ts'
import { permitted } from '#actions/document/documentAccess.ts'
import type { Actor } from '#rpc/Actor.ts'
import { factsOf } from './factsOf.ts'

/**
 * Returns the plate with all modules that its cells name; the caller has to leave out those that the member
 * may not see.
 */
export async function findLoaded(bound: Bound, id: string, actor: Actor): Promise<LoadedPlate> {
  const plate = await bound.plates.findLoaded(id, actor.memberId)
  return permitted(plate, 'plate.absent', (found) => plateRules.canOpen(factsOf(found, actor)))
}
