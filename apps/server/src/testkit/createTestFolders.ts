import { chmod } from 'node:fs/promises'
import { makeTestFolder, type TestFolder, type TestFolderOptions } from './makeTestFolder.ts'

export interface TestFolders {
  make(): Promise<string>
  /** Removes all folders so far. */
  remove(): Promise<void>
}

/** Temporary folders that other users may enter. */
export function createTestFolders(options?: TestFolderOptions): TestFolders {
  const made: TestFolder[] = []
  return {
    async make() {
      const folder = await makeTestFolder(options)
      made.push(folder)
      await chmod(folder.path, 0o755)
      return folder.path
    },
    async remove() {
      for (const folder of made.splice(0)) await folder.remove()
    },
  }
}
