import { paymentRefundRequest, paymentRefundWithdraw, userWithdraw } from '@pandok/protocol'
import { startSmtpServer } from '@pandok/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createSmtpTransport } from '#mail/createSmtpTransport.ts'
import { deliverMail } from '#mail/deliverMail.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { silentLog } from '#testkit/silentLog.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'
import { tellEndedSheets } from './tellEndedSheets.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const tell = (services = store.services) => tellEndedSheets(services, silentLog)

const endedMails = async ({ email }: TestMember) =>
  (await store.mailsTo(email)).filter(({ kind }) => kind === 'planEnded').map(({ values }) => values)

async function endOf(orderId: string): Promise<Date> {
  const { rows } = await store.pool.query('select ends_at from periods where order_id = $1', [orderId])
  return rows[0].ends_at
}

/** To that many milliseconds after the end of the sheets. */
async function passEnd(orderId: string, ms = 0): Promise<Date> {
  const end = await endOf(orderId)
  store.clock.set(new Date(end.getTime() + ms))
  return end
}

it('tells at the end of the year, not before and not again', async () => {
  const { member, orderId } = await store.buy('sheet-3-yearly')
  const end = await passEnd(orderId, -1)
  await tell()
  expect(await endedMails(member)).toEqual([])
  await passEnd(orderId)
  await tell()
  await tell()
  store.clock.advance({ days: 20 })
  await tell()
  expect(await endedMails(member)).toEqual([{ planId: 'sheet-3-yearly', endedAt: end.toISOString() }])
})

it('is said once by many servers at the same moment', async () => {
  const sold = [await store.buy('sheet-1-yearly'), await store.buy('sheet-5-yearly')]
  for (const { orderId } of sold) await passEnd(orderId)
  await Promise.all(Array.from({ length: 8 }, () => tell()))
  for (const { member } of sold) expect(await endedMails(member)).toHaveLength(1)
})

it('is neither lost nor said twice where a server dies in the middle', async () => {
  const { member, orderId } = await store.buy('sheet-1-yearly')
  await passEnd(orderId)
  const { mailer } = store.services
  const send: typeof mailer.send = async (...given) => {
    await mailer.send(...given)
    throw new Error('The power is cut before the end of the transaction.')
  }
  await tell({ ...store.services, mailer: { ...mailer, send } })
  expect(await endedMails(member)).toEqual([])
  await tell()
  await tell()
  expect(await endedMails(member)).toHaveLength(1)
})

it('waits for a refund that is not decided: the time that it froze comes back', async () => {
  const { member, orderId } = await store.buy('sheet-1-yearly')
  const before = await passEnd(orderId, -24 * 3_600_000)
  const ask = { paymentId: orderId, reason: '필요 없음' }
  await store.mustCall(paymentRefundRequest, ask, { as: await store.again(member) })
  store.clock.advance({ days: 3 })
  await tell()
  expect(await endedMails(member)).toEqual([])
  await store.mustCall(paymentRefundWithdraw, { paymentId: orderId }, { as: await store.again(member) })
  const end = await endOf(orderId)
  expect(end.getTime()).toBe(before.getTime() + 3 * 24 * 3_600_000)
  await tell()
  expect(await endedMails(member)).toEqual([])
  await passEnd(orderId)
  await tell()
  expect(await endedMails(member)).toEqual([{ planId: 'sheet-1-yearly', endedAt: end.toISOString() }])
})

it('tells nobody who has left, and nothing that is old news', async () => {
  const left = await store.buy('sheet-1-yearly')
  await store.mustCall(userWithdraw, { password: left.member.password }, { as: left.member })
  await passEnd(left.orderId)
  await tell()
  expect(await endedMails(left.member)).toEqual([])
  const old = await store.buy('sheet-1-yearly')
  await passEnd(old.orderId, 31 * 24 * 3_600_000)
  await tell()
  expect(await endedMails(old.member)).toEqual([])
})

it('arrives at the member’s mail server, in their language', async () => {
  const smtp = await startSmtpServer()
  const transport = createSmtpTransport(smtp.url, 'no-reply@pandok.example')
  try {
    const { member, orderId } = await store.buy('sheet-5-yearly')
    await store.pool.query("update members set locale = 'de' where id = $1", [member.user.id])
    await store.pool.query('update mail_outbox set sent_at = $1 where sent_at is null', [store.clock.now()])
    await passEnd(orderId)
    await tell()
    const { rows } = await store.pool.query<{ id: string }>(
      'select id from mail_outbox where sent_at is null',
    )
    const deps = { ...store.services, transport, publicUrl: 'https://pandok.example', log: silentLog }
    for (const { id } of rows) await Promise.all([deliverMail(deps, id), deliverMail(deps, id)])
    const { mail } = await smtp.waitFor(member.email)
    expect(mail.subject).toBe('[Pandok] Ihr Tarif ist beendet')
    expect(mail.text).toContain('https://pandok.example/price')
    expect(smtp.received).toHaveLength(1)
  } finally {
    await transport.close()
    await smtp.close()
  }
})
