import { AUTO_BACKUPS_MAX } from '@pandok/domain'
import type { Services } from '#rpc/Services.ts'

/** Freezes the present state unless it is frozen already; the oldest automatic backups give way. */
export async function keepBackup(
  { moduleBackups }: Pick<Services['repositories'], 'moduleBackups'>,
  moduleId: string,
  { newId, now }: Pick<Services, 'newId' | 'now'>,
): Promise<void> {
  if (await moduleBackups.hasPresent(moduleId)) return
  await moduleBackups.insert({ id: newId('bak'), moduleId, kind: 'auto', note: '' }, now())
  await moduleBackups.trimAuto(moduleId, AUTO_BACKUPS_MAX)
}
