import { PAYMENT_STATUSES, PLANS } from '@pandok/domain'
import {
  adminPaymentList,
  adminRefundComplete,
  type ParamInput,
  paymentConfirm,
  paymentHistory,
  paymentRefundRequest,
  userWithdraw,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { TEST_CARDS } from '#testkit/startTestGateway.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

let store: TestStore
let admin: Pick<TestMember, 'authToken'>

beforeAll(async () => {
  store = await startTestStore()
  const member = await store.member()
  await store.pool.query("update members set role = 'admin' where id = $1", [member.user.id])
  admin = await store.again(member)
})
afterAll(() => store.stop())

type Param = ParamInput<typeof adminPaymentList>
const ask = (param: Param) => store.mustCall(adminPaymentList, param, { as: admin })

describe('admin-paymentList', () => {
  it('shows a payment as its member sees it, whatever became of it, and adds up the money', async () => {
    const paid = await store.buy('basic-monthly')
    const refunded = await store.buy('standard-monthly')
    const asked = await store.buy('sheet-1-yearly')
    for (const { member, orderId } of [refunded, asked]) {
      const param = { paymentId: orderId, reason: '필요 없음' }
      await store.mustCall(paymentRefundRequest, param, { as: member })
    }
    await store.mustCall(adminRefundComplete, { paymentId: refunded.orderId }, { as: admin })
    const refused = await store.member()
    const order = await store.order(refused, 'basic-monthly', TEST_CARDS.refused)
    await store.call(paymentConfirm, order, { as: refused })

    const { items, total, sums } = await ask({})
    expect(total).toBe(4)
    expect(items.map(({ status }) => status).toSorted()).toEqual([
      'failed',
      'paid',
      'refundRequested',
      'refunded',
    ])
    expect(sums).toEqual({ captured: 280_000, refunded: 50_000, net: 230_000 })
    const whose = [paid.member, refunded.member, asked.member, refused]
    for (const member of whose) {
      const [item] = (await ask({ filter: { memberId: member.user.id } })).items
      const [seen] = (await store.mustCall(paymentHistory, {}, { as: member })).items
      const { may: _, refund: __, ...same } = seen ?? { may: null, refund: null }
      expect(item).toEqual({
        ...same,
        member: { id: member.user.id, email: member.email, nickname: member.nickname },
      })
    }
    const { member } = paid
    const found = async (search: string) => (await ask({ search })).items.map(({ id }) => id)
    expect(await found(paid.orderId)).toEqual([paid.orderId])
    expect(await found(paid.orderId.slice(0, 12))).toEqual([paid.orderId])
    expect(await found(member.email.slice(0, -3))).toEqual([paid.orderId])
    expect(await found(member.nickname)).toEqual([paid.orderId])
    expect(await found('ord')).toEqual([])
    await store.mustCall(userWithdraw, { password: member.password }, { as: member })
    expect((await ask({ search: paid.orderId })).items).toMatchObject([{ id: paid.orderId, member: null }])
    expect(await found(member.email)).toEqual([])
    expect((await ask({})).total).toBe(4)
  })

  it('is for administrators, and checks cursors', async () => {
    const member = await store.member()
    expect(await store.call(adminPaymentList, {}, { as: member })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await store.call(adminPaymentList, { after: 'nowhere' }, { as: admin })).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { problem: 'admin.cursor' },
    })
  })
})

describe('400 payments of 90 days', () => {
  interface Row {
    id: string
    status: string
    plan_id: string
    day: string
    amount_won: number
    at: number
  }
  let rows: Row[]

  beforeAll(async () => {
    await store.pool.query(
      `insert into payers (id, customer_key, created_at) select 'pyr_' || n, 'c' || n, now() from generate_series(1, 400) n`,
    )
    await store.pool.query(
      `insert into orders (id, payer_id, plan_id, order_name, kind, amount_won, auto_renew, state, voiding, void_attempt,
         created_at, confirming_at, is_closed, is_refund_open)
       select 'ord_n' || lpad((n * 7919 % 1000)::text, 4, '0') || n, 'pyr_' || n, ($1::text[])[n % 5 + 1], '-', 'new',
         ($2::int[])[n % 5 + 1], false, case when n % 9 = 0 then 'failed' when n % 40 = 1 then 'unknown' else 'paid' end,
         case when n % 31 = 0 then 'done' else 'none' end, 0,
         timestamptz '2025-03-01 14:30+00' + (n * 13 % 90) * interval '1 day' + (n * 17 % 24) * interval '1 hour'
           + (n % 3) * interval '1 microsecond', case when n % 11 = 0 then null else now() end, n % 23 = 0, n % 29 = 0
       from generate_series(1, 400) n`,
      [PLANS.map(({ id }) => id), PLANS.map(({ priceWon }) => priceWon)],
    )
    const read = await store.pool.query<Row>(
      `select id, status, plan_id, (created_at at time zone 'Asia/Seoul')::date::text as day, amount_won,
         (extract(epoch from created_at) * 1000000)::bigint as at
       from orders where confirming_at is not null or state = 'failed'`,
    )
    rows = read.rows
  })

  const expected = (sort: 'orderedAt' | 'amount', order: 'asc' | 'desc', fits: (row: Row) => boolean) => {
    const sign = order === 'asc' ? 1 : -1
    const byAmount = (a: Row, b: Row) => (sort === 'amount' ? a.amount_won - b.amount_won : 0)
    const byId = (a: Row, b: Row) => (a.id < b.id ? -1 : 1)
    return rows
      .filter(fits)
      .toSorted((a, b) => sign * (byAmount(a, b) || a.at - b.at || byId(a, b)))
      .map(({ id }) => id)
  }

  const FILTERS: [Param['filter'], (row: Row) => boolean][] = [
    [undefined, () => true],
    ...PAYMENT_STATUSES.map((status): (typeof FILTERS)[number] => [
      { status },
      (row) => row.status === status,
    ]),
    [{ planId: 'sheet-3-yearly' }, (row) => row.plan_id === 'sheet-3-yearly'],
    [{ from: '2025-04-01', to: '2025-04-03' }, ({ day }) => day >= '2025-04-01' && day <= '2025-04-03'],
    [{ from: '2025-05-20', status: 'paid' }, ({ day, status }) => day >= '2025-05-20' && status === 'paid'],
    [{ from: '2031-01-01' }, () => false],
  ]

  it.each(
    FILTERS.flatMap(([filter, fits]) =>
      (['orderedAt', 'amount'] as const).flatMap((sort) =>
        (['asc', 'desc'] as const).map((order) => ({ filter, fits, sort, order })),
      ),
    ),
  )('are in order on every page: $sort $order $filter', async ({ filter, fits, sort, order }) => {
    const ids = expected(sort, order, fits)
    const param = { sort, order, ...(filter && { filter }) }
    const pages = Math.max(1, Math.ceil(ids.length / 50))
    for (let page = 1; page <= pages + 1; page += 1) {
      const answer = await ask({ ...param, page, pageSize: 50 })
      expect(answer.items.map(({ id }) => id)).toEqual(ids.slice((page - 1) * 50, page * 50))
      expect(answer.total).toBe(ids.length)
    }
    const walked: string[] = []
    let after: string | null = null
    do {
      const part: Awaited<ReturnType<typeof ask>> = await ask({
        ...param,
        pageSize: 20,
        ...(after && { after }),
      })
      walked.push(...part.items.map(({ id }) => id))
      after = part.next
    } while (after)
    expect(walked).toEqual(ids)
  })
})
