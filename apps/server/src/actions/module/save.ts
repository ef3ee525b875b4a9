import { moduleSave as contract, type ModuleConflict } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { keepBackup } from '../backup/keepBackup.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { findOwn, readDocument } from './findModule.ts'
import { mustBeFree } from './mustBeFree.ts'
import { readGivenDefinition } from './readGivenDefinition.ts'

/** The state that is saved over is kept, and so is the one that is saved. */
export const moduleSave = implement(contract, async ({ param, actor, request, fail, ...services }) => {
  const { limits, now } = services
  const { id, revision, ...changes } = param
  await limits.take('module.write.account', actor.memberId)
  const given = readGivenDefinition(param.definition)
  return inOwnersTurn(services, actor.memberId, async (bound) => {
    const present = await findOwn(bound, id, actor)
    if (present.revision !== revision) {
      const details: ModuleConflict = { newest: await readDocument(bound, id, actor, request.locale) }
      return fail('CONFLICT', { details })
    }
    await mustBeFree(bound, changes.name, { ownerId: actor.memberId, exceptId: id })
    await keepBackup(bound.moduleBackups, id, services)
    const { name, ...labels } = changes
    const { section = present.section, modality = present.modality } = labels
    const { type = present.type, note = present.note } = labels
    await bound.modules.save(id, { name, section, modality, type, note, ...given }, now())
    await keepBackup(bound.moduleBackups, id, services)
    return { module: await readDocument(bound, id, actor, request.locale) }
  })
})
