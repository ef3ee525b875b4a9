import { moduleBackupList as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { backupOf } from './backupOf.ts'
import { findOwn } from './findModule.ts'

export const moduleBackupList = implement(contract, async ({ param, actor, repositories }) => {
  await findOwn(repositories, param.id, actor)
  const backups = await repositories.moduleBackups.list(param.id)
  return { items: backups.map(backupOf) }
})
