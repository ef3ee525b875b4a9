import { moduleShare as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { findOwn } from './findModule.ts'
import { itemOf } from './itemOf.ts'

/** Not a change of the module: its revision stays, so that nobody's open editor is out of date. */
export const moduleShare = implement(contract, async ({ param, actor, request, ...services }) =>
  inOwnersTurn(services, actor.memberId, async (bound) => {
    const module = await findOwn(bound, param.id, actor)
    await bound.modules.setShared(param.id, param.shared)
    return { module: itemOf({ ...module, shared: param.shared }, actor, request.locale) }
  }),
)
