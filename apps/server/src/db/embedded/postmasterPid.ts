import { readFile, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DataFolder } from './DataFolder.ts'
import { DataFolderInUse } from './DataFolderInUse.ts'
import { describeProcess } from './describeProcess.ts'

const POLL_MS = 10

/** The pid is in the first line of the file that PostgreSQL keeps while it runs. */
export async function postmasterPid({ cluster }: DataFolder): Promise<number | undefined> {
  const text = await readFile(path.join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const pid = Number.parseInt(text, 10)
  return pid > 0 ? pid : undefined
}

/**
 * The holder of the folder's lock must call this before starting: a server that still runs has lost its owner
 * and is writing its last checkpoint. A pid file with a foreign process or a zombie is removed, because
 * PostgreSQL would take any living process of that number for itself and refuse to start, which is common in
 * containers, where pids repeat. If parts of a killed server still hold the cluster's shared memory,
 * PostgreSQL detects that without the file.
 */
export async function waitForDyingServer(folder: DataFolder, deadline: number): Promise<void> {
  for (;;) {
    const pid = await postmasterPid(folder)
    if (pid === undefined) return
    // On Windows this can't be determined, so PostgreSQL itself has to decide.
    if (process.platform === 'win32') return
    const command = describeProcess(pid)?.command ?? ''
    if (!command.includes(` -D ${folder.cluster} `)) {
      await rm(path.join(folder.cluster, 'postmaster.pid'), { force: true })
      return
    }
    if (Date.now() > deadline) throw new DataFolderInUse(folder.root, pid)
    await sleep(POLL_MS)
  }
}
