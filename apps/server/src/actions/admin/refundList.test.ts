import type { PlanId } from '@pandok/domain'
import {
  adminRefundComplete,
  adminRefundList,
  adminRefundReject,
  type ParamInput,
  paymentConfirm,
  paymentRefundRequest,
} from '@pandok/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

let store: TestStore
let admin: TestMember
let other: TestMember
let asked: { member: TestMember; orderId: string }[]
beforeAll(async () => {
  store = await startTestStore()
  ;[admin, other] = [await store.member(), await store.member()]
  await store.pool.query("update members set role = 'admin' where id = any($1)", [
    [admin.user.id, other.user.id],
  ])
  asked = []
  for (const plan of ['basic-monthly', 'sheet-1-yearly', 'standard-monthly'] as const)
    asked.push(await ask(plan))
})
afterAll(() => store.stop())

async function ask(plan: PlanId) {
  const sold = await store.buy(plan)
  await store.pass({ minutes: 1 })
  const param = { paymentId: sold.orderId, reason: `${plan} 취소` }
  await store.mustCall(paymentRefundRequest, param, { as: await store.again(sold.member) })
  return sold
}

const list = async (param: ParamInput<typeof adminRefundList> = {}, who = admin) =>
  store.mustCall(adminRefundList, param, { as: await store.again(who) })
const paymentsOf = ({ items }: Awaited<ReturnType<typeof list>>) => items.map(({ paymentId }) => paymentId)

it('has what waits, the oldest first, with what there is to decide', async () => {
  const page = await list()
  expect(paymentsOf(page)).toEqual(asked.map(({ orderId }) => orderId))
  expect(page).toMatchObject({ total: 3, isCapped: false, next: null, page: 1, pageSize: 20 })
  expect(page.items[1]).toMatchObject({
    member: { id: asked[1]?.member.user.id, email: asked[1]?.member.email },
    state: 'requested',
    reason: 'sheet-1-yearly 취소',
    amount: 200_000,
    lines: [{ planId: 'sheet-1-yearly', paid: 200_000, refund: 200_000, rule: 'unused' }],
    approvedBy: [],
    approvalsNeeded: 2,
    mayApprove: true,
  })
  expect(paymentsOf(await list({ sort: 'requestedAt', order: 'desc' }))).toEqual(
    asked.map(({ orderId }) => orderId).reverse(),
  )
})

it('says who has approved, and lets nobody approve twice', async () => {
  const paymentId = asked[1]?.orderId ?? ''
  await store.mustCall(adminRefundComplete, { paymentId }, { as: await store.again(admin) })
  const approvedBy = [{ id: admin.user.id, email: admin.email, nickname: admin.nickname }]
  expect((await list()).items[1]).toMatchObject({ approvedBy, mayApprove: false })
  expect((await list({}, other)).items[1]).toMatchObject({ approvedBy, mayApprove: true })
})

it('lets nobody approve their own', async () => {
  const param = await store.order(await store.again(other), 'basic-monthly')
  await store.mustCall(paymentConfirm, param, { as: await store.again(other) })
  const { orderId: paymentId } = param
  // After those that were asked for before: the queue goes by time.
  await store.pass({ minutes: 1 })
  await store.mustCall(paymentRefundRequest, { paymentId, reason: '취소' }, { as: await store.again(other) })
  expect((await list({}, other)).items.at(-1)).toMatchObject({ paymentId, mayApprove: false })
  expect((await list()).items.at(-1)).toMatchObject({ paymentId, mayApprove: true })
  await store.mustCall(adminRefundComplete, { paymentId }, { as: await store.again(admin) })
})

it('has what was settled, the newest first', async () => {
  const [first] = asked
  await store.mustCall(
    adminRefundReject,
    { paymentId: first?.orderId ?? '', reason: '사용하셨습니다.' },
    { as: await store.again(admin) },
  )
  const { items, total } = await list({ filter: { state: 'settled' } })
  expect(total).toBe(2)
  expect(items.map(({ state, rejection }) => [state, rejection])).toEqual([
    ['completed', null],
    ['rejected', '사용하셨습니다.'],
  ])
  expect(items.every(({ settledAt, mayApprove }) => settledAt !== null && !mayApprove)).toBe(true)
})

it('is found by the member and by the payment', async () => {
  const last = asked[2]
  expect(paymentsOf(await list({ search: last?.member.email.toUpperCase() ?? '' }))).toEqual([last?.orderId])
  expect(paymentsOf(await list({ search: last?.orderId ?? '' }))).toEqual([last?.orderId])
  expect(await list({ search: '100%_없는' })).toMatchObject({ items: [], total: 0 })
})

it('comes in parts that leave nothing out while others are settled', async () => {
  await store.pool.query(
    `insert into refunds (id, payer_id, state, requested_at, reason, quote, lines, approved_by)
    select 'ref_many' || n, (select id from payers limit 1), 'requested', $1::timestamptz + n / 3 * interval '1 second', '',
      '{"at": "2026-01-01T00:00:00.000Z", "lines": [], "totalWon": 1000}', '[]', '{}' from generate_series(1, 2500) n`,
    [store.clock.now()],
  )
  const seen: string[] = []
  let after: string | undefined
  do {
    const part = await list({ pageSize: 'all', ...(after && { after }) })
    expect(part.items.length).toBeLessThanOrEqual(1000)
    seen.push(...part.items.map(({ id }) => id))
    if (after === undefined)
      await store.pool.query("update refunds set state = 'withdrawn' where id in ('ref_many1', 'ref_many2')")
    after = part.next ?? undefined
  } while (after)
  expect(new Set(seen).size).toBe(seen.length)
  expect(seen.filter((id) => id.startsWith('ref_many'))).toHaveLength(2500)
  const last = await list({ page: 126, pageSize: 20 })
  expect(last).toMatchObject({ total: 2500, next: null })
  const bad = await store.call(adminRefundList, { after: 'nonsense' }, { as: await store.again(admin) })
  expect(bad).toMatchObject({
    code: 'BAD_REQUEST',
    reason: { fields: [{ path: 'after', problem: 'admin.cursor' }] },
  })
})
