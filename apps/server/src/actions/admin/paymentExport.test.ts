import { adminPaymentExport, adminPaymentList, type ParamInput } from '@pandok/protocol'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

type Param = ParamInput<typeof adminPaymentExport>

let store: TestStore
let admin: TestMember
let other: TestMember
beforeAll(async () => {
  store = await startTestStore()
  ;[admin, other] = [await store.member(), await store.member()]
  await store.pool.query("update members set role = 'admin' where id = any($1)", [
    [admin.user.id, other.user.id],
  ])
  const { member } = await store.buy('basic-monthly')
  await store.buy('sheet-1-yearly')
  const payer = await store.payerOf(member)
  await store.pool.query(
    `insert into orders (id, payer_id, plan_id, order_name, kind, amount_won, auto_renew, state, voiding, void_attempt,
      created_at, confirming_at)
    select 'ord_many' || lpad(n::text, 5, '0'), $1, case n % 2 when 0 then 'basic-monthly' else 'standard-monthly' end, '',
      'new', 30000, false, 'failed', 'none', 0, $2::timestamptz - n / 4 * interval '1 minute', $2 from generate_series(1, 2300) n`,
    [payer, store.clock.now()],
  )
})
afterAll(() => store.stop())

const as = async (who = admin) => ({ as: await store.again(who) })

async function everyPart(param: Param) {
  const ids: string[] = []
  let parts = 0
  let after: string | undefined
  do {
    const { items, next } = await store.mustCall(
      adminPaymentExport,
      { ...param, ...(after && { after }) },
      await as(),
    )
    ids.push(...items.map(({ id }) => id))
    parts += 1
    after = next ?? undefined
  } while (after)
  return { ids, parts }
}

/** The signature begins with a different letter than before. */
const withAnotherMark = (cursor: string) => `${cursor.startsWith('A') ? 'B' : 'A'}${cursor.slice(1)}`

const audits = async () =>
  (
    await store.pool.query(
      "select actor_id, subject_kind, after from admin_audit where action = 'payment.export' order by id",
    )
  ).rows

it('gives the whole list in parts, in its order, and is in the audit once', async () => {
  const before = (await audits()).length
  const { ids, parts } = await everyPart({ sort: 'orderedAt', order: 'desc' })
  expect(parts).toBe(3)
  expect(ids).toHaveLength(2302)
  expect(new Set(ids).size).toBe(2302)
  const page = await store.mustCall(
    adminPaymentList,
    { sort: 'orderedAt', order: 'desc', pageSize: 50 },
    await as(),
  )
  expect(ids.slice(0, 50)).toEqual(page.items.map(({ id }) => id))
  const written = (await audits()).slice(before)
  expect(written).toEqual([
    {
      actor_id: admin.user.id,
      subject_kind: 'payment',
      after: { isSearched: false, rows: 2302, isCapped: false },
    },
  ])
})

it('keeps to the filter, which the audit names', async () => {
  const { ids } = await everyPart({ filter: { planId: 'standard-monthly', status: 'failed' } })
  expect(ids).toHaveLength(1150)
  expect((await audits()).at(-1)?.after).toMatchObject({
    planId: 'standard-monthly',
    status: 'failed',
    rows: 1150,
  })
})

it('does not keep in the audit whom somebody has searched for', async () => {
  await everyPart({ search: admin.email })
  const last = (await audits()).at(-1)
  expect(last?.after).toMatchObject({ isSearched: true })
  expect(JSON.stringify(last)).not.toContain(admin.email)
})

it('gives no part to those who have not taken the first one of the same list', async () => {
  const { next } = await store.mustCall(adminPaymentExport, {}, await as())
  const before = (await audits()).length
  const listed = await store.mustCall(adminPaymentList, { pageSize: 'all' }, await as())
  const refused = { code: 'BAD_REQUEST', reason: { fields: [{ path: 'after', problem: 'admin.cursor' }] } }
  const tries: [Param, TestMember][] = [
    [{ after: listed.next ?? '' }, admin],
    [{ after: withAnotherMark(next ?? '') }, admin],
    [{ after: 'x' }, admin],
    [{ after: next ?? '', filter: { status: 'failed' } }, admin],
    [{ after: next ?? '' }, other],
  ]
  for (const [param, who] of tries)
    expect(await store.call(adminPaymentExport, param, await as(who))).toMatchObject(refused)
  expect(await store.call(adminPaymentExport, { after: next ?? '' }, await as())).toMatchObject({ ok: true })
  expect(await audits()).toHaveLength(before)
})

it('knows no page', async () => {
  const param = { page: 2 } as Param
  expect(await store.call(adminPaymentExport, param, await as())).toMatchObject({ code: 'BAD_REQUEST' })
})
