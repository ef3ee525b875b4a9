import {
  adminPaymentGet,
  adminRefundByHand,
  adminRefundComplete,
  adminRefundList,
  paymentConfirm,
  paymentHistory,
  paymentRefundRequest,
  paymentSubscription,
} from '@pandok/protocol'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { CANCEL_PATH, EVIDENCE, refusedRefunds, refusedWith } from '#testkit/refusedRefunds.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

let store: TestStore
let cases: ReturnType<typeof refusedRefunds>
let admin: TestMember
let other: TestMember
beforeAll(async () => {
  store = await startTestStore()
  cases = refusedRefunds(store)
})
beforeEach(async () => {
  ;[admin, other] = [await cases.administrator(), await cases.administrator()]
})
afterEach(async () => {
  await store.gateway.fail()
  expect(await store.ledgerWon()).toBe((await store.gateway.ledger()).balanceWon)
})
afterAll(() => store.stop())

type HandPayment = Parameters<typeof cases.payByHand>[0]
const paidByHand = (param: HandPayment, as: { authToken: string } = admin) => cases.payByHand(param, as)

const refundOf = async (paymentId: string) => {
  const { refunds } = await store.mustCall(adminPaymentGet, { id: paymentId }, { as: admin })
  return refunds[0]
}

/** Every try that was put off is due by then, and everybody has to log in anew. */
async function daysLater() {
  await store.pass({ days: 2 })
  admin = { ...admin, ...(await store.again(admin)) }
}

describe('a refund that the gateway refuses', () => {
  it('is closed as paid by hand: the plan ends, the books say bank, and the gateway keeps its money', async () => {
    const { member, paymentId } = await cases.refused([admin])
    expect(await refundOf(paymentId)).toMatchObject({
      state: 'unknown',
      mayPayByHand: true,
      openAmount: 30_000,
      byHandAmount: 0,
    })
    expect(await paidByHand({ paymentId })).toMatchObject({
      ok: true,
      result: {
        payment: {
          status: 'refunded',
          refundedAmount: 30_000,
          refund: { state: 'completed', byHand: [{ paymentId, amount: 30_000 }] },
        },
      },
    })
    expect(await cases.returnsOf(paymentId)).toEqual(['refundByHand'])
    expect(await cases.canceledWon(paymentId)).toBe(0)
    const { subscription } = await store.mustCall(paymentSubscription, {}, { as: member })
    expect(subscription).toMatchObject({
      label: 'refundCompleted',
      refund: { byHand: [{ amount: 30_000 }] },
      card: null,
    })
    expect(await refundOf(paymentId)).toMatchObject({
      state: 'completed',
      mayPayByHand: false,
      openAmount: 0,
      byHandAmount: 30_000,
    })
  })

  it('tells the member that it did not go to the card, and shows the evidence to nobody but administrators', async () => {
    const { member, paymentId } = await cases.refused([admin])
    await paidByHand({ paymentId })
    const mails = await store.mailsTo(member.email)
    expect(mails.at(-1)).toMatchObject({ kind: 'refundByHand', values: { refundWon: 30_000 } })
    expect(mails.map(({ kind }) => kind)).not.toContain('refundCompleted')
    const theirs = [
      await store.mustCall(paymentHistory, {}, { as: member }),
      await store.mustCall(paymentSubscription, {}, { as: member }),
      mails,
    ]
    expect(JSON.stringify(theirs)).not.toContain('20261118-000123')
    const { history } = await store.mustCall(adminPaymentGet, { id: paymentId }, { as: admin })
    expect(history.at(-1)).toMatchObject({ what: 'refund paidByHand', detail: { evidence: EVIDENCE } })
  })

  it('is written down with who closed it, from where, how much was sent, and the evidence', async () => {
    const { paymentId } = await cases.refused([admin, other], 'sheet-1-yearly')
    const param = { paymentId, amount: 200_000, evidence: `  ${EVIDENCE}  ` }
    await store.mustCall(adminRefundByHand, param, { as: other, address: '192.0.2.9' })
    expect((await cases.auditOf(paymentId)).at(-1)).toEqual({
      actor_id: other.user.id,
      address: '192.0.2.9',
      action: 'refund.byHand',
      before: { state: 'unknown', approvals: 2 },
      after: {
        state: 'completed',
        approvals: 2,
        refundId: expect.stringMatching(/^ref_/),
        amount: 200_000,
        approvalsNeeded: 2,
      },
      reason: EVIDENCE,
    })
  })

  it('that can not be written down stays open', async () => {
    const { paymentId } = await cases.refused([admin])
    await store.pool.query(
      "alter table admin_audit add constraint full_up check (action <> 'refund.byHand') not valid",
    )
    try {
      await expect(paidByHand({ paymentId })).rejects.toThrow('full_up')
    } finally {
      await store.pool.query('alter table admin_audit drop constraint full_up')
    }
    expect(await refundOf(paymentId)).toMatchObject({ state: 'unknown', mayPayByHand: true })
    expect(await cases.returnsOf(paymentId)).toEqual([])
  })

  it('is not canceled any more, however often the job runs and the gateway would do it now', async () => {
    const { paymentId } = await cases.refused([admin])
    await paidByHand({ paymentId })
    await store.gateway.fail()
    for (let times = 0; times < 3; times += 1) {
      await daysLater()
      await store.runJobs()
    }
    expect(await cases.canceledWon(paymentId)).toBe(0)
    expect(await cases.returnsOf(paymentId)).toEqual(['refundByHand'])
    expect(await paidByHand({ paymentId })).toEqual(refusedWith('payment.notRequested'))
  })

  it('of several payments is closed with all that is open of it, and told once', async () => {
    const { member, orderId } = await store.buy('sheet-1-yearly')
    const paid = await store.order(member, 'sheet-3-yearly')
    await store.mustCall(paymentConfirm, paid, { as: member })
    // Sheets are refunded one by one; the case is written as that of a plan which was extended would be.
    await store.mustCall(paymentRefundRequest, { paymentId: orderId, reason: '' }, { as: member })
    await store.pool.query(
      `update refunds set state = 'unknown', approved_by = array['a', 'b'], lines = $2
      where payer_id = $1`,
      [
        await store.payerOf(member),
        JSON.stringify([
          { orderId, paidWon: 200_000, refundWon: 150_000, attempt: 2, settled: 'open' },
          { orderId: paid.orderId, paidWon: 300_000, refundWon: 100_000, attempt: 1, settled: 'open' },
        ]),
      ],
    )
    expect(await paidByHand({ paymentId: paid.orderId, amount: 150_000 })).toEqual(
      refusedWith('payment.openAmount'),
    )
    expect(await paidByHand({ paymentId: paid.orderId, amount: 250_000 })).toMatchObject({ ok: true })
    expect(await cases.returnsOf(orderId)).toEqual(['refundByHand'])
    expect(await cases.returnsOf(paid.orderId)).toEqual(['refundByHand'])
    const mails = (await store.mailsTo(member.email)).filter(({ kind }) => kind === 'refundByHand')
    expect(mails).toMatchObject([{ values: { refundWon: 250_000 } }])
  })
})

describe('paying by hand is refused', () => {
  it('to members, to the administrator who paid, and for payments that there are none of', async () => {
    const { member, paymentId } = await cases.refused([admin])
    expect(await paidByHand({ paymentId }, member)).toMatchObject({ ok: false, code: 'FORBIDDEN' })
    expect(await paidByHand({ paymentId: 'ord_none' })).toMatchObject({ ok: false, code: 'NOT_FOUND' })
    await store.pool.query("update members set role = 'admin' where id = $1", [member.user.id])
    const self = await store.again(member)
    expect(await paidByHand({ paymentId }, self)).toEqual(refusedWith('admin.ownRefund'))
    const { items } = await store.mustCall(adminRefundList, { pageSize: 'all' }, { as: self })
    expect(items.find((item) => item.paymentId === paymentId)).toMatchObject({ mayPayByHand: false })
    expect(await cases.auditOf(paymentId)).toHaveLength(1)
    expect(await cases.returnsOf(paymentId)).toEqual([])
  })

  it('while nobody has approved it, and while one of two has', async () => {
    const { member, orderId: paymentId } = await store.buy('sheet-1-yearly')
    expect(await paidByHand({ paymentId, amount: 200_000 })).toEqual(refusedWith('payment.notRequested'))
    await store.mustCall(paymentRefundRequest, { paymentId, reason: '' }, { as: member })
    expect(await paidByHand({ paymentId, amount: 200_000 })).toEqual(refusedWith('payment.notRefused'))
    await store.mustCall(adminRefundComplete, { paymentId }, { as: admin })
    expect(await paidByHand({ paymentId, amount: 200_000 }, other)).toEqual(refusedWith('payment.notRefused'))
    expect(await refundOf(paymentId)).toMatchObject({ mayPayByHand: false })
  })

  it('while the gateway has not answered a cancel', async () => {
    const { member, orderId: paymentId } = await store.buy('basic-monthly')
    await store.mustCall(paymentRefundRequest, { paymentId, reason: '' }, { as: member })
    await store.gateway.fail({ kind: 'drop-after', path: CANCEL_PATH })
    await store.mustCall(adminRefundComplete, { paymentId }, { as: admin })
    expect(await refundOf(paymentId)).toMatchObject({ state: 'unknown', mayPayByHand: false })
    expect(await paidByHand({ paymentId })).toEqual(refusedWith('payment.cancelSent'))
    // It was carried out; what was lost was the answer.
    expect(await cases.canceledWon(paymentId)).toBe(30_000)
    await store.gateway.fail()
    await store.runJobs()
    expect(await cases.returnsOf(paymentId)).toEqual(['refund'])
  })

  it('where the gateway can not be asked, or says that the money is back', async () => {
    const { paymentId } = await cases.refused([admin])
    await store.gateway.fail({ kind: 'drop-before', path: '*' })
    expect(await paidByHand({ paymentId })).toEqual(refusedWith('payment.notLookedUp'))
    await store.gateway.fail()
    const { gateway } = store.gateway
    const found = await gateway.lookUp(paymentId)
    if (!found || !('payment' in found)) throw new Error('Nothing was paid.')
    await gateway.cancel(
      { paymentKey: found.payment.paymentKey, reason: '상담', amountWon: 30_000 },
      `console-${paymentId}`,
    )
    expect(await paidByHand({ paymentId })).toEqual(refusedWith('payment.returnedElsewhere'))
    await daysLater()
    await store.runJobs()
    expect(await cases.returnsOf(paymentId)).toEqual(['refund'])
  })

  it('with another amount, without evidence, with too much of it, and with the number of a card', async () => {
    const { paymentId } = await cases.refused([admin])
    expect(await paidByHand({ paymentId, amount: 29_999 })).toEqual(refusedWith('payment.openAmount'))
    for (const evidence of ['  ', 'x'.repeat(201), '카드 4111 1111 1111 1111', '두 줄\n입니다'])
      expect(await paidByHand({ paymentId, evidence })).toMatchObject({
        code: 'BAD_REQUEST',
        reason: { fields: [{ path: 'evidence' }] },
      })
    expect(await refundOf(paymentId)).toMatchObject({ state: 'unknown' })
  })
})
