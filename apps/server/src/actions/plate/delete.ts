import { canDeletePlate } from '@pandok/domain'
import { plateDelete as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { findAll } from './findAll.ts'

export const plateDelete = implement(contract, async ({ param: { ids }, actor, ...services }) =>
  inOwnersTurn(services, actor.memberId, async (bound) => {
    await findAll(bound, ids, actor, canDeletePlate)
    await bound.plates.moveToTrash(ids, services.now())
    return { ids }
  }),
)
