import { paymentConfirm } from '@pandok/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { silentLog } from '#testkit/silentLog.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'
import { paymentJobs } from './paymentJobs.ts'

let store: TestStore
beforeAll(async () => {
  store = await startTestStore()
})
afterAll(() => store.stop())

const BUYERS = 30
const SERVERS = 3
/** A tenth of all answers gets lost, and so on; the same ones every time. */
const BAD_LINE = [
  { kind: 'drop-after', path: '*', probability: 0.1, seed: 1 },
  { kind: 'drop-before', path: '*', probability: 0.1, seed: 2 },
  { kind: 'http-500-after', path: '*', probability: 0.1, seed: 3 },
  { kind: 'truncate-body', path: '*', probability: 0.05, seed: 4 },
]

const numberOf = async (sql: string) =>
  (await store.pool.query<{ n: number }>(`select (${sql})::int as n`)).rows[0]?.n ?? Number.NaN

it('settle everything that was bought and renewed over a bad line, to the won', async () => {
  const servers = Array.from({ length: SERVERS }, () => paymentJobs(store.payment, silentLog))
  const runAll = () => Promise.all(servers.flatMap((jobs) => jobs.map(({ run }) => run(store.clock.now()))))

  const acknowledged: string[] = []
  const buy = async (_: unknown, buyer: number) => {
    const member = await store.member()
    const param = await store.order(member, buyer % 2 === 0 ? 'sheet-1-yearly' : 'basic-monthly')
    return { member, param }
  }
  const orders = await Promise.all(Array.from({ length: BUYERS }, buy))
  await store.gateway.fail(...BAD_LINE)
  await Promise.all(
    orders.map(async ({ member, param }) => {
      const answer = await store.call(paymentConfirm, param, { as: member })
      if (answer.ok && answer.result.payment.status === 'paid') acknowledged.push(param.orderId)
    }),
  )
  for (const time of [{ seconds: 30 }, { minutes: 5 }, { days: 32 }, { minutes: 1 }, { days: 1 }]) {
    await store.pass(time)
    await runAll()
  }
  await store.gateway.fail()
  for (let round = 0; round < 4; round += 1) {
    await store.pass({ minutes: 6 })
    await runAll()
  }

  expect(acknowledged.length).toBeGreaterThan(BUYERS / 4)
  expect(await numberOf("select count(*) from orders where state in ('confirming', 'unknown')")).toBe(0)
  expect(await numberOf("select count(*) from orders where voiding = 'due'")).toBe(0)
  const { balanceWon, payments } = await store.gateway.ledger()
  expect(await store.ledgerWon()).toBe(balanceWon)
  const kept = payments.filter(({ capturedWon, canceledWon }) => capturedWon > canceledWon)
  const { rows } = await store.pool.query<{ id: string }>('select order_id as id from periods')
  expect(rows.map(({ id }) => id).sort()).toEqual(kept.map(({ orderId }) => orderId).sort())
  expect(rows.map(({ id }) => id)).toEqual(expect.arrayContaining(acknowledged))
  expect(
    await numberOf("select count(*) from orders where kind = 'renew' and state = 'paid'"),
  ).toBeGreaterThan(0)
})
