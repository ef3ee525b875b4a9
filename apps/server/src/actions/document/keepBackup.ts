import { AUTO_BACKUPS_MAX } from '@pandok/domain'
import type { BackupRepository } from '#rpc/Services.ts'
import type { Means } from './DocumentKind.ts'

/** Makes a backup of the current state unless there is one; the oldest automatic backups are removed. */
export async function keepBackup(
  backups: Pick<BackupRepository<unknown>, 'hasPresent' | 'insert' | 'trimAuto'>,
  itemId: string,
  { newId, now }: Means,
): Promise<void> {
  if (await backups.hasPresent(itemId)) return
  await backups.insert({ id: newId('bak'), itemId, kind: 'auto', note: '' }, now())
  await backups.trimAuto(itemId, AUTO_BACKUPS_MAX)
}
