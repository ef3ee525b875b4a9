import { chmod, chown, mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { administer } from '#testkit/administer.ts'
import { canChangeUser } from '#testkit/canChangeUser.ts'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { type ProgramOptions, startProgram } from '#testkit/startProgram.ts'

const PROGRAM = new URL('./serveDataFolder.program.ts', import.meta.url)
const ORDINARY = { uid: 65534, gid: 65534 }
/** No `unshare` is found there, as if the kernel forbade it. */
const NO_NAMESPACES = { env: { PATH: '/nowhere', TMPDIR: '/tmp' } }
const isPossible = canChangeUser('whom the database runs as')
const folders = createTestFolders()

interface Answer {
  url: string
  pid: number
  error?: string
  message?: string
}

async function serveOnce<T>(
  dataDir: string,
  options: ProgramOptions,
  look: (answer: Answer) => Promise<T>,
): Promise<T> {
  const program = startProgram(PROGRAM, [dataDir], options)
  try {
    return await look(JSON.parse(await program.nextLine()) as Answer)
  } finally {
    program.kill('SIGKILL')
    await program.exited
  }
}

async function kept({ url }: Answer): Promise<unknown> {
  await administer(url, 'create table if not exists kept (n int)')
  await administer(url, 'insert into kept values (1)')
  const [row] = await administer<{ n: string }>(url, 'select count(*) as n from kept')
  return Number(row?.n)
}

async function ownerOf(file: string): Promise<number> {
  return (await stat(file)).uid
}

afterEach(folders.remove)

describe.skipIf(!isPossible)('whom the database runs as', () => {
  it('is the ordinary user who started it', async () => {
    const dataDir = path.join(await folders.make(), 'data')
    await mkdir(dataDir)
    await chown(dataDir, ORDINARY.uid, ORDINARY.gid)
    await serveOnce(dataDir, ORDINARY, async (answer) => {
      expect(await kept(answer)).toBe(1)
      expect(await ownerOf(`/proc/${answer.pid}`)).toBe(ORDINARY.uid)
    })
    expect(await serveOnce(dataDir, ORDINARY, kept)).toBe(2)
  })

  it('is the owner of the folder when root starts it', async () => {
    const dataDir = path.join(await folders.make(), 'data')
    await mkdir(dataDir)
    await chown(dataDir, ORDINARY.uid, ORDINARY.gid)
    expect(await serveOnce(dataDir, {}, kept)).toBe(1)
    expect(await ownerOf(path.join(dataDir, 'cluster'))).toBe(ORDINARY.uid)
    expect(await serveOnce(dataDir, ORDINARY, kept)).toBe(2)
  })

  it('is nobody when root may not make user namespaces, also for a folder that was root’s before', async () => {
    const dataDir = path.join(await folders.make(), 'data')
    expect(await serveOnce(dataDir, {}, kept)).toBe(1)
    await serveOnce(dataDir, NO_NAMESPACES, async (answer) => {
      expect(await kept(answer)).toBe(2)
      expect(await ownerOf(`/proc/${answer.pid}`)).toBe(65534)
    })
    expect(await serveOnce(dataDir, {}, kept)).toBe(3)
  })

  it('is refused clearly where nobody cannot reach the folder', async () => {
    const closed = await folders.make()
    await chmod(closed, 0o700)
    const answer = await serveOnce(path.join(closed, 'data'), NO_NAMESPACES, async (said) => said)
    expect(answer).toEqual({
      error: 'DataFolderUnwritable',
      message: `The data folder ${closed}/data cannot be written: PostgreSQL refuses to run as root and uid 65534 cannot reach the folder.`,
    })
  })

  it('does not help an ordinary user in a folder of somebody else: that is said in one sentence', async () => {
    const dataDir = path.join(await folders.make(), 'data')
    await mkdir(dataDir, { mode: 0o755 })
    const answer = await serveOnce(dataDir, ORDINARY, async (said) => said)
    expect(answer).toEqual({
      error: 'DataFolderUnwritable',
      message: `The data folder ${dataDir} cannot be written: permission denied (EACCES).`,
    })
  })
})
