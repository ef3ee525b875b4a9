import { canSharePlate } from '@pandok/domain'
import { plateShare as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { factsOf } from './factsOf.ts'
import { findOwn } from './findPlate.ts'
import { itemOf } from './itemOf.ts'

/** Not a change of the plate: its revision stays, so that nobody's open editor is out of date. */
export const plateShare = implement(contract, async ({ param, actor, request, fail, ...services }) =>
  inOwnersTurn(services, actor.memberId, async (bound) => {
    const plate = await findOwn(bound, param.id, actor)
    if (!canSharePlate(factsOf(plate, actor)).ok) {
      return fail('BAD_REQUEST', { problem: 'plate.share.library' })
    }
    await bound.plates.setShared(param.id, param.shared)
    return { plate: itemOf({ ...plate, shared: param.shared }, actor, request.locale) }
  }),
)
