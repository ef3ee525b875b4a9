import { moduleSave as contract, type ModuleConflict } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { findOwn } from './findModule.ts'
import { inOwnersTurn } from './inOwnersTurn.ts'
import { documentOf } from './itemOf.ts'
import { keepBackup } from './keepBackup.ts'
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
      const details: ModuleConflict = { newest: documentOf(present, actor) }
      return fail('CONFLICT', { details })
    }
    await mustBeFree(bound, changes.name, { ownerId: actor.memberId, exceptId: id })
    await keepBackup(bound, id, services)
    const { section, modality, type, note } = present
    await bound.modules.save(id, { section, modality, type, note, ...given(changes), ...read }, now())
    await keepBackup(bound, id, services)
    return { module: documentOf(await findOwn(bound, id, actor), actor) }
  })
})

interface Changes {
  name: string
  section?: string | undefined
  modality?: string | undefined
  type?: string | undefined
  note?: string | undefined
}

/** Absent labels stay as they are; a spread would write their `undefined`. */
function given({ name, section, modality, type, note }: Changes) {
  return {
    name,
    ...(section !== undefined && { section }),
    ...(modality !== undefined && { modality }),
    ...(type !== undefined && { type }),
    ...(note !== undefined && { note }),
  }
}
