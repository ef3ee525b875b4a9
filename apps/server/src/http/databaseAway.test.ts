import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { databaseTrouble } from '#db/databaseTrouble.ts'
import { type EmbeddedPostgres, startEmbeddedPostgres } from '#db/embedded/startEmbeddedPostgres.ts'
import { migrate } from '#db/migrate.ts'
import { openPool } from '#db/openPool.ts'
import { describeFailure } from '#http/describeFailure.ts'
import { installWorkerSchema } from '#jobs/installWorkerSchema.ts'
import { ActionError } from '#rpc/ActionError.ts'
import { freeBytesIn } from '#start/openDatabase.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { createTestFolders } from '#testkit/createTestFolders.ts'
import { processFamily } from '#testkit/processFamily.ts'
import { silentLog } from '#testkit/silentLog.ts'
import { startTestHttp, type TestAnswer, type TestHttp } from '#testkit/startTestHttp.ts'

/** The time for which the database is stopped: long enough for one round of calls here, 75 seconds in `npm run soak`. */
const STOP_MS = Number(process.env['DATABASE_STOP_SECONDS'] ?? 0) * 1000
/** The server's own timeouts are used in the long run only. */
const SHORT_POOL = STOP_MS > 0 ? {} : { queryTimeoutMs: 400, connectTimeoutMs: 400 }
const CALLS_AT_ONCE = 30
const SENTENCE_CHARACTERS = 1000
/** The long run waits for as long as the database is stopped. */
const LIMIT = STOP_MS > 0 ? { timeout: 0 } : {}

interface Installation extends TestHttp {
  postgres: EmbeddedPostgres
  member: TestHttp['member']
}

const folders = createTestFolders()
const endings: (() => unknown)[] = []

async function startOn(dataDir: string): Promise<Installation> {
  const postgres = await startEmbeddedPostgres({ dataDir, restarts: 5 })
  endings.push(postgres.stop)
  const pool = openPool(postgres.url, { max: 2 })
  await migrate(pool)
  await installWorkerSchema(pool, silentLog)
  await pool.end()
  const database = { url: postgres.url, drop: async () => {} }
  const test = await startTestHttp({
    limitScale: 1000,
    own: { database, pool: SHORT_POOL },
    freeBytes: () => freeBytesIn(dataDir),
  })
  endings.push(test.stop)
  return { ...test, postgres }
}

/** A member who saves modules of this many sentences, with the ids that the server has acknowledged. */
async function writer(test: Installation, sentences = 1) {
  const member: TestMember = await test.member()
  const kept: string[] = []
  const sayings = () =>
    Array.from({ length: sentences }, (_, at) => ({
      id: `out_${at}`,
      section: 'findings' as const,
      body: { ko: [randomBytes(SENTENCE_CHARACTERS / 2).toString('hex')] },
    }))
  return {
    kept,
    async write(): Promise<TestAnswer> {
      const param = { name: `모듈 ${randomBytes(6).toString('hex')}`, definition: { outputs: sayings() } }
      const answer = await test.call('module-create', param, { token: member.authToken })
      if (answer.status === 200)
        kept.push((answer.body as { data: { module: { id: string } } }).data.module.id)
      return answer
    },
    /** The acknowledged writes that are missing. */
    async lost(): Promise<string[]> {
      const { rows } = await test.pool.query<{ id: string }>('select id from modules where id = any($1)', [
        kept,
      ])
      const found = new Set(rows.map(({ id }) => id))
      return kept.filter((id) => !found.has(id))
    },
  }
}

const ready = async ({ http }: Installation) => {
  const { statusCode, payload } = await http.app.inject('/api/health/ready')
  return { status: statusCode, body: JSON.parse(payload) as unknown }
}
const READY = { status: 200, body: { status: 'ready' } }
const notReady = (reason: 'database' | 'storage') => ({
  status: 503,
  body: { status: 'unavailable', reason },
})

const sentence = (code: 'UNAVAILABLE' | 'STORAGE_FULL') =>
  describeFailure(new ActionError(code), 'en', '').body.message

function expectRefusal(answer: TestAnswer, code: 'UNAVAILABLE' | 'STORAGE_FULL'): void {
  expect(answer).toMatchObject({ status: 503, body: { code, message: sentence(code) } })
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
}

/** The keys are looked up behind the scenes, too, and say so when the database is away: that isn't a bug. */
const unexplained = ({ bugs }: Installation) => bugs.filter((bug) => databaseTrouble(bug) === null)

afterAll(async () => {
  for (const end of endings.splice(0).reverse()) await end()
  await folders.remove()
})

describe('a database that', LIMIT, () => {
  let test: Installation
  let stopped: number[] = []
  const standStill = () => {
    stopped = processFamily(test.postgres.pid)
    for (const pid of stopped) process.kill(pid, 'SIGSTOP')
  }
  const goOn = () => {
    for (const pid of stopped.splice(0)) process.kill(pid, 'SIGCONT')
  }

  beforeAll(async () => {
    test = await startOn(path.join(await folders.make(), 'data'))
  })
  // If the test fails in between, the database has to continue, because a stopped process can't be ended.
  afterEach(goOn)

  it('stands still keeps nobody waiting without end, and loses nothing when it goes on', async () => {
    const { write, lost } = await writer(test)
    for (let count = 0; count < 5; count += 1) expect((await write()).status).toBe(200)

    const writing = Array.from({ length: CALLS_AT_ONCE }, write)
    standStill()
    const until = performance.now() + STOP_MS
    // Calls that were in flight may have been answered just before.
    for (const answer of await Promise.all(writing)) {
      if (answer.status !== 200) expectRefusal(answer, 'UNAVAILABLE')
    }
    do {
      expect(await ready(test)).toEqual(notReady('database'))
      for (const answer of await Promise.all(Array.from({ length: CALLS_AT_ONCE }, write))) {
        expectRefusal(answer, 'UNAVAILABLE')
      }
    } while (performance.now() < until)

    goOn()
    await expect.poll(() => ready(test)).toEqual(READY)
    await expect.poll(async () => (await write()).status).toBe(200)
    expect(await lost()).toEqual([])
    expect(unexplained(test)).toEqual([])
  })

  it.each([
    ['is killed', 'SIGKILL'],
    ['is restarted', 'SIGINT'],
  ] as const)(
    '%s is said to be away, comes back by itself, and has all that was promised',
    async (_, how) => {
      const { write, kept, lost } = await writer(test)
      let isDone = false
      const answers: TestAnswer[] = []
      const writers = Array.from({ length: 4 }, async () => {
        while (!isDone) {
          const answer = await write()
          // A database that takes long to come back is asked many thousand times.
          if (answers.length < 1000) answers.push(answer)
        }
      })
      await expect.poll(() => kept.length).toBeGreaterThan(10)
      const { pid } = test.postgres
      process.kill(pid, how)
      await expect.poll(() => test.postgres.pid).not.toBe(pid)
      const before = kept.length
      await expect.poll(() => kept.length).toBeGreaterThan(before + 10)
      isDone = true
      await Promise.all(writers)

      const refused = answers.filter(({ status }) => status !== 200)
      expect(refused.length).toBeGreaterThan(0)
      for (const answer of refused) expectRefusal(answer, 'UNAVAILABLE')
      await expect.poll(() => ready(test)).toEqual(READY)
      expect(await lost()).toEqual([])
      expect(unexplained(test)).toEqual([])
    },
  )
})

describe('a disk that is full', LIMIT, () => {
  const DISK = '160m'
  const BLOCK = Buffer.alloc(1024 * 1024)

  it('is said so by calls and by the health check, and forgotten once there is room', async ({ skip }) => {
    const disk = path.join(await folders.make(), 'disk')
    await mkdir(disk)
    const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK}`, 'tmpfs', disk], {
      encoding: 'utf8',
    })
    if (mounted.status !== 0) {
      const reason = `no small file system can be mounted here: ${mounted.stderr?.trim() || mounted.error?.message}`
      console.error(`skipped: ${reason}`)
      return skip(reason)
    }
    endings.push(() => spawnSync('umount', ['-l', disk]))
    const test = await startOn(path.join(disk, 'data'))
    const { write, lost } = await writer(test, 40)
    expect((await write()).status).toBe(200)

    const filler = path.join(disk, 'filler')
    await fill(filler, BLOCK)
    await expect.poll(() => ready(test)).toEqual(notReady('storage'))
    let answer = await write()
    for (let tries = 0; answer.status === 200 && tries < 200; tries += 1) answer = await write()
    expectRefusal(answer, 'STORAGE_FULL')
    expect(await ready(test)).toEqual(notReady('storage'))

    await rm(filler)
    await expect.poll(() => ready(test)).toEqual(READY)
    expect((await write()).status).toBe(200)
    expect(await lost()).toEqual([])
    expect(unexplained(test)).toEqual([])
  })
})

async function fill(file: string, block: Buffer): Promise<void> {
  const handle = await open(file, 'w')
  try {
    for (let size = block.length; size >= 4096; size /= 2) {
      for (;;) {
        const written = await handle.write(block, 0, size).catch((error: NodeJS.ErrnoException) => {
          if (error.code !== 'ENOSPC') throw error
          return { bytesWritten: 0 }
        })
        if (written.bytesWritten < size) break
      }
    }
  } finally {
    await handle.close()
  }
}
