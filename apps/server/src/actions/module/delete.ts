import { canChangeModule } from '@pandok/domain'
import { moduleDelete as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { findAll } from './findAll.ts'

export const moduleDelete = implement(contract, async ({ param: { ids }, actor, ...services }) =>
  inOwnersTurn(services, actor.memberId, async (bound) => {
    await findAll(bound, ids, actor, canChangeModule)
    await bound.modules.moveToTrash(ids, services.now())
    return { ids }
  }),
)
