import { canEmptyModule } from '@pandok/domain'
import { modulePurge as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { findAll } from './findAll.ts'

export const modulePurge = implement(contract, async ({ param: { ids }, actor, ...services }) =>
  inOwnersTurn(services, actor.memberId, async (bound) => {
    await findAll(bound, ids, actor, canEmptyModule)
    await bound.modules.remove(ids)
    return { ids }
  }),
)
