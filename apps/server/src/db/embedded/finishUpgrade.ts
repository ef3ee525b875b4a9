import { existsSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import type { DataFolder } from './DataFolder.ts'
import { syncFolder } from './syncFolder.ts'

/**
 * An upgrade moves the old cluster away and the new one into its place. If it is killed in between, the next
 * start must not take the folder for an empty one.
 */
export async function finishUpgrade({ root, cluster, upgraded }: DataFolder): Promise<void> {
  if (existsSync(cluster) || !existsSync(upgraded)) return
  await rename(upgraded, cluster)
  await syncFolder(root)
}
