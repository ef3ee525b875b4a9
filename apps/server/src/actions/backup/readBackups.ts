import type { Actor } from '#rpc/ActionContext.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import type { BackedUp } from './BackedUp.ts'
import { backupOf } from './backupOf.ts'

interface Asked<Param> {
  param: Param
  actor: Actor
  repositories: Services['repositories']
}

export const listBackups =
  ({ backupsOf, findOwn }: BackedUp<unknown>) =>
  async ({ param, actor, repositories }: Asked<{ id: string }>) => {
    await findOwn(repositories, param.id, actor)
    const backups = await backupsOf(repositories).list(param.id)
    return { items: backups.map(backupOf) }
  }

export const getBackup =
  <Snapshot>({ backupsOf, findOwn }: BackedUp<Snapshot>) =>
  async ({ param, actor, repositories }: Asked<{ id: string; backupId: string }>) => {
    await findOwn(repositories, param.id, actor)
    const backup = await backupsOf(repositories).find(param.id, param.backupId)
    if (backup === null) throw new ActionError('NOT_FOUND')
    return { backup: { ...backupOf(backup), snapshot: backup.snapshot } }
  }
