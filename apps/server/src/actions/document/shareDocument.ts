import { ActionError } from '#rpc/ActionError.ts'
import { withOwnerLock } from '../parts/withOwnerLock.ts'
import { type Asked, answerOf, type DocumentKind, type DocumentTypes } from './DocumentKind.ts'
import { findOwn } from './documentAccess.ts'

/** Sharing is no change of content: the revision stays, so that no open editor gets outdated. */
export const shareDocument =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async ({ param, actor, request, ...services }: Asked<{ id: string; shared: boolean }>) =>
    withOwnerLock(services, actor.memberId, async (bound) => {
      const document = await findOwn(kind, bound, param.id, actor)
      if (kind.shareRefused !== undefined && !kind.rules.canShare(kind.factsOf(document, actor)).ok) {
        throw new ActionError('BAD_REQUEST', { problem: kind.shareRefused })
      }
      await kind.repositoryOf(bound).setShared(param.id, param.shared)
      return answerOf(kind, kind.itemOf({ ...document, shared: param.shared }, actor, request.locale))
    })
