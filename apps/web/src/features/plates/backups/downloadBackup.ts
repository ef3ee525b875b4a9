import { plateBackupGet, plateGet } from '@pandok/protocol'
import { callAction } from '#rpc/callAction.ts'
import { createModuleCatalog } from '../editor/createModuleCatalog.ts'
import { downloadPlate } from '../editor/downloadPlate.ts'

/**
 * Uses the file format of a plate's own download. A backup contains no modules, so the present ones are
 * added.
 */
export async function downloadBackup(id: string, backupId: string): Promise<void> {
  const { snapshot, createdAt } = (await callAction(plateBackupGet, { id, backupId })).backup
  const catalog = createModuleCatalog((await callAction(plateGet, { id })).plate.modules)
  await catalog.fetchFor(snapshot.cells)
  downloadPlate({
    plate: snapshot,
    modules: catalog.read(),
    at: createdAt,
    fileName: `${snapshot.name} ${createdAt.slice(0, 10)}`,
  })
}
