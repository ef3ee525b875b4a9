import {
  adminRefundByHand,
  adminRefundComplete,
  type ParamInput,
  paymentRefundRequest,
} from '@pandok/protocol'
import type { TestMember } from './createPeople.ts'
import type { TestStore } from './startTestStore.ts'

export const CANCEL_PATH = '/v1/payments/*/cancel'
export const REFUSAL = { kind: 'refuse', path: CANCEL_PATH, code: 'NOT_CANCELABLE_PAYMENT' }
export const EVIDENCE = '국민은행 이체번호 20261118-000123'

type HandPayment = Partial<ParamInput<typeof adminRefundByHand>> & { paymentId: string }

/** Refunds that the gateway refuses, and their outcome. */
export const refusedRefunds = (store: TestStore) => ({
  async administrator(): Promise<TestMember> {
    const member = await store.member()
    await store.pool.query("update members set role = 'admin' where id = $1", [member.user.id])
    return { ...member, ...(await store.again(member)) }
  },

  /** A refund that was requested, approved, and refused by the gateway, which keeps refusing. */
  async refused(
    approvers: readonly TestMember[],
    planId: 'basic-monthly' | 'sheet-1-yearly' = 'basic-monthly',
  ) {
    const { member, orderId: paymentId } = await store.buy(planId)
    await store.mustCall(paymentRefundRequest, { paymentId, reason: '필요 없음' }, { as: member })
    await store.gateway.fail(REFUSAL)
    for (const as of approvers) await store.mustCall(adminRefundComplete, { paymentId }, { as })
    return { member, paymentId }
  },

  payByHand: (param: HandPayment, as: { authToken: string }) =>
    store.call(adminRefundByHand, { amount: 30_000, evidence: EVIDENCE, ...param }, { as }),

  canceledWon: async (orderId: string) =>
    (await store.gateway.ledger()).payments.find((payment) => payment.orderId === orderId)?.canceledWon,

  /** Returns how the ledger recorded the return. */
  returnsOf: async (orderId: string): Promise<string[]> =>
    (
      await store.pool.query<{ kind: string }>(
        "select kind from ledger_transactions where order_id = $1 and kind <> 'capture'",
        [orderId],
      )
    ).rows.map(({ kind }) => kind),

  auditOf: async (paymentId: string) =>
    (
      await store.pool.query(
        'select actor_id, address, action, before, after, reason from admin_audit where subject_id = $1 order by id',
        [paymentId],
      )
    ).rows,
})

export const refusedWith = (problem: string) => ({ ok: false, code: 'BAD_REQUEST', reason: { problem } })
