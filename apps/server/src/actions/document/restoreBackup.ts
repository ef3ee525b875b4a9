import { ActionError } from '#rpc/ActionError.ts'
import { withOwnerLock } from '../parts/withOwnerLock.ts'
import type { Asked, DocumentKind, DocumentTypes } from './DocumentKind.ts'
import { findOwn, readDocument } from './documentAccess.ts'
import { keepBackup } from './keepBackup.ts'

/** Saves the content of a backup as the next revision, after a backup of the current state. */
export const restoreBackup =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async ({
    param: { id, backupId },
    actor,
    request,
    ...services
  }: Asked<{ id: string; backupId: string }>) => {
    await services.limits.take(kind.writeLimit, actor.memberId)
    return withOwnerLock(services, actor.memberId, async (bound) => {
      const present = await findOwn(kind, bound, id, actor)
      const repository = kind.repositoryOf(bound)
      const backup = await repository.backups.find(id, backupId)
      if (backup === null) throw new ActionError('NOT_FOUND', { problem: 'backup.absent' })
      await keepBackup(repository.backups, id, services)
      await repository.save(id, kind.restoredContent(backup.snapshot, present), services.now())
      await repository.backups.takeEdition(id, backupId)
      await keepBackup(repository.backups, id, services)
      return readDocument(kind, bound, id, actor, request.locale)
    })
  }
