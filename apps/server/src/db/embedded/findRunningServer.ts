import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { DataFolder } from './DataFolder.ts'
import { DataFolderInUse } from './DataFolderInUse.ts'
import { databaseUrl } from './databaseUrl.ts'

/** The time for a server that is just starting or stopping. */
const TIMEOUT_MS = 15_000
const POLL_MS = 100

// The lines of postmaster.pid by PostgreSQL's pidfile.h.
const PORT_LINE = 3
const STATUS_LINE = 7

/** Returns the address of the server that another process runs on this folder. */
export async function findRunningServer(folder: DataFolder): Promise<string> {
  const deadline = Date.now() + TIMEOUT_MS
  for (;;) {
    const text = await readFile(path.join(folder.cluster, 'postmaster.pid'), 'utf8').catch(() => '')
    const lines = text.split('\n')
    const port = Number(lines[PORT_LINE])
    if (port > 0 && lines[STATUS_LINE]?.trim() === 'ready') {
      return databaseUrl((await readFile(folder.password, 'utf8')).trim(), port)
    }
    if (Date.now() > deadline) throw new DataFolderInUse(folder.root, undefined)
    await sleep(POLL_MS)
  }
}
