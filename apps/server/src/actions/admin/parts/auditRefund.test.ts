import type { PlanId } from '@pandok/domain'
import {
  adminRefundComplete,
  adminRefundReject,
  paymentConfirm,
  paymentRefundRequest,
} from '@pandok/protocol'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

type Admin = Pick<TestMember, 'authToken' | 'user'>

let store: TestStore
let one: Admin
let other: Admin
beforeAll(async () => {
  store = await startTestStore()
  one = await administrator()
  other = await administrator()
})
afterEach(async () => {
  await store.gateway.fail()
  expect(await store.ledgerWon()).toBe((await store.gateway.ledger()).balanceWon)
})
afterAll(() => store.stop())

async function administrator(): Promise<Admin> {
  const member = await store.member()
  await store.pool.query("update members set role = 'admin' where id = $1", [member.user.id])
  return { user: member.user, ...(await store.again(member)) }
}

async function asked(planId: PlanId): Promise<string> {
  const { member, orderId } = await store.buy(planId)
  await store.mustCall(paymentRefundRequest, { paymentId: orderId, reason: '필요 없음' }, { as: member })
  return orderId
}

const auditOf = async (paymentId: string) =>
  (
    await store.pool.query(
      `select actor_id, address, action, subject_kind, before, after, reason from admin_audit
      where subject_id = $1 order by id`,
      [paymentId],
    )
  ).rows

const canceledWon = async (orderId: string) =>
  (await store.gateway.ledger()).payments.find((payment) => payment.orderId === orderId)?.canceledWon

const cancelsOf = async (orderId: string) =>
  (await store.gateway.calls()).filter(
    ({ path, idempotencyKey }) => path.endsWith('/cancel') && idempotencyKey?.includes(orderId),
  )

describe('an approval', () => {
  it('is written down with who gave it, from where, and what it changed', async () => {
    const paymentId = await asked('basic-monthly')
    await store.mustCall(adminRefundComplete, { paymentId }, { as: one, address: '192.0.2.7' })
    expect(await auditOf(paymentId)).toEqual([
      {
        actor_id: one.user.id,
        address: '192.0.2.7',
        action: 'refund.approve',
        subject_kind: 'payment',
        before: { state: 'requested', approvals: 0 },
        after: {
          state: 'processing',
          approvals: 1,
          refundId: expect.stringMatching(/^ref_/),
          amount: 30_000,
          approvalsNeeded: 1,
        },
        reason: null,
      },
    ])
  })

  it('is written down when it is the first of two, and pressing again changes and writes nothing', async () => {
    const paymentId = await asked('sheet-1-yearly')
    for (let times = 0; times < 3; times += 1)
      await store.mustCall(adminRefundComplete, { paymentId }, { as: one })
    expect(await auditOf(paymentId)).toMatchObject([{ after: { state: 'requested', approvals: 1 } }])
    expect(await canceledWon(paymentId)).toBe(0)
    await store.mustCall(adminRefundComplete, { paymentId }, { as: other })
    expect(await auditOf(paymentId)).toMatchObject([
      { actor_id: one.user.id },
      {
        actor_id: other.user.id,
        before: { state: 'requested', approvals: 1 },
        after: { state: 'processing', approvals: 2, amount: 200_000 },
      },
    ])
  })

  it('of two administrators at the same moment returns the money once and is written down twice', async () => {
    for (let round = 0; round < 4; round += 1) {
      const paymentId = await asked('sheet-3-yearly')
      const presses = [one, other, one, other].map((as) =>
        store.call(adminRefundComplete, { paymentId }, { as }),
      )
      const answers = await Promise.all(presses)
      expect(answers.some(({ ok }) => ok)).toBe(true)
      const written = await auditOf(paymentId)
      expect(written.map(({ after }) => [after.state, after.approvals])).toEqual([
        ['requested', 1],
        ['processing', 2],
      ])
      expect(new Set(written.map(({ actor_id }) => actor_id)).size).toBe(2)
      expect(await canceledWon(paymentId)).toBe(300_000)
      const keys = new Set((await cancelsOf(paymentId)).map(({ idempotencyKey }) => idempotencyKey))
      expect(keys.size).toBe(1)
      const { rows } = await store.pool.query(
        "select 1 from ledger_transactions where order_id = $1 and kind = 'refund'",
        [paymentId],
      )
      expect(rows).toHaveLength(1)
    }
  })

  it('is never that of the administrator who paid', async () => {
    const param = await store.order(one, 'basic-monthly')
    await store.mustCall(paymentConfirm, param, { as: one })
    const paymentId = param.orderId
    await store.mustCall(paymentRefundRequest, { paymentId, reason: '필요 없음' }, { as: one })
    expect(await store.call(adminRefundComplete, { paymentId }, { as: one })).toEqual({
      ok: false,
      code: 'BAD_REQUEST',
      reason: { problem: 'admin.ownRefund' },
    })
    expect(await auditOf(paymentId)).toEqual([])
    expect(await canceledWon(paymentId)).toBe(0)
    await store.mustCall(adminRefundComplete, { paymentId }, { as: other })
    expect(await canceledWon(paymentId)).toBe(30_000)
  })

  it('that can not be written down is none', async () => {
    const paymentId = await asked('basic-monthly')
    await store.pool.query(
      "alter table admin_audit add constraint full_up check (action <> 'refund.approve') not valid",
    )
    try {
      await expect(store.call(adminRefundComplete, { paymentId }, { as: one })).rejects.toThrow('full_up')
    } finally {
      await store.pool.query('alter table admin_audit drop constraint full_up')
    }
    const sql =
      "select state, approved_by from refunds where lines @> jsonb_build_array(jsonb_build_object('orderId', $1::text))"
    expect((await store.pool.query(sql, [paymentId])).rows).toEqual([{ state: 'requested', approved_by: [] }])
    expect(await canceledWon(paymentId)).toBe(0)
  })
})

describe('a rejection', () => {
  it('is written down once with its reason, also when two give one at the same moment', async () => {
    const paymentId = await asked('sheet-1-yearly')
    const answers = await Promise.all(
      [one, other].map((as, index) =>
        store.call(adminRefundReject, { paymentId, reason: `사유 ${index}` }, { as }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await auditOf(paymentId)).toMatchObject([
      {
        action: 'refund.reject',
        before: { state: 'requested' },
        after: { state: 'rejected', amount: 200_000 },
        reason: expect.stringMatching(/^사유/),
      },
    ])
  })

  it('against an approval at the same moment: one of them is true, and the audit says which', async () => {
    const paymentId = await asked('basic-monthly')
    const [approved, rejected] = await Promise.all([
      store.call(adminRefundComplete, { paymentId }, { as: one }),
      store.call(adminRefundReject, { paymentId, reason: '사용' }, { as: other }),
    ])
    expect([approved.ok, rejected.ok].filter(Boolean)).toHaveLength(1)
    expect(await auditOf(paymentId)).toMatchObject([
      { action: approved.ok ? 'refund.approve' : 'refund.reject' },
    ])
    expect(await canceledWon(paymentId)).toBe(approved.ok ? 30_000 : 0)
  })
})
