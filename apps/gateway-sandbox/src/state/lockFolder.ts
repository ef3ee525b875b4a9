import { open, readFile, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const PAUSE_MS = 50
/** The wait is counted in attempts and not in seconds, so that a pause of the whole machine doesn't shorten the holder's time to end. */
const LOOKS_MAX = 300

/**
 * Allows one process at a time, because two processes that append to one journal would miss each other's entries. It
 * waits for a process that is ending, for instance after its starter was killed, and takes over from one that is
 * gone. Returns a function that releases the folder.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const file = path.join(folder, 'lock')
  for (let looks = 1; !(await take(file)); looks++) {
    const holder = Number(await readFile(file, 'utf8').catch(() => ''))
    // A lock without a process id is being written at this moment.
    if (holder > 0 && !isAlive(holder)) await putAside(file, holder)
    if (looks >= LOOKS_MAX) throw new Error(`Process ${holder} uses ${folder}.`)
    await sleep(PAUSE_MS)
  }
  return () => rm(file, { force: true })
}

async function take(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx', 0o600)
    await handle.writeFile(String(process.pid))
    await handle.close()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** The lock is renamed first, so that only one of several processes that find the same dead holder removes it. */
async function putAside(file: string, holder: number): Promise<void> {
  const aside = `${file}.${process.pid}`
  await rename(file, aside).catch(() => {})
  const found = await readFile(aside, 'utf8').catch(() => null)
  if (found !== null && found !== String(holder)) await rename(aside, file)
  else await rm(aside, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
