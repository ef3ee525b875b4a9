import { MANUAL_BACKUPS_MAX } from '@pandok/domain'
import { moduleBackupCreate as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { backupOf } from './backupOf.ts'
import { findOwn } from './findModule.ts'
import { inOwnersTurn } from './inOwnersTurn.ts'

export const moduleBackupCreate = implement(contract, async ({ param, actor, fail, ...services }) => {
  const { limits, newId, now } = services
  await limits.take('module.write.account', actor.memberId)
  return inOwnersTurn(services, actor.memberId, async (bound) => {
    const { id: moduleId, revision } = await findOwn(bound, param.id, actor)
    if ((await bound.moduleBackups.countManual(moduleId)) >= MANUAL_BACKUPS_MAX) {
      return fail('BAD_REQUEST', { problem: 'backup.limit', values: { max: MANUAL_BACKUPS_MAX } })
    }
    const made = { id: newId('bak'), kind: 'manual', note: param.note } as const
    const createdAt = now()
    await bound.moduleBackups.insert({ ...made, moduleId }, createdAt)
    return { backup: backupOf({ ...made, revision, createdAt }) }
  })
})
