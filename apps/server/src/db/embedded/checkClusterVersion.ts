import type { DataFolder } from './DataFolder.ts'
import { DataFolderOfAnotherVersion } from './DataFolderOfAnotherVersion.ts'
import type { Binaries } from './findBinaries.ts'
import { majorOfBinaries, majorOfCluster } from './majorVersion.ts'

/** PostgreSQL itself only says that the files are incompatible. */
export async function checkClusterVersion(folder: DataFolder, binaries: Binaries): Promise<void> {
  const [made, here] = await Promise.all([majorOfCluster(folder), majorOfBinaries(binaries)])
  if (made !== null && made !== here) throw new DataFolderOfAnotherVersion(folder.root, made, here)
}
