import { setTimeout as sleep } from 'node:timers/promises'
import { startSmtpServer } from '@pandok/testkit'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openPool } from '#db/openPool.ts'
import { createSmtpTransport } from '#mail/createSmtpTransport.ts'
import type { MailTransport, OutgoingMail } from '#mail/MailTransport.ts'
import { createTestDatabase } from '#testkit/createTestDatabase.ts'
import { silentLog } from '#testkit/silentLog.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { installWorkerSchema } from './installWorkerSchema.ts'
import type { PeriodicJob } from './PeriodicJob.ts'
import { type Jobs, startJobs } from './startJobs.ts'

let server: TestServices
const running: Jobs[] = []

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(async () => {
  await server.stop()
})

async function start(
  transport: MailTransport,
  periodic: PeriodicJob[] = [],
  log = silentLog,
  onFailure?: (error: unknown) => void,
): Promise<Jobs> {
  const { pool, services, databaseUrl } = server
  const jobs = await startJobs({
    databaseUrl,
    pool,
    services,
    mailTransport: transport,
    publicUrl: 'https://pandok.example',
    periodic,
    log,
    ...(onFailure && { onFailure }),
  })
  running.push(jobs)
  return jobs
}

const stopAll = () => Promise.all(running.splice(0).map((jobs) => jobs.stop()))

/** A transport that keeps what it is given, as slowly as asked. */
function keepingTransport(delayMs = 0): MailTransport & { sent: OutgoingMail[] } {
  const sent: OutgoingMail[] = []
  return {
    sent,
    async send(mail) {
      await sleep(delayMs)
      sent.push(mail)
    },
    close: async () => {},
  }
}

const post = async (to: string) => {
  const { mailer, inTransaction } = server.services
  await inTransaction((bound) => mailer.send(bound, { kind: 'withdrawn', to, locale: 'en', values: {} }))
}

describe('jobs', () => {
  it('deliver a mail over SMTP within moments of the commit', async () => {
    const smtp = await startSmtpServer()
    const transport = createSmtpTransport(smtp.url, 'no-reply@pandok.example')
    await start(transport)
    await post('quick@example.org')
    const { mail } = await smtp.waitFor('quick@example.org')
    expect(mail.subject).toBe('[Pandok] Your account has been closed')
    await stopAll()
    await transport.close()
    await smtp.close()
  })

  it('are shared by several servers: each mail goes out once', async () => {
    const transport = keepingTransport(5)
    await Promise.all([start(transport), start(transport), start(transport)])
    const addresses = Array.from({ length: 30 }, (_, index) => `many-${index}@example.org`)
    await Promise.all(addresses.map(post))
    await expect.poll(() => transport.sent.length).toBeGreaterThanOrEqual(30)
    await stopAll()
    expect(transport.sent.map(({ to }) => to).sort()).toEqual(addresses.sort())
  })

  it('finish what they are doing before they stop, and leave the rest to others', async () => {
    let begun = 0
    let release: () => void = () => {}
    const gate = new Promise<void>((resolve) => {
      release = resolve
    })
    const kept = keepingTransport()
    const transport = {
      ...kept,
      async send(mail: OutgoingMail) {
        begun += 1
        await gate
        await kept.send(mail)
      },
    }
    const jobs = await start(transport)
    for (let index = 0; index < 6; index += 1) await post(`stop-${index}@example.org`)
    await expect.poll(() => begun).toBeGreaterThan(0)
    const stopped = jobs.stop()
    release()
    await stopped
    running.splice(0)
    const finished = transport.sent.length
    expect(finished).toBe(begun)
    expect(finished).toBeLessThan(6)
    const heir = keepingTransport()
    await start(heir)
    await expect.poll(() => heir.sent.length).toBe(6 - finished)
    await stopAll()
  })

  it('pick up a mail whose job died with its server', async () => {
    await post('orphan@example.org')
    // The state after a server was killed: a job that is locked by a dead process.
    await server.pool.query(
      "update graphile_worker._private_jobs set locked_at = now(), locked_by = 'dead', attempts = 1 where key like 'mail:%'",
    )
    const transport = keepingTransport()
    server.clock.advance({ minutes: 2 })
    await start(transport)
    await expect.poll(() => transport.sent.map(({ to }) => to)).toEqual(['orphan@example.org'])
    await stopAll()
  })

  it('run periodic work at the start, once for several servers that start together', async () => {
    let runs = 0
    const tick: PeriodicJob = {
      name: 'tick',
      everyMinutes: 1440,
      run: async () => {
        runs += 1
        await sleep(50)
      },
    }
    const transport = keepingTransport()
    await Promise.all([start(transport, [tick]), start(transport, [tick])])
    await expect.poll(() => runs).toBeGreaterThan(0)
    await sleep(300)
    await stopAll()
    expect(runs).toBeLessThanOrEqual(2)
  })

  it('try failed work again, tell of the failure, and log it without the values of a row', async () => {
    const lines: string[] = []
    const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(line) })
    let runs = 0
    const failing: PeriodicJob = {
      name: 'failing',
      everyMinutes: 1440,
      run: async () => {
        runs += 1
        if (runs === 1)
          throw Object.assign(new Error('duplicate key'), { detail: 'Key (email)=(a@b.example)' })
      },
    }
    const failures: unknown[] = []
    await start(keepingTransport(), [failing], log, (error) => failures.push(error))
    await expect.poll(() => runs).toBe(2)
    await stopAll()
    expect(failures).toEqual([expect.objectContaining({ message: 'duplicate key' })])
    expect(lines.filter((line) => line.includes('duplicate key')).length).toBeGreaterThan(0)
    expect(lines.join('')).not.toContain('a@b.example')
  })

  it('outlive a database that cuts every connection again and again, and lose no mail', async () => {
    const transport = keepingTransport(3)
    await Promise.all([start(transport), start(transport)])
    const addresses: string[] = []
    for (let round = 0; round < 15; round += 1) {
      for (let index = 0; index < 4; index += 1) {
        const address = `cut-${round}-${index}@example.org`
        // The connection of this very write may be the one that is cut: only what was acknowledged counts.
        await post(address).then(
          () => addresses.push(address),
          () => {},
        )
      }
      await sleep(round * 3)
      await server.pool
        .query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        )
        .catch(() => {})
    }
    const { rescheduleWaiting } = server.services.repositories.mailOutbox
    await expect
      .poll(
        async () => {
          await rescheduleWaiting(new Date(server.clock.now().getTime() + 60_000)).catch(() => {})
          const sent = new Set(transport.sent.map(({ to }) => to))
          return addresses.filter((address) => !sent.has(address))
        },
        { interval: 200 },
      )
      .toEqual([])
    await stopAll()
  })

  it('install no handlers for signals: stopping is the business of whoever started them', async () => {
    const before = process.listenerCount('SIGTERM') + process.listenerCount('SIGINT')
    await start(keepingTransport())
    expect(process.listenerCount('SIGTERM') + process.listenerCount('SIGINT')).toBe(before)
    await stopAll()
  })
})

describe('the tables of the queue', () => {
  it('are made once by servers that start together', async () => {
    const database = await createTestDatabase()
    const pools = Array.from({ length: 4 }, () => openPool(database.url, { max: 3 }))
    await pools[0]?.query('drop schema if exists graphile_worker cascade')
    await Promise.all(pools.map((pool) => installWorkerSchema(pool, silentLog)))
    const { rows } = (await pools[0]?.query('select count(*) as count from graphile_worker.jobs')) ?? {
      rows: [],
    }
    expect(rows).toEqual([{ count: 0 }])
    await Promise.all(pools.map((pool) => pool.end()))
    await database.drop()
  })
})
