import { MANUAL_BACKUPS_MAX } from '@pandok/domain'
import { ActionError } from '#rpc/ActionError.ts'
import { withOwnerLock } from '../parts/withOwnerLock.ts'
import { backupOf } from './backupOf.ts'
import type { Asked, DocumentKind, DocumentTypes } from './DocumentKind.ts'
import { findOwn } from './documentAccess.ts'

export const createBackup =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async ({ param, actor, ...services }: Asked<{ id: string; note: string }>) => {
    const { limits, newId, now } = services
    await limits.take(kind.writeLimit, actor.memberId)
    return withOwnerLock(services, actor.memberId, async (bound) => {
      const { id: itemId, revision } = await findOwn(kind, bound, param.id, actor)
      const { backups } = kind.repositoryOf(bound)
      if ((await backups.countManual(itemId)) >= MANUAL_BACKUPS_MAX) {
        throw new ActionError('BAD_REQUEST', { problem: 'backup.limit', values: { max: MANUAL_BACKUPS_MAX } })
      }
      const made = { id: newId('bak'), kind: 'manual', note: param.note } as const
      const createdAt = now()
      await backups.insert({ ...made, itemId }, createdAt)
      return { backup: backupOf({ ...made, revision, createdAt }) }
    })
  }
