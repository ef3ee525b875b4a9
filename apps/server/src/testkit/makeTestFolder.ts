import { mkdtemp, readdir, rm, statfs } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { describeProcess } from '#db/embedded/describeProcess.ts'

export interface TestFolder {
  path: string
  remove(): Promise<void>
}

const PREFIX = 'pandok-test-'
const ROOM_NEEDED_BYTES = 1024 ** 3

export interface TestFolderOptions {
  /** For tests that are about the disk. */
  onDisk?: boolean
}

/** The folder is in memory if there is room: containers often have a /dev/shm of 64 MB. */
export async function makeTestFolder({ onDisk = false }: TestFolderOptions = {}): Promise<TestFolder> {
  const parent = !onDisk && (await hasRoom('/dev/shm')) ? '/dev/shm' : tmpdir()
  await sweep(parent)
  const folder = await mkdtemp(path.join(parent, `${PREFIX}${process.pid}-`))
  // A database that has just lost its owner may still be writing its last files.
  return { path: folder, remove: () => rm(folder, { recursive: true, force: true, maxRetries: 20 }) }
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder).catch(() => ({ bavail: 0, bsize: 0 }))
  return bavail * bsize >= ROOM_NEEDED_BYTES
}

/** A killed test run leaves its folder, which would take memory until the next boot. */
async function sweep(parent: string): Promise<void> {
  for (const name of await readdir(parent)) {
    if (!name.startsWith(PREFIX)) continue
    const pid = Number.parseInt(name.slice(PREFIX.length), 10)
    if (pid > 0 && describeProcess(pid) === undefined) {
      await rm(path.join(parent, name), { recursive: true, force: true }).catch(leaveToItsOwner)
    }
  }
}

function leaveToItsOwner(): void {}
