import {
  canChangePlate,
  canOpenPlate,
  type LoadedPlate,
  type Locale,
  type PlateView,
  type Verdict,
  type WholePlate,
} from '@pandok/domain'
import type { PlateDocument } from '@pandok/protocol'
import type { Actor } from '#rpc/ActionContext.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { factsOf } from './factsOf.ts'
import { documentOf } from './itemOf.ts'

type Bound = Services['repositories']

/** One's own that isn't in the trash; anything else doesn't exist as far as changing goes. */
export async function findOwn(bound: Bound, id: string, actor: Actor): Promise<PlateView> {
  const plate = await bound.plates.find(id, actor.memberId)
  return permitted(plate, (found) => canChangePlate(factsOf(found, actor)))
}

async function findReadable(bound: Bound, id: string, actor: Actor): Promise<WholePlate> {
  const plate = await bound.plates.findWhole(id, actor.memberId)
  return permitted(plate, (found) => canOpenPlate(factsOf(found, actor)))
}

/** With all modules that its cells name: who asks for it leaves out those that aren't for the caller. */
export async function findLoaded(bound: Bound, id: string, actor: Actor): Promise<LoadedPlate> {
  const plate = await bound.plates.findLoaded(id, actor.memberId)
  return permitted(plate, (found) => canOpenPlate(factsOf(found, actor)))
}

export const readDocument = async (
  bound: Bound,
  id: string,
  actor: Actor,
  locale: Locale,
): Promise<{ plate: PlateDocument }> => ({
  plate: documentOf(await findReadable(bound, id, actor), actor, locale),
})

/** For actions that declare both codes. */
export function permitted<Plate>(
  plate: Plate | null,
  rule: (plate: Plate) => Verdict<'absent' | 'locked'>,
): Plate {
  if (plate === null) throw new ActionError('NOT_FOUND')
  const verdict = rule(plate)
  if (verdict.ok) return plate
  throw verdict.reason === 'locked'
    ? new ActionError('LIBRARY_LIMIT', { problem: 'library.locked' })
    : new ActionError('NOT_FOUND')
}
