import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import type { Config } from '#config/Config.ts'
import { readConfig } from '#config/readConfig.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/startEmbeddedPostgres.ts'
import { openPool } from '#db/openPool.ts'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { libraryOf, moduleFile, plateFile, plateFileCell } from '#testkit/libraryFiles.ts'
import { silentLog } from '#testkit/silentLog.ts'
import { startServer } from './startServer.ts'

const SERVERS = 10
const folders = createTestFolders()
// Ten servers need nearly all the connections that a PostgreSQL has: the one that tests share would have none left.
let database: EmbeddedPostgres

beforeAll(async () => {
  database = await startEmbeddedPostgres({ dataDir: await folders.make(), durable: false })
})

afterAll(async () => {
  await database.stop()
  await folders.remove()
})

function configFor(dataDir: string): Config {
  const reading = readConfig({
    HOST: '127.0.0.1',
    PORT: '0',
    DATABASE_URL: database.url,
    DATA_DIR: dataDir,
    JWT_SECRET: randomBytes(32).toString('base64url'),
    PANDOK_DEMO: '1',
    // Nobody buys anything here; without keys each server would start a gateway of its own.
    TOSS_CLIENT_KEY: 'test_ck_start',
    TOSS_SECRET_KEY: 'test_sk_start',
    TOSS_API_BASE: 'http://127.0.0.1:9',
  })
  if (!reading.ok) throw new Error(reading.problems.join('\n'))
  return reading.config
}

it('comes up ten times at once on one empty database, and what is needed once is made once', async () => {
  const dataDir = await folders.make()
  const config = configFor(dataDir)
  const library = libraryOf(
    moduleFile('first'),
    moduleFile('second'),
    plateFile('board', { cells: [plateFileCell(0, { module: 'first' })] }),
  )
  const start = () => startServer(config, silentLog, { webRoot: path.join(dataDir, 'no-site'), library })
  const outcomes = await Promise.allSettled(Array.from({ length: SERVERS }, start))
  const servers = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []))
  const pool = openPool(database.url, { max: 1 })
  try {
    expect(outcomes.filter(({ status }) => status === 'rejected')).toEqual([])
    for (const { url } of servers)
      await vi.waitFor(async () => expect((await fetch(`${url}/api/health/ready`)).status).toBe(200))

    const accounts = JSON.parse(await readFile(path.join(dataDir, 'demo-accounts.json'), 'utf8'))
    expect(accounts).toHaveLength(2)
    for (const { demoAccounts } of servers) expect(demoAccounts).toEqual(accounts)
    // Ten servers may have taken every connection that a database of ordinary size offers, for a moment.
    const { rows } = await retryWhileFull(() =>
      pool.query(
        `select (select count(*) from rsa_keys) as keys, (select count(*) from library_entries) as entries,
         (select array_agg(revision order by id) from modules) as revisions,
         (select count(*) from members where email like '%@pandok.local') as members`,
      ),
    )
    expect(rows).toEqual([{ keys: 1, entries: 3, revisions: [1, 1], members: 2 }])
  } finally {
    await pool.end()
    await Promise.all(servers.map(({ stop }) => stop()))
  }
})

const retryWhileFull = <T>(ask: () => Promise<T>): Promise<T> => vi.waitFor(ask)
