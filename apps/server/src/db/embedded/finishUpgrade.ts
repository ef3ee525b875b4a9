import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import type { DataFolder } from './DataFolder.ts'
import { syncFolder } from './syncFolder.ts'

/**
 * An upgrade sets the old cluster aside and puts the new one into its place. Should it be killed between the two, the
 * next start must not take the folder for an empty one.
 */
export async function finishUpgrade({ root, cluster, upgraded }: DataFolder): Promise<void> {
  if (existsSync(cluster) || !existsSync(upgraded)) return
  await rename(upgraded, cluster)
  await syncFolder(root)
}
