import { ActionError } from '#rpc/ActionError.ts'
import { withOwnerLock } from '../parts/withOwnerLock.ts'
import type { Asked, DocumentKind, DocumentTypes } from './DocumentKind.ts'
import { findOwn, findReadable, readDocument } from './documentAccess.ts'
import { keepBackup } from './keepBackup.ts'
import { mustBeFree } from './mustBeFree.ts'

/** Makes a backup of the state that is replaced, and of the one that is saved. */
export const saveDocument =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async ({
    param,
    actor,
    request: { locale },
    ...services
  }: Asked<T['saved'] & { id: string; revision: number }>) => {
    const { memberId: ownerId } = actor
    const { id, revision } = param
    await services.limits.take(kind.writeLimit, ownerId)
    const contentOver = await kind.savedContent(param)
    await kind.mustWork?.(services.repositories, param, actor, id)
    return withOwnerLock(services, ownerId, async (bound) => {
      const repository = kind.repositoryOf(bound)
      const present = await findOwn(kind, bound, id, actor)
      if (present.revision !== revision) {
        const newest = kind.documentOf(await findReadable(kind, bound, id, actor), actor, locale)
        throw new ActionError('CONFLICT', { details: { newest } })
      }
      const content = contentOver(present)
      await mustBeFree(kind, bound, content.name, { ownerId, exceptId: id })
      await keepBackup(repository.backups, id, services)
      await repository.save(id, content, services.now())
      await keepBackup(repository.backups, id, services)
      return readDocument(kind, bound, id, actor, locale)
    })
  }
