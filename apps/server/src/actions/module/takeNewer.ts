import { isOutdated } from '@pandok/domain'
import { moduleTakeNewer as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { findOwn, findReadable, readDocument } from '../document/documentAccess.ts'
import { DOCUMENT_REPOSITORIES } from '../document/documentRepositories.ts'
import { noteLibraryUse } from '../parts/noteLibraryUse.ts'
import { withOwnerLock } from '../parts/withOwnerLock.ts'
import { moduleKind } from './moduleKind.ts'
import { renewModule } from './parts/renewModule.ts'

/** Members who could not open the original now don't get its newer edition either. */
export const moduleTakeNewer = implement(
  contract,
  DOCUMENT_REPOSITORIES,
  async ({ param, actor, request, ...services }) => {
    const { id } = param
    const { locale } = request
    await services.limits.take('module.write.account', actor.memberId)
    return withOwnerLock(services, actor.memberId, async (bound) => {
      const copy = await findOwn(moduleKind, bound, id, actor)
      if (copy.record && isOutdated(copy)) {
        const original = await findReadable(moduleKind, bound, copy.record.itemId, actor)
        await noteLibraryUse(bound, actor, original)
        await renewModule(bound, { copy, original, locale }, services)
      }
      return readDocument(moduleKind, bound, id, actor, locale)
    })
  },
)
