import { plateSave as contract, type PlateConflict } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { keepBackup } from '../backup/keepBackup.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { findOwn, readDocument } from './findPlate.ts'

/** The state that is saved over is kept, and so is the one that is saved. */
export const plateSave = implement(contract, async ({ param, actor, request, fail, ...services }) => {
  const { id, revision, ...content } = param
  await services.limits.take('plate.write.account', actor.memberId)
  return inOwnersTurn(services, actor.memberId, async (bound) => {
    const present = await findOwn(bound, id, actor)
    if (present.revision !== revision) {
      const { plate: newest } = await readDocument(bound, id, actor, request.locale)
      const details: PlateConflict = { newest }
      return fail('CONFLICT', { details })
    }
    await keepBackup(bound.plateBackups, id, services)
    await bound.plates.save(id, content, services.now())
    await keepBackup(bound.plateBackups, id, services)
    return readDocument(bound, id, actor, request.locale)
  })
})
