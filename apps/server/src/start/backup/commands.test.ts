import { existsSync } from 'node:fs'
import { copyFile, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { keepSecret } from '#config/keepSecret.ts'
import { readConfig } from '#config/readConfig.ts'
import { startEmbeddedPostgres } from '#db/embedded/startEmbeddedPostgres.ts'
import { migrate } from '#db/migrate.ts'
import { openPool } from '#db/openPool.ts'
import { administer } from '#testkit/administer.ts'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { silentLog } from '#testkit/silentLog.ts'
import { createAdminByEmail } from '../createAdminByEmail.ts'
import { backUp } from './backUp.ts'
import { restore } from './restore.ts'

const folders = createTestFolders()
let folder = ''
let dataDir = ''
let beside = ''
let told: string[] = []
let toldOfAdmin = ''

function configOf(DATA_DIR: string) {
  const reading = readConfig({ DATA_DIR })
  if (!reading.ok) throw new Error(reading.problems.join())
  return reading.config
}

const run = async (command: typeof backUp, dir: string, ...args: string[]) => {
  told = []
  await command(configOf(dir), silentLog, args, (line) => void told.push(line))
}

beforeAll(async () => {
  folder = await folders.make()
  dataDir = path.join(folder, 'data')
  beside = path.join(folder, 'beside.backup')
  await keepSecret(dataDir)
  const server = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'database'), durable: false })
  const pool = openPool(server.url, { max: 1 })
  await migrate(pool)
  await pool.query(`insert into withdrawal_reasons (reason, at) values ('kept', now())`)
  await pool.end()
  toldOfAdmin = await createAdminByEmail(configOf(dataDir), silentLog, ['--email', 'you@hospital.example'])
  await run(backUp, dataDir, '--to', beside)
  await server.stop()
})
afterAll(folders.remove)

describe('npm run admin:create', () => {
  it('works beside a server', async () => {
    expect(toldOfAdmin).toMatch(/^you@hospital\.example is an administrator\.\nPassword: \S+\n/)
  })

  it.each([[], ['--email', 'nobody'], ['--mail', 'you@hospital.example']])(
    'says with %j what is missing',
    async (...args) => {
      await expect(createAdminByEmail(configOf(dataDir), silentLog, args)).rejects.toThrow(
        'Say which address: npm run admin:create -- --email you@hospital.example',
      )
    },
  )
})

describe('npm run backup', () => {
  it('works beside a server, and says that the secret is not in the file', () => {
    expect(told).toEqual([
      expect.stringMatching(/^.*beside\.backup: \d+ tables, \d+ rows, 0\.\d MB, in [\d.]+ s\.$/),
      `The secret is not in it. Keep ${path.join(dataDir, 'secret')} too, in another place.`,
    ])
  })

  it('works without one, too', async () => {
    const alone = path.join(folder, 'alone.backup')
    await run(backUp, dataDir, '--to', alone)
    expect((await stat(alone)).size).toBeGreaterThan(1000)
  })

  it('says in one line what is wrong, and makes nothing', async () => {
    await expect(run(backUp, dataDir)).rejects.toThrow('Say where to: npm run backup -- --to pandok.backup')
    await expect(run(backUp, dataDir, '--two', 'x')).rejects.toThrow('Say where to')
    const nothing = path.join(folder, 'nothing')
    await expect(run(backUp, nothing, '--to', path.join(folder, 'x.backup'))).rejects.toThrow(
      `There is no database in ${nothing} yet.`,
    )
    expect(existsSync(nothing)).toBe(false)
  })
})

describe('npm run restore', () => {
  it('wants the secret that the backup was made with, before it makes anything', async () => {
    const elsewhere = path.join(folder, 'elsewhere')
    await expect(run(restore, elsewhere, '--from', beside)).rejects.toThrow(
      `${path.join(elsewhere, 'secret')} is missing. Bring the old one, or add --new-secret`,
    )
    expect(existsSync(elsewhere)).toBe(false)
    await keepSecret(elsewhere)
    await expect(run(restore, elsewhere, '--from', beside)).rejects.toThrow(
      'is not the secret that the backup was made with',
    )
    expect(await readdir(elsewhere)).toEqual(['secret'])
  })

  it('brings everything back into a new data folder, once', async () => {
    const target = path.join(folder, 'target')
    await keepSecret(target)
    await copyFile(path.join(dataDir, 'secret'), path.join(target, 'secret'))
    await run(restore, target, '--from', beside)
    expect(told.at(-1)).toMatch(/^\d+ tables, \d+ rows, as they were at \S+Z, in [\d.]+ s\.$/)

    const server = await startEmbeddedPostgres({ dataDir: path.join(target, 'database'), durable: false })
    expect(await administer(server.url, 'select reason from withdrawal_reasons')).toEqual([
      { reason: 'kept' },
    ])
    expect(await administer(server.url, 'select email, role from members')).toContainEqual({
      email: 'you@hospital.example',
      role: 'admin',
    })
    await server.stop()
    await expect(run(restore, target, '--from', beside)).rejects.toThrow('The database is not empty')
  })
})
