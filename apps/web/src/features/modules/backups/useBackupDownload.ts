import { moduleBackupGet } from '@pandok/protocol'
import { exchangeFileName, saveJsonFile } from '#app/saveFile.ts'
import { useAction } from '#rpc/useAction.ts'

/** The same kind of file as a module's own download, so that it can be imported anywhere. */
export function useBackupDownload(id: string, backupId: string): () => Promise<void> {
  const getting = useAction(moduleBackupGet)
  return async () => {
    const answer = await getting.run({ id, backupId })
    if (answer === 'error') return
    const { snapshot, createdAt } = answer.backup
    saveJsonFile(exchangeFileName(`${snapshot.name} ${createdAt.slice(0, 10)}`), {
      format: 'pandok',
      version: 1,
      exportedAt: createdAt,
      plates: [],
      modules: [{ id, ...snapshot }],
    })
  }
}
