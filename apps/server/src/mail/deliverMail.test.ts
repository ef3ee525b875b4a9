import { startSmtpServer, type TestSmtpServer } from '@pandok/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { silentLog } from '#testkit/silentLog.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { createSmtpTransport } from './createSmtpTransport.ts'
import { type DeliverMailDeps, deliverMail } from './deliverMail.ts'
import type { MailTransport } from './MailTransport.ts'

let server: TestServices
let smtp: TestSmtpServer
let transport: MailTransport

beforeAll(async () => {
  server = await startTestServices()
  smtp = await startSmtpServer()
  transport = createSmtpTransport(smtp.url, 'Pandok <no-reply@pandok.example>')
})

afterAll(async () => {
  await transport.close()
  await smtp.close()
  await server.stop()
})

const deps = (overrides: Partial<DeliverMailDeps> = {}): DeliverMailDeps => ({
  ...server.services,
  transport,
  publicUrl: 'https://pandok.example',
  log: silentLog,
  ...overrides,
})

/** Puts a mail into the outbox and answers its id. */
async function given(to: string, code = '012345'): Promise<string> {
  const { mailer, repositories } = server.services
  await mailer.send(repositories, { kind: 'joinCode', to, locale: 'ko', values: { code, minutes: 5 } })
  const { rows } = await server.pool.query(
    'select id from mail_outbox order by created_at desc, ctid desc limit 1',
  )
  return rows[0].id
}

const rowOf = async (id: string) =>
  (await server.pool.query('select * from mail_outbox where id = $1', [id])).rows[0]

const jobsOf = async (id: string) =>
  (
    await server.pool.query('select run_at, updated_at from graphile_worker.jobs where key = $1', [
      `mail:${id}`,
    ])
  ).rows

describe('delivering a mail', () => {
  it('sends it, forgets what was in it, and never sends it again', async () => {
    const id = await given('once@example.org')
    await deliverMail(deps(), id)
    await deliverMail(deps(), id)
    expect(smtp.received.filter((mail) => mail.recipients.includes('once@example.org'))).toHaveLength(1)
    const row = await rowOf(id)
    expect(row).toMatchObject({ sent_at: server.clock.now(), tries: 0, last_error: null })
    expect(row.sealed).toHaveLength(0)
  })

  it('is sent once by two deliveries at the same time', async () => {
    const id = await given('race@example.org')
    await Promise.all(Array.from({ length: 5 }, () => deliverMail(deps(), id)))
    expect(smtp.received.filter((mail) => mail.recipients.includes('race@example.org'))).toHaveLength(1)
  })

  it('keeps neither address nor code readable in the database', async () => {
    const id = await given('secret@example.org', '987654')
    const { rows } = await server.pool.query(
      'select mail_outbox::text as row from mail_outbox where id = $1',
      [id],
    )
    const sealed = (await rowOf(id)).sealed.toString('latin1')
    expect(`${rows[0].row} ${sealed}`).not.toMatch(/secret@example|987654/)
  })

  it('comes back later after a failure, and gives up after the fifth', async () => {
    const id = await given('later@example.org')
    smtp.refuseWith(451)
    const waits: number[] = []
    for (let attempt = 1; attempt <= 4; attempt += 1) {
      await deliverMail(deps(), id)
      const [job] = await jobsOf(id)
      // Both are of the moment at which the database wrote them, however late that is looked at.
      waits.push((job.run_at.getTime() - job.updated_at.getTime()) / 1000)
      expect(await rowOf(id)).toMatchObject({ tries: attempt, last_error: 'EENVELOPE 451' })
    }
    expect(waits).toEqual([5, 30, 120, 900])
    await deliverMail(deps(), id)
    smtp.refuseWith(null)
    const row = await rowOf(id)
    expect(row).toMatchObject({ tries: 5, sent_at: null })
    expect(row.sealed).toHaveLength(0)
    await deliverMail(deps(), id)
    expect(smtp.received.some((mail) => mail.recipients.includes('later@example.org'))).toBe(false)
  })

  it('gives up at once when the server refuses the recipient for good, and logs no address', async () => {
    const lines: string[] = []
    const log = { warn: () => {}, error: (...said: unknown[]) => void lines.push(JSON.stringify(said)) }
    const id = await given('nobody@example.org')
    smtp.refuseWith(550)
    await deliverMail(deps({ log: log as unknown as DeliverMailDeps['log'] }), id)
    smtp.refuseWith(null)
    expect(await rowOf(id)).toMatchObject({ tries: 5, last_error: 'EENVELOPE 550' })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toContain(id)
    expect(lines[0]).not.toContain('nobody@')
  })

  it('does not mail a code that has expired while it waited', async () => {
    const id = await given('stale@example.org')
    server.clock.advance({ minutes: 6 })
    await deliverMail(deps(), id)
    expect(await rowOf(id)).toMatchObject({ sent_at: null, last_error: 'code-expired' })
  })

  it('mails a decoy to nobody', async () => {
    const { mailer, repositories } = server.services
    await mailer.sendNothing(repositories)
    const { rows } = await server.pool.query("select id from mail_outbox where kind = 'decoy'")
    const before = smtp.received.length
    await deliverMail(deps(), rows[0].id)
    expect(smtp.received).toHaveLength(before)
    expect((await rowOf(rows[0].id)).sent_at).toEqual(server.clock.now())
  })

  it('stores the mail and its job together, or neither', async () => {
    const { mailer, inTransaction } = server.services
    const count = async () =>
      (
        await server.pool.query(
          'select (select count(*) from mail_outbox) as mails, (select count(*) from graphile_worker.jobs) as jobs',
        )
      ).rows[0]
    const before = await count()
    await inTransaction(async (bound) => {
      await mailer.send(bound, { kind: 'withdrawn', to: 'a@example.org', locale: 'de', values: {} })
      throw new Error('rolled back')
    }).catch(() => {})
    expect(await count()).toEqual(before)
  })
})
