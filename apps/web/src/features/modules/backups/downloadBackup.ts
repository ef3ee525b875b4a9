import { moduleBackupGet } from '@pandok/protocol'
import { exchangeFileName, saveJsonFile } from '#platform/files/saveFile.ts'
import { callAction } from '#rpc/callAction.ts'

/** Uses the file format of a module's own download, so that it can be imported anywhere. */
export async function downloadBackup(id: string, backupId: string): Promise<void> {
  const { snapshot, createdAt } = (await callAction(moduleBackupGet, { id, backupId })).backup
  saveJsonFile(exchangeFileName(`${snapshot.name} ${createdAt.slice(0, 10)}`), {
    format: 'pandok',
    version: 1,
    exportedAt: createdAt,
    plates: [],
    modules: [{ id, ...snapshot }],
  })
}
