import { ActionError } from '#rpc/ActionError.ts'
import { backupOf } from './backupOf.ts'
import type { Asked, DocumentKind, DocumentTypes } from './DocumentKind.ts'
import { findOwn } from './documentAccess.ts'

type Reading<Param> = Pick<Asked<Param>, 'param' | 'actor' | 'request' | 'repositories'>

export const listBackups =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async ({ param, actor, repositories }: Reading<{ id: string }>) => {
    await findOwn(kind, repositories, param.id, actor)
    const backups = await kind.repositoryOf(repositories).backups.list(param.id)
    return { items: backups.map(backupOf) }
  }

export const getBackup =
  <T extends DocumentTypes>(kind: DocumentKind<T>) =>
  async ({ param, actor, request, repositories }: Reading<{ id: string; backupId: string }>) => {
    const present = await findOwn(kind, repositories, param.id, actor)
    const backup = await kind.repositoryOf(repositories).backups.find(param.id, param.backupId)
    if (backup === null) throw new ActionError('NOT_FOUND', { problem: 'backup.absent' })
    const snapshot = kind.snapshotIn?.(backup.snapshot, present, request.locale) ?? backup.snapshot
    return { backup: { ...backupOf(backup), snapshot } }
  }
