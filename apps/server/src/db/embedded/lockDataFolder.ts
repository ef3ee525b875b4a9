import { randomBytes } from 'node:crypto'
import { link, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { errorCode } from '@pandok/domain'
import type { DataFolder } from './DataFolder.ts'
import { DataFolderInUse } from './DataFolderInUse.ts'
import { describeProcess } from './describeProcess.ts'

export interface FolderLock {
  release(): Promise<void>
}

const TRIES = 500
const RETRY_MS = 2

/**
 * PostgreSQL itself never lets two servers open one cluster. This additional lock distinguishes "in use" from
 * "the last owner was killed", and keeps two first starts from each making a cluster.
 */
export async function lockDataFolder(folder: DataFolder): Promise<FolderLock> {
  for (let tries = 0; tries < TRIES; tries++) {
    const outcome = await tryLock(folder.lock)
    if (outcome === 'again') {
      await sleep(RETRY_MS)
    } else if ('holder' in outcome) {
      throw new DataFolderInUse(folder.root, outcome.holder)
    } else {
      await removeDrafts(folder)
      return outcome
    }
  }
  throw new DataFolderInUse(folder.root, undefined)
}

type Outcome = FolderLock | { holder: number } | 'again'

async function tryLock(file: string): Promise<Outcome> {
  const token = randomBytes(8).toString('hex')
  const mine = JSON.stringify({ pid: process.pid, started: describeProcess(process.pid)?.started, token })
  if (await createWhole(file, mine, token)) return { release: () => removeIf(file, mine) }
  const found = await read(file)
  if (found === undefined) return 'again'
  const holder = livingHolder(found)
  if (holder !== undefined) return { holder }
  await removeStale(file, found)
  return 'again'
}

/** It is written elsewhere and then linked, so that no reader ever sees a half-written lock. */
async function createWhole(file: string, content: string, token: string): Promise<boolean> {
  const draft = `${file}.draft-${process.pid}-${token}`
  await writeFile(draft, content, { mode: 0o644 })
  try {
    await link(draft, file)
    return true
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false
    throw error
  } finally {
    await rm(draft, { force: true })
  }
}

/**
 * Between finding a stale lock and removing it, a rival may have done the same and locked again, and the
 * removal would hit the rival's lock. So a stale lock is only removed under another lock, after a second
 * look; that one may be stale in turn.
 */
async function removeStale(file: string, stale: string): Promise<void> {
  const guard = await tryLock(`${file}.takeover`)
  if (guard === 'again' || 'holder' in guard) return
  await removeIf(file, stale)
  await guard.release()
}

async function removeIf(file: string, content: string): Promise<void> {
  if ((await read(file)) === content) await rm(file, { force: true })
}

async function removeDrafts({ root, lock }: DataFolder): Promise<void> {
  const draft = new RegExp(`^${path.basename(lock)}.*\\.draft-(\\d+)-`)
  for (const name of await readdir(root)) {
    const pid = draft.exec(name)?.[1]
    if (pid !== undefined && describeProcess(Number(pid)) === undefined)
      await rm(path.join(root, name), { force: true })
  }
}

function livingHolder(content: string): number | undefined {
  const { pid, started } = parse(content)
  if (pid === undefined) return undefined
  const found = describeProcess(pid)
  return found !== undefined && found.started === started ? pid : undefined
}

/** After a power failure the file may be empty, which is a lock that nobody holds. */
function parse(content: string): { pid?: number; started?: string } {
  try {
    return JSON.parse(content) as { pid?: number; started?: string }
  } catch {
    return {}
  }
}

async function read(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
}
