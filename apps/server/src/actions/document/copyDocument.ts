import { ActionError } from '#rpc/ActionError.ts'
import { sourceOf } from '../library/sourceOf.ts'
import { withOwnerLock } from '../parts/withOwnerLock.ts'
import type { Asked, DocumentKind, DocumentTypes } from './DocumentKind.ts'
import { findReadable, notFound, readDocument } from './documentAccess.ts'

/** Makes a private copy; a copy of one's own document is a duplicate without a source. */
export const copyDocument =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async ({ param, actor, request: { locale }, ...services }: Asked<{ id: string }>) => {
    const { memberId: ownerId } = actor
    await services.limits.take(kind.writeLimit, ownerId)
    const id = services.newId(kind.idPrefix)
    return withOwnerLock(services, ownerId, async (bound) => {
      const repository = kind.repositoryOf(bound)
      const original = kind.inLocale(await findReadable(kind, bound, param.id, actor), locale)
      const verdict = kind.rules.canCopy(kind.factsOf(original, actor))
      if (!verdict.ok)
        throw verdict.reason === 'copied' ? new ActionError('COPY_EXISTS') : notFound(kind.absent)
      const place = kind.placeOf(original)
      await kind.mustHaveRoom(bound, actor, { places: [place] })
      const content = await kind.copiedContent(bound, original, { actor, locale }, services)
      // A copy of another member's document keeps its name if names need not be unique.
      const isRenamed = original.isMine || kind.nameTaken !== undefined
      const name = kind.nameOfCopy(original)
      const free = isRenamed ? kind.freeName(name, await repository.listNameKeys(ownerId)) : name
      const source = original.isMine ? {} : { source: sourceOf(original) }
      await repository.insert({ id, ownerId, place, ...source }, { ...content, name: free }, services.now())
      return readDocument(kind, bound, id, actor, locale)
    })
  }
