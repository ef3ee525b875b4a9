import { spawnSync } from 'node:child_process'
import { lchown, mkdir, readdir, realpath, rm, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { getSystemErrorMap } from 'node:util'
import type { DataFolder } from './DataFolder.ts'
import { dataFolderAt } from './DataFolder.ts'
import { DataFolderUnwritable } from './DataFolderUnwritable.ts'
import type { RunAs } from './runAs.ts'

export async function prepareDataFolder(dataDir: string): Promise<DataFolder> {
  const requested = path.resolve(dataDir)
  try {
    await mkdir(path.dirname(requested), { recursive: true })
    await mkdir(requested, { mode: 0o700 }).catch(ignoreExisting)
    const folder = dataFolderAt(await realpath(requested))
    // The name is the same for every start, so that the next one removes what a killed one left.
    const probe = path.join(folder.root, '.writable')
    await writeFile(probe, '')
    await rm(probe, { force: true })
    return folder
  } catch (error) {
    throw new DataFolderUnwritable(requested, describe(error as NodeJS.ErrnoException), error)
  }
}

function describe({ code, errno, message }: NodeJS.ErrnoException): string {
  const [, words = message] = getSystemErrorMap().get(errno ?? 0) ?? []
  return code === undefined ? words : `${words} (${code})`
}

/** Only our own files change their owner, so that a wrong setting such as `/srv` does no harm. */
export async function giveDataFolderTo(runAs: RunAs, folder: DataFolder): Promise<void> {
  const { uid, gid } = runAs
  if (uid === undefined || gid === undefined) return
  await lchown(folder.root, uid, gid)
  for (const entry of [folder.cluster, folder.password]) await giveTo(runAs, entry)
  const reachable = spawnSync('/bin/sh', ['-c', 'test -w "$0"', folder.root], { uid, gid, stdio: 'ignore' })
  if (reachable.status !== 0) {
    throw new DataFolderUnwritable(
      folder.root,
      `PostgreSQL refuses to run as root and uid ${uid} cannot reach the folder`,
    )
  }
}

/** Makes the user who runs PostgreSQL the owner of a file or of a folder with all that is in it. */
export async function giveTo({ uid, gid }: RunAs, entry: string): Promise<void> {
  if (uid === undefined || gid === undefined) return
  const found = await stat(entry).catch(() => undefined)
  if (found === undefined || found.uid === uid) return
  if (found.isDirectory()) {
    for (const name of await readdir(entry, { recursive: true }))
      await lchown(path.join(entry, name), uid, gid)
  }
  // The folder itself comes last: if this is interrupted, the next start repeats it.
  await lchown(entry, uid, gid)
}

function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}
