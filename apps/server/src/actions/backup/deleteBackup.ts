import type { Actor } from '#rpc/ActionContext.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import type { BackedUp } from './BackedUp.ts'

interface Asked extends Services {
  param: { id: string; backupId: string }
  actor: Actor
}

export const deleteBackup =
  ({ backupsOf, findOwn }: BackedUp<unknown>) =>
  ({ param, actor, ...services }: Asked) =>
    inOwnersTurn(services, actor.memberId, async (bound) => {
      await findOwn(bound, param.id, actor)
      if (!(await backupsOf(bound).remove(param.id, param.backupId))) throw new ActionError('NOT_FOUND')
      return {}
    })
