import { moduleBackupDelete as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { findOwn } from './findModule.ts'
import { inOwnersTurn } from './inOwnersTurn.ts'

export const moduleBackupDelete = implement(contract, async ({ param, actor, fail, ...services }) =>
  inOwnersTurn(services, actor.memberId, async (bound) => {
    await findOwn(bound, param.id, actor)
    if (!(await bound.moduleBackups.remove(param.id, param.backupId))) return fail('NOT_FOUND')
    return {}
  }),
)
