import { ActionError } from '#rpc/ActionError.ts'
import { withOwnerLock } from '../parts/withOwnerLock.ts'
import type { Asked, DocumentKind, DocumentTypes } from './DocumentKind.ts'
import { findOwn } from './documentAccess.ts'

export const deleteBackup =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async ({ param, actor, ...services }: Asked<{ id: string; backupId: string }>) =>
    withOwnerLock(services, actor.memberId, async (bound) => {
      await findOwn(kind, bound, param.id, actor)
      const isRemoved = await kind.repositoryOf(bound).backups.remove(param.id, param.backupId)
      if (!isRemoved) throw new ActionError('NOT_FOUND', { problem: 'backup.absent' })
      return {}
    })
