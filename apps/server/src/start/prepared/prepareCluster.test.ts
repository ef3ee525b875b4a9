import { existsSync } from 'node:fs'
import { chown, cp, readdir, readFile, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { dataFolderAt } from '#db/embedded/DataFolder.ts'
import { findBinaries } from '#db/embedded/findBinaries.ts'
import { packFolder } from '#db/embedded/prepared/folderArchive.ts'
import {
  type PreparedCluster,
  preparedClusterIn,
  writePreparedCluster,
} from '#db/embedded/prepared/preparedCluster.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/startEmbeddedPostgres.ts'
import { migrate } from '#db/migrate.ts'
import { migrationsFolder } from '#db/migrationsFolder.ts'
import { openPool } from '#db/openPool.ts'
import { readInstalledAt } from '#db/readInstalledAt.ts'
import { administer } from '#testkit/administer.ts'
import { canChangeUser } from '#testkit/canChangeUser.ts'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { libraryOf, moduleFile } from '#testkit/libraryFiles.ts'
import { prepareCluster } from './prepareCluster.ts'

const migrations = migrationsFolder()
const library = libraryOf(moduleFile('first'), moduleFile('second'))
const built = createTestFolders()
const folders = createTestFolders()
const started: EmbeddedPostgres[] = []
const NOBODY = 65534
/** What a build leaves. */
let place = ''
let builtAt = new Date()

beforeAll(async () => {
  place = await built.make()
  const archive = await prepareCluster({ folder: await built.make(), migrations, library })
  await writePreparedCluster({ folder: place, migrations }, findBinaries(), archive)
  builtAt = new Date()
})
afterAll(built.remove)
afterEach(async () => {
  for (const server of started.splice(0)) await server.stop()
  await folders.remove()
})

const prepared = (folder = place) => preparedClusterIn(migrations, folder)

async function firstStart(options: {
  prepared: PreparedCluster
  durable?: boolean
  log?: (line: string) => void
}) {
  const dataDir = await folders.make()
  const server = await startEmbeddedPostgres({ dataDir, durable: false, ...options })
  started.push(server)
  return { ...server, dataDir }
}

/** The names in the library; null if the database has no table yet. */
async function libraryIn(url: string): Promise<string[] | null> {
  const [table] = await administer<{ there: boolean }>(
    url,
    `select to_regclass('library_entries') is not null as there`,
  )
  if (!table?.there) return null
  return (await administer<{ slug: string }>(url, 'select slug from library_entries order by slug')).map(
    ({ slug }) => slug,
  )
}

async function copyOfPlace(): Promise<string> {
  const copy = await folders.make()
  await cp(place, copy, { recursive: true })
  return copy
}

describe('a first start with the database that the build has prepared', () => {
  it('finds all tables and the library, under a password of its own', async () => {
    const [one, other] = [
      await firstStart({ prepared: prepared() }),
      await firstStart({ prepared: prepared() }),
    ]
    expect(await libraryIn(one.url)).toEqual(['first', 'second'])
    expect(await libraryIn(other.url)).toEqual(['first', 'second'])
    const pool = openPool(one.url, { max: 2 })
    expect(await migrate(pool)).toEqual([])
    expect((await readInstalledAt(pool)).getTime()).toBeGreaterThan(builtAt.getTime())
    await pool.end()
    const wrong = new URL(one.url)
    wrong.password = new URL(other.url).password
    await expect(administer(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
    expect((await readdir(one.dataDir)).sort()).toEqual(['cluster', 'lock', 'password'])
  })

  it('is durable, has checksums and is readable by nobody else', async () => {
    const { url, dataDir } = await firstStart({ prepared: prepared(), durable: true })
    const [settings] = await administer(
      url,
      `select current_setting('fsync') as fsync, current_setting('data_checksums') as checksums,
        (select count(*)::int from pg_stat_database where checksum_failures > 0) as failures`,
    )
    expect(settings).toEqual({ fsync: 'on', checksums: 'on', failures: 0 })
    const { cluster } = dataFolderAt(dataDir)
    const modes = await Promise.all(
      (await readdir(cluster, { recursive: true })).map(
        async (name) => (await stat(path.join(cluster, name))).mode,
      ),
    )
    expect(modes.filter((mode) => (mode & 0o077) !== 0)).toEqual([])
  })

  it.runIf(canChangeUser('a prepared database of another user'))(
    'belongs to the user whose folder it is',
    async () => {
      const dataDir = await folders.make()
      await chown(dataDir, NOBODY, NOBODY)
      const server = await startEmbeddedPostgres({ dataDir, durable: false, prepared: prepared() })
      started.push(server)
      expect(await libraryIn(server.url)).toEqual(['first', 'second'])
      expect((await stat(path.join(dataFolderAt(dataDir).cluster, 'PG_VERSION'))).uid).toBe(NOBODY)
    },
  )

  it('can be started again after it was killed at once', async () => {
    const { pid, dataDir, exited } = await firstStart({ prepared: prepared(), durable: true })
    process.kill(pid, 'SIGKILL')
    await exited
    await started.pop()?.stop()
    const again = await startEmbeddedPostgres({ dataDir, durable: false })
    started.push(again)
    expect(await libraryIn(again.url)).toEqual(['first', 'second'])
  })
})

describe('a prepared database that is of no use', () => {
  it('is not there, or is damaged', async () => {
    expect(await prepared(path.join(place, 'nowhere')).read(findBinaries())).toBeNull()
    const copy = await copyOfPlace()
    const archive = await readFile(path.join(copy, 'cluster.gz'))
    archive[archive.length >> 1] = (archive[archive.length >> 1] ?? 0) ^ 1
    await writeFile(path.join(copy, 'cluster.gz'), archive)
    expect(await prepared(copy).read(findBinaries())).toBeNull()
  })

  it('was made by another PostgreSQL, or with other migrations', async () => {
    const copy = await copyOfPlace()
    const index = await readFile(path.join(copy, 'index.json'), 'utf8')
    await writeFile(path.join(copy, 'index.json'), index.replace(/"madeBy":"\w+ \w+ /, '$&0.'))
    expect(await prepared(copy).read(findBinaries())).toBeNull()
    const fewer = await folders.make()
    await cp(path.join(migrations, '0001-accounts.sql'), path.join(fewer, '0001-accounts.sql'))
    expect(await preparedClusterIn(fewer, place).read(findBinaries())).toBeNull()
  })

  it('does not run on this machine: an empty one is made, and the log says why', async () => {
    const lines: string[] = []
    const nothing = await packFolder(await folders.make())
    const { url, dataDir } = await firstStart({
      prepared: { read: async () => nothing },
      log: (line) => lines.push(line),
    })
    expect(await libraryIn(url)).toBeNull()
    expect(lines[0]).toContain('the prepared database is of no use here: ')
    expect(existsSync(dataFolderAt(dataDir).cluster)).toBe(true)
    expect((await readdir(dataDir)).sort()).toEqual(['cluster', 'lock', 'password'])
  })
})
