import { MANUAL_BACKUPS_MAX } from '@pandok/domain'
import type { Actor } from '#rpc/ActionContext.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import type { BackedUp } from './BackedUp.ts'
import { backupOf } from './backupOf.ts'

interface Asked extends Services {
  param: { id: string; note: string }
  actor: Actor
}

export const createBackup =
  ({ backupsOf, findOwn, writeLimit }: BackedUp<unknown>) =>
  async ({ param, actor, ...services }: Asked) => {
    const { limits, newId, now } = services
    await limits.take(writeLimit, actor.memberId)
    return inOwnersTurn(services, actor.memberId, async (bound) => {
      const { id: itemId, revision } = await findOwn(bound, param.id, actor)
      const backups = backupsOf(bound)
      if ((await backups.countManual(itemId)) >= MANUAL_BACKUPS_MAX) {
        throw new ActionError('BAD_REQUEST', { problem: 'backup.limit', values: { max: MANUAL_BACKUPS_MAX } })
      }
      const made = { id: newId('bak'), kind: 'manual', note: param.note } as const
      const createdAt = now()
      await backups.insert({ ...made, itemId }, createdAt)
      return { backup: backupOf({ ...made, revision, createdAt }) }
    })
  }
