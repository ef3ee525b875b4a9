import { withOwnerLock } from '../parts/withOwnerLock.ts'
import type { Asked, DocumentKind, DocumentTypes } from './DocumentKind.ts'
import { readDocument } from './documentAccess.ts'
import { mustBeFree } from './mustBeFree.ts'

export const createDocument =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async ({ param, actor, request, ...services }: Asked<T['created']>) => {
    const { memberId: ownerId } = actor
    await services.limits.take(kind.writeLimit, ownerId)
    const content = await kind.createdContent(param)
    await kind.mustWork?.(services.repositories, param, actor)
    const id = services.newId(kind.idPrefix)
    return withOwnerLock(services, ownerId, async (bound) => {
      await kind.mustHaveRoom(bound, actor, { places: [null] })
      await mustBeFree(kind, bound, content.name, { ownerId })
      await kind.repositoryOf(bound).insert({ id, ownerId }, content, services.now())
      return readDocument(kind, bound, id, actor, request.locale)
    })
  }
