import { isOutdated } from '@pandok/domain'
import { moduleTakeNewer as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { inOwnersTurn } from '../inOwnersTurn.ts'
import { noteLibraryUse } from '../noteLibraryUse.ts'
import { findOwn, findReadable, readDocument } from './findModule.ts'
import { renewModule } from './renewModule.ts'

/** Whoever could not open the original today doesn't get what is new in it, either. */
export const moduleTakeNewer = implement(contract, async ({ param, actor, request, ...services }) => {
  const { id } = param
  const { locale } = request
  await services.limits.take('module.write.account', actor.memberId)
  return inOwnersTurn(services, actor.memberId, async (bound) => {
    const copy = await findOwn(bound, id, actor)
    if (copy.record && isOutdated(copy)) {
      const original = await findReadable(bound, copy.record.itemId, actor)
      await noteLibraryUse(bound, actor, original)
      await renewModule(bound, { copy, original, locale }, services)
    }
    return { module: await readDocument(bound, id, actor, locale) }
  })
})
