import {
  type GatewayEvent,
  NO_STANDING,
  newOrder,
  nextSubscription,
  type Order,
  type PlanId,
  type RefundEvent,
  renewalOrder,
  requestRefund,
  type Standing,
  settleOrder,
  settleRefund,
} from '@pandok/domain'
import { beforeEach, describe, expect, it } from 'vitest'
import { mailsAfter } from './mailsAfter.ts'

const DAY_MS = 24 * 3_600_000
const card = '94100012****000*'
const start = new Date('2026-01-30T16:00:00.000Z')

let now: Date
let standing: Standing
let isSuspended: boolean

beforeEach(() => {
  now = start
  standing = NO_STANDING
  isSuspended = false
})

const pass = (days: number) => {
  now = new Date(now.getTime() + days * DAY_MS)
}

/** Writes a change down and answers what is mailed about it. */
function change(after: Partial<Standing>) {
  const before = standing
  standing = { ...standing, ...after }
  return mailsAfter(before, standing, { now, card, isSuspended })
}

function settle(order: Order, event: GatewayEvent) {
  const settled = settleOrder(order, event, standing, { now, subscriptionId: 'sub_1' })
  return change({
    subscription: settled.subscription,
    periods: settled.period ? [...standing.periods, settled.period] : standing.periods,
  })
}

const captured = ({ id, amountWon }: Order): GatewayEvent => ({
  type: 'captured',
  payment: { orderId: id, totalWon: amountWon, currency: 'KRW' },
})

function buy(planId: PlanId, autoRenew: boolean) {
  const id = `ord_${standing.periods.length + 1}`
  const order = newOrder({ id, payerId: 'pay_1', planId, autoRenew }, standing, now)
  if (!order) throw new Error(`${planId} is not for sale`)
  const sent: Order = { ...order, state: 'confirming', confirmingAt: now }
  return settle(sent, captured(sent))
}

function renew(gatewayEventOf: (order: Order) => GatewayEvent) {
  const order = renewalOrder(standing, now)
  if (!order) throw new Error('nothing to renew')
  return settle(order, gatewayEventOf(order))
}

const refused = (code: string) => (): GatewayEvent => ({ type: 'refused', code })

function press(type: 'stop' | 'resume' | 'clock') {
  const line = standing.subscription
  const next = line && nextSubscription(line, { type }, { isRefundOpen: false, now })
  if (!next) throw new Error(`${type} is refused`)
  return change({ subscription: next })
}

function askRefund() {
  const orderId = standing.periods.at(-1)?.orderId ?? ''
  const refund = requestRefund({ id: 'ref_1', payerId: 'pay_1', orderId }, standing, now)
  if (!refund) throw new Error('no refund')
  return change({ refunds: [refund] })
}

function refundGoesOn(event: RefundEvent) {
  const [refund] = standing.refunds
  const settled = refund && settleRefund(refund, event, standing, now)
  if (!settled) throw new Error(`${event.type} is refused`)
  const { periods, subscription } = settled
  return change({ periods, subscription, refunds: [settled.refund] })
}

describe('what a member is told', () => {
  it('a purchase by a receipt with the day of the next payment, and a sheet without', () => {
    expect(buy('basic-monthly', true)).toEqual([
      {
        kind: 'receipt',
        values: {
          planId: 'basic-monthly',
          amountWon: 30_000,
          vatWon: 2_727,
          paidAt: '2026-01-30T16:00:00.000Z',
          card,
          orderId: 'ord_1',
          startsAt: '2026-01-30T16:00:00.000Z',
          expiresAt: '2026-02-27T16:00:00.000Z',
          renewsAt: '2026-02-27T16:00:00.000Z',
        },
      },
    ])
    const [sheet] = buy('sheet-1-yearly', false)
    expect(sheet).toMatchObject({ kind: 'receipt', values: { planId: 'sheet-1-yearly', amountWon: 200_000 } })
    expect(sheet?.values).not.toHaveProperty('renewsAt')
  })

  it('nothing when nothing changes, however often news arrive', () => {
    buy('basic-monthly', true)
    expect(change({})).toEqual([])
    expect(change({ isOrderPending: true })).toEqual([])
  })

  it('a renewal by a receipt of the next month', () => {
    buy('standard-monthly', true)
    pass(28)
    expect(renew(captured)).toMatchObject([
      {
        kind: 'receipt',
        values: {
          amountWon: 50_000,
          startsAt: '2026-02-27T16:00:00.000Z',
          renewsAt: '2026-03-30T16:00:00.000Z',
        },
      },
    ])
  })

  it('each failed renewal with the day of the next try, and after the last that it is over', () => {
    buy('basic-monthly', true)
    pass(28)
    const told = [1, 2, 2, 0].map((days) => {
      const mails = renew(refused('REJECT_CARD_PAYMENT'))
      pass(days)
      return mails
    })
    expect(told.flat()).toMatchObject([
      { kind: 'renewalFailed', values: { retryAt: '2026-02-28T16:00:00.000Z', amountWon: 30_000, card } },
      { kind: 'renewalFailed', values: { retryAt: '2026-03-02T16:00:00.000Z' } },
      { kind: 'renewalFailed', values: { retryAt: '2026-03-04T16:00:00.000Z' } },
      { kind: 'planUnpaid', values: { endedAt: '2026-03-04T16:00:00.000Z' } },
    ])
  })

  it('a lost card at once, without a word of another try', () => {
    buy('basic-monthly', true)
    pass(28)
    expect(renew(refused('INVALID_CARD_LOST_OR_STOLEN'))).toMatchObject([{ kind: 'planUnpaid' }])
  })

  it('nothing while nobody knows whether a renewal came through', () => {
    buy('basic-monthly', true)
    pass(28)
    expect(renew(() => ({ type: 'unclear' }))).toEqual([])
  })

  it('a stop, nothing of resuming, and the end when its day comes', () => {
    buy('basic-monthly', true)
    expect(press('stop')).toEqual([
      {
        kind: 'autoStopped',
        values: { planId: 'basic-monthly', expiresAt: '2026-02-27T16:00:00.000Z' },
      },
    ])
    expect(press('resume')).toEqual([])
    press('stop')
    pass(30)
    expect(press('clock')).toEqual([
      { kind: 'planEnded', values: { planId: 'basic-monthly', endedAt: '2026-02-27T16:00:00.000Z' } },
    ])
  })

  it('a stop by a suspension as what it is, without a way to resume now', () => {
    buy('basic-monthly', true)
    isSuspended = true
    expect(press('stop')).toEqual([
      {
        kind: 'autoSuspended',
        values: { planId: 'basic-monthly', expiresAt: '2026-02-27T16:00:00.000Z' },
      },
    ])
  })

  it('a purchase after the end as a purchase only', () => {
    buy('basic-monthly', true)
    press('stop')
    pass(30)
    expect(buy('standard-monthly', true)).toMatchObject([{ kind: 'receipt' }])
  })

  it('a refund when it is asked for and when it is done, and not also that the plan ended', () => {
    buy('basic-monthly', true)
    pass(3)
    expect(askRefund()).toEqual([
      {
        kind: 'refundRequested',
        values: { planId: 'basic-monthly', refundWon: 30_000, requestedAt: '2026-02-02T16:00:00.000Z' },
      },
    ])
    pass(1)
    expect(refundGoesOn({ type: 'approve', adminId: 'adm_1' })).toEqual([])
    expect(refundGoesOn({ type: 'settled', orderId: 'ord_1', now })).toEqual([
      {
        kind: 'refundCompleted',
        values: { planId: 'basic-monthly', refundWon: 30_000, refundedAt: '2026-02-03T16:00:00.000Z' },
      },
    ])
  })

  it('a refund that was paid by hand as such, with nothing of the card', () => {
    buy('basic-monthly', true)
    askRefund()
    refundGoesOn({ type: 'approve', adminId: 'adm_1' })
    expect(refundGoesOn({ type: 'refused', orderId: 'ord_1', attempt: 0 })).toEqual([])
    expect(refundGoesOn({ type: 'paidByHand', orderId: 'ord_1', now })).toEqual([
      {
        kind: 'refundByHand',
        values: { planId: 'basic-monthly', refundWon: 30_000, refundedAt: '2026-01-30T16:00:00.000Z' },
      },
    ])
  })

  it('a rejected refund with the expiry that got its time back, for a plan and for sheets', () => {
    buy('basic-monthly', true)
    askRefund()
    pass(2)
    expect(refundGoesOn({ type: 'reject', reason: 'Used daily.', now })).toEqual([
      {
        kind: 'refundRejected',
        values: { planId: 'basic-monthly', rejection: 'Used daily.', expiresAt: '2026-03-01T16:00:00.000Z' },
      },
    ])
    standing = NO_STANDING
    buy('sheet-3-yearly', false)
    askRefund()
    pass(1)
    expect(refundGoesOn({ type: 'reject', reason: 'No.', now })).toMatchObject([
      { kind: 'refundRejected', values: { planId: 'sheet-3-yearly', expiresAt: '2027-02-02T16:00:00.000Z' } },
    ])
  })

  it('nothing of a request that the member withdraws', () => {
    buy('basic-monthly', true)
    askRefund()
    expect(refundGoesOn({ type: 'withdraw', now })).toEqual([])
  })
})
