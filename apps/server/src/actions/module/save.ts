import { moduleSave as contract, type ModuleConflict } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { keepBackup } from '../backup/keepBackup.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { findOwn, findReadable } from './findModule.ts'
import { documentOf } from './itemOf.ts'
import { mustBeFree } from './mustBeFree.ts'
import { readGivenDefinition } from './readGivenDefinition.ts'

/** The state that is saved over is kept, and so is the one that is saved. */
export const moduleSave = implement(contract, async ({ param, actor, fail, ...services }) => {
  const { limits, now } = services
  const { id, revision, ...changes } = param
  await limits.take('module.write.account', actor.memberId)
  const read = readGivenDefinition(param.definition)
  return inOwnersTurn(services, actor.memberId, async (bound) => {
    const present = await findOwn(bound, id, actor)
    if (present.revision !== revision) {
      const details: ModuleConflict = { newest: documentOf(await findReadable(bound, id, actor), actor) }
      return fail('CONFLICT', { details })
    }
    await mustBeFree(bound, changes.name, { ownerId: actor.memberId, exceptId: id })
    await keepBackup(bound.moduleBackups, id, services)
    const { name, ...given } = changes
    const { section = present.section, modality = present.modality } = given
    const { type = present.type, note = present.note } = given
    await bound.modules.save(id, { name, section, modality, type, note, ...read }, now())
    await keepBackup(bound.moduleBackups, id, services)
    return { module: documentOf(await findReadable(bound, id, actor), actor) }
  })
})
