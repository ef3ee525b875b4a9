import { moduleBackupGet as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { backupOf } from './backupOf.ts'
import { findOwn } from './findModule.ts'

export const moduleBackupGet = implement(contract, async ({ param, actor, repositories, fail }) => {
  await findOwn(repositories, param.id, actor)
  const backup = await repositories.moduleBackups.find(param.id, param.backupId)
  if (backup === null) return fail('NOT_FOUND')
  return { backup: { ...backupOf(backup), snapshot: backup.snapshot } }
})
