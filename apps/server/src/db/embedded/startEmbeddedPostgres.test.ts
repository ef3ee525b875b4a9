import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { readdir, readFile, rename, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { administer } from '#testkit/administer.ts'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { processesNaming } from '#testkit/processesNaming.ts'
import { type Program, type ProgramOptions, startProgram } from '#testkit/startProgram.ts'
import { DataFolderInUse } from './DataFolderInUse.ts'
import { DataFolderUnwritable } from './DataFolderUnwritable.ts'
import { findBinaries } from './findBinaries.ts'
import { majorOfBinaries } from './majorVersion.ts'
import {
  type EmbeddedPostgres,
  type EmbeddedPostgresOptions,
  startEmbeddedPostgres,
} from './startEmbeddedPostgres.ts'

const PROGRAM = new URL('./serveDataFolder.program.ts', import.meta.url)
const folders = createTestFolders()
const started: (() => Promise<unknown>)[] = []

async function start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const server = await startEmbeddedPostgres(options)
  started.push(server.stop)
  return server
}

function serve(dataDir: string, options?: ProgramOptions): Program {
  const program = startProgram(PROGRAM, [dataDir], options)
  started.push(async () => {
    program.kill('SIGKILL')
    await program.exited
  })
  return program
}

interface Served {
  url: string
  pid: number
}

async function served(program: Program): Promise<Served> {
  return JSON.parse(await program.nextLine()) as Served
}

const goneFrom = (folder: string) => expect.poll(() => processesNaming(folder)).toEqual([])

/** Waits for a moment of a start; one that has passed already between two looks is over when the program serves. */
async function reached(program: Program, isThere: () => boolean): Promise<void> {
  let isOver = false
  void Promise.race([program.nextLine(), program.exited]).then(
    () => {
      isOver = true
    },
    () => {
      isOver = true
    },
  )
  const look = () => {
    try {
      return isThere()
    } catch {
      // A folder went away while it was read.
      return false
    }
  }
  while (!isOver && !look()) await sleep(1)
}

/** A folder that has been started before; copying it is quicker than making it. */
const usedFolder = createTestFolders()
let used = ''

beforeAll(async () => {
  used = await usedFolder.make()
  const first = await startEmbeddedPostgres({ dataDir: used, durable: false })
  await administer(first.url, 'create table kept as select 7 as n')
  await first.stop()
})
afterAll(usedFolder.remove)

async function copyOfUsed(): Promise<string> {
  const dataDir = path.join(await folders.make(), 'data')
  expect(spawnSync('cp', ['-Rp', used, dataDir]).status).toBe(0)
  return dataDir
}

afterEach(async () => {
  for (const end of started.splice(0).reverse()) await end()
  await folders.remove()
})

describe('a first start', () => {
  it('makes a durable UTF-8 database that knows all five languages and keeps its password to itself', async () => {
    const dataDir = path.join(await folders.make(), 'not', 'there', 'yet')
    const { url, port } = await start({ dataDir })

    expect(new URL(url)).toMatchObject({ hostname: '127.0.0.1', port: String(port), pathname: '/pandok' })
    const [settings] = await administer(
      url,
      `select current_setting('fsync') as fsync, current_setting('full_page_writes') as pages,
        current_setting('synchronous_commit') as commit, current_setting('listen_addresses') as addresses,
        current_setting('unix_socket_directories') as sockets, current_setting('data_checksums') as checksums,
        current_setting('server_encoding') as encoding, current_setting('password_encryption') as passwords`,
    )
    expect(settings).toEqual({
      fsync: 'on',
      pages: 'on',
      commit: 'on',
      addresses: '127.0.0.1',
      sockets: '',
      checksums: 'on',
      encoding: 'UTF8',
      passwords: 'scram-sha-256',
    })
    const [words] = await administer(
      url,
      `select lower('ÄÖ') as folded, 'Z' < 'a' as by_code_point,
        array(select w from unnest(array['파', '가', '나']) w order by w collate "ko-x-icu") as korean`,
    )
    expect(words).toEqual({ folded: 'äö', by_code_point: true, korean: ['가', '나', '파'] })
    expect((await stat(path.join(dataDir, 'password'))).mode & 0o777).toBe(0o600)
    expect((await stat(path.join(dataDir, 'cluster'))).mode & 0o077).toBe(0)
  })

  it('finds trigrams in Korean', async () => {
    const { url } = await start({ dataDir: await copyOfUsed() })
    await administer(url, 'create extension pg_trgm')
    const [row] = await administer<{ found: number }>(url, `select cardinality(show_trgm('갑상선')) as found`)
    expect(row?.found).toBe(4)
  })

  it('refuses a wrong password', async () => {
    const { url } = await start({ dataDir: await copyOfUsed() })
    const wrong = new URL(url)
    wrong.password = 'guessed'
    await expect(administer(wrong.href, 'select 1')).rejects.toThrow('password authentication failed')
  })

  it('leaves nothing half made when it is killed at any moment', async () => {
    const dataDir = await folders.make()
    // Each appears later than the one before while a cluster is made; the last stands for a database of its own.
    for (const trace of ['lock', 'PG_VERSION', 'pg_control', path.join('base', '5')]) {
      const program = serve(dataDir)
      await reached(program, () => {
        const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
        return names.some((name) => name === trace || name.endsWith(`${path.sep}${trace}`))
      })
      program.kill('SIGKILL')
      await program.exited
    }
    const { url } = await start({ dataDir })
    expect(await administer(url, 'select 1 as one')).toEqual([{ one: 1 }])
    expect((await readdir(dataDir)).sort()).toEqual(['cluster', 'lock', 'password'])
  })
})

describe('a later start', () => {
  it('finds the data of the one before', async () => {
    const { url } = await start({ dataDir: await copyOfUsed() })
    expect(await administer(url, 'select n from kept')).toEqual([{ n: 7 }])
  })

  it('is refused in one sentence while another process serves the folder, and does it no harm', async () => {
    const dataDir = await copyOfUsed()
    const program = serve(dataDir)
    const { url } = await served(program)

    const refusal = await start({ dataDir }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DataFolderInUse)
    expect((refusal as Error).message).toBe(`The data folder ${dataDir} is in use by process ${program.pid}.`)
    expect(await administer(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  it('is refused in the same process too, until the first is stopped', async () => {
    const dataDir = await copyOfUsed()
    const first = await start({ dataDir, durable: false })
    await expect(start({ dataDir })).rejects.toBeInstanceOf(DataFolderInUse)
    await first.stop()
    await start({ dataDir, durable: false })
  })

  it('takes over a pid file that names a living stranger', async () => {
    const dataDir = await copyOfUsed()
    const stranger = serve(await copyOfUsed())
    await served(stranger)
    const pidFile = path.join(dataDir, 'cluster', 'postmaster.pid')
    await writeFile(pidFile, `${stranger.pid}\n${path.join(dataDir, 'cluster')}\n`)

    const { pid } = await start({ dataDir, durable: false })
    expect(Number.parseInt(await readFile(pidFile, 'utf8'), 10)).toBe(pid)
  })

  it('says so when the password is lost rather than making one that does not fit', async () => {
    const dataDir = await copyOfUsed()
    await writeFile(path.join(dataDir, 'password'), '')
    await expect(start({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} has lost its file "password".`,
    )
  })
})

describe('a killed owner', () => {
  it('takes the database with it, and the next start works at once with the data', async () => {
    const dataDir = await copyOfUsed()
    const program = serve(dataDir)
    const { url } = await served(program)
    await administer(url, 'insert into kept values (8)')
    program.kill('SIGKILL')
    await program.exited

    const next = await start({ dataDir })
    expect(await administer(next.url, 'select n from kept')).toEqual([{ n: 7 }, { n: 8 }])
    await next.stop()
    await goneFrom(dataDir)
  })

  it('leaves no process behind when nobody starts again', async () => {
    const dataDir = await copyOfUsed()
    const program = serve(dataDir)
    const { pid } = await served(program)
    expect(processesNaming(dataDir)).toContain(pid)
    program.kill('SIGKILL')
    await goneFrom(dataDir)
    expect(existsSync(path.join(dataDir, 'cluster', 'postmaster.pid'))).toBe(false)
  })

  it('leaves no process behind when it dies while the database is starting', async () => {
    const dataDir = await copyOfUsed()
    const pidFile = path.join(dataDir, 'cluster', 'postmaster.pid')
    const pidLines = () => (existsSync(pidFile) ? readFileSync(pidFile, 'utf8').split('\n').length : 0)
    // The database writes its file line by line as it gets on; the eighth says that it is starting.
    for (const lines of [0, 1, 6, 8]) {
      const program = serve(dataDir)
      await reached(
        program,
        () => processesNaming(dataDir).some((pid) => pid !== program.pid) && pidLines() >= lines,
      )
      program.kill('SIGKILL')
      await program.exited
      await goneFrom(dataDir)
    }
  })
})

describe('a killed database', () => {
  it('is noticed, and can be started again in the same process', async () => {
    const dataDir = await copyOfUsed()
    const first = await start({ dataDir })
    await administer(first.url, 'insert into kept values (8)')
    process.kill(first.pid, 'SIGKILL')
    await first.exited
    await first.stop()

    const second = await start({ dataDir })
    expect(await administer(second.url, 'select n from kept')).toEqual([{ n: 7 }, { n: 8 }])
  })
})

describe('a database that is kept running', () => {
  it('is started again under its address, with its data, whether it was killed or told to end', async () => {
    const dataDir = await copyOfUsed()
    let restarts = 0
    const server = await start({
      dataDir,
      restarts: 2,
      onRestart: () => {
        restarts += 1
      },
    })
    for (const signal of ['SIGKILL', 'SIGINT'] as const) {
      const { pid } = server
      process.kill(pid, signal)
      await expect.poll(() => server.pid).not.toBe(pid)
      expect(await administer(server.url, 'select n from kept')).toEqual([{ n: 7 }])
    }
    expect(restarts).toBe(2)
    process.kill(server.pid, 'SIGKILL')
    expect(await server.exited).toBe('PostgreSQL ended.')
    expect(restarts).toBe(2)
  })

  it('is not when it was stopped, even while it is being started again', async () => {
    const dataDir = await copyOfUsed()
    const server = await start({ dataDir, restarts: 3 })
    process.kill(server.pid, 'SIGKILL')
    await server.stop()
    expect(await server.exited).toBe('')
    await goneFrom(dataDir)
  })

  it('is given up with what it complained of when it can not be started', async () => {
    const dataDir = await copyOfUsed()
    const server = await start({ dataDir, restarts: 1 })
    await rename(path.join(dataDir, 'cluster', 'global'), path.join(dataDir, 'cluster', 'lost'))
    process.kill(server.pid, 'SIGKILL')
    expect(await server.exited).toMatch(
      /^The embedded PostgreSQL did not start: postgres says «.*pg_control.*»\.$/,
    )
  })
})

describe('a folder of another PostgreSQL', () => {
  it.each([
    ['17', 'Run `npm run db:upgrade`; it keeps the old folder.'],
    ['99', 'Start the version of Pandok that made it.'],
  ])('%s is named with both versions and left alone', async (made, advice) => {
    const dataDir = await copyOfUsed()
    await writeFile(path.join(dataDir, 'cluster', 'PG_VERSION'), `${made}\n`)
    const here = await majorOfBinaries(findBinaries())
    await expect(start({ dataDir })).rejects.toThrow(
      `The data folder ${dataDir} was made by PostgreSQL ${made}, and this Pandok comes with ${here}. ${advice}`,
    )
    expect((await readdir(dataDir)).sort()).toEqual(['cluster', 'password'])
  })
})

describe('the log', () => {
  it('tells of stops but never of statements or the values in them', async () => {
    const lines: string[] = []
    const { url, stop } = await start({
      dataDir: await copyOfUsed(),
      durable: false,
      log: (line) => lines.push(line),
    })
    await administer(url, 'create table people (mail text primary key)')
    await administer(url, `insert into people values ('secret@example.org')`)
    await expect(administer(url, `insert into people values ('secret@example.org')`)).rejects.toThrow(
      'duplicate key',
    )
    await expect(administer(url, `select 'secret'::int`)).rejects.toThrow('invalid input syntax')
    await stop()
    expect(lines.join('\n')).toContain('shut down')
    expect(lines.join('\n')).not.toMatch(/secret|insert|select|people/)
  })
})

describe('a folder that cannot be written', () => {
  it('is named in one sentence', async () => {
    const file = path.join(await folders.make(), 'file')
    await writeFile(file, '')
    const refusal = await start({ dataDir: path.join(file, 'data') }).catch((error: unknown) => error)
    expect(refusal).toBeInstanceOf(DataFolderUnwritable)
    expect((refusal as Error).message).toBe(
      `The data folder ${path.join(file, 'data')} cannot be written: file already exists (EEXIST).`,
    )
  })
})
