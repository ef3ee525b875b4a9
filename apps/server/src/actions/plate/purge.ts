import { canEmptyPlate } from '@pandok/domain'
import { platePurge as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { findAll } from './findAll.ts'

export const platePurge = implement(contract, async ({ param: { ids }, actor, ...services }) =>
  inOwnersTurn(services, actor.memberId, async (bound) => {
    await findAll(bound, ids, actor, canEmptyPlate)
    await bound.plates.remove(ids)
    return { ids }
  }),
)
