import { moduleBackupRestore as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { findOwn, findReadable } from './findModule.ts'
import { inOwnersTurn } from './inOwnersTurn.ts'
import { documentOf } from './itemOf.ts'
import { keepBackup } from './keepBackup.ts'
import { readStoredDefinition } from './readGivenDefinition.ts'

export const moduleBackupRestore = implement(contract, async ({ param, actor, fail, ...services }) => {
  const { id, backupId } = param
  await services.limits.take('module.write.account', actor.memberId)
  return inOwnersTurn(services, actor.memberId, async (bound) => {
    const { name } = await findOwn(bound, id, actor)
    const backup = await bound.moduleBackups.find(id, backupId)
    if (backup === null) return fail('NOT_FOUND')
    await keepBackup(bound, id, services)
    const { definition, ...labels } = backup.snapshot
    await bound.modules.save(id, { ...labels, name, ...readStoredDefinition(definition) }, services.now())
    await keepBackup(bound, id, services)
    return { module: documentOf(await findReadable(bound, id, actor), actor) }
  })
})
