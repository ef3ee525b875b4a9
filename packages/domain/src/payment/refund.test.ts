import { describe, expect, it } from 'vitest'
import { accessAt } from './accessAt.ts'
import { refundAnswered } from './cancels.ts'
import { canRequestRefund } from './canRequestRefund.ts'
import { giveTimeBack } from './giveTimeBack.ts'
import { labelOf, sheetLabelOf } from './labelOf.ts'
import { nextRefund } from './nextRefund.ts'
import { cancelKey } from './operationKeys.ts'
import type { RefundCase } from './RefundCase.ts'
import { requestRefund } from './requestRefund.ts'
import type { Standing } from './Standing.ts'
import { settleRefund } from './settleRefund.ts'
import { aPeriod, aRefund, aStanding, aSubscription, day, EXPIRY } from './testkit/facts.ts'
import { later } from './time.ts'

const asked = { id: 'refund', payerId: 'payer', orderId: 'order-1' }
const after = (refund: RefundCase, event: Parameters<typeof nextRefund>[1]): RefundCase => {
  const step = nextRefund(refund, event)
  if (!step) throw new Error(`${event.type} was refused`)
  return step.refund
}

function request(standing: Standing, now: Date): [RefundCase, Standing] {
  const refund = requestRefund(asked, standing, now)
  if (!refund) throw new Error('It was refused')
  return [refund, { ...standing, refunds: [refund] }]
}

describe('a refund request', () => {
  it('covers what remains of the subscription and keeps the figures of its quote', () => {
    const next = aPeriod({ orderId: 'order-2', startsAt: EXPIRY, endsAt: day(60), usedAt: null })
    const standing = aStanding({ state: 'stopped', expiresAt: day(60) }, { periods: [aPeriod(), next] })
    const [refund] = request(standing, day(15))
    expect(refund.lines.map(({ orderId, refundWon }) => [orderId, refundWon])).toEqual([
      ['order-1', 13_500],
      ['order-2', 30_000],
    ])
    expect(refund.quote).toMatchObject({ totalWon: 43_500, at: day(15) })
    expect(refund.quote.lines[0]).toMatchObject({ usedDays: 15, termDays: 30, penaltyWon: 1500 })
  })

  it('closes a period with nothing left together with the others, without a cancel', () => {
    const next = aPeriod({ orderId: 'order-2', startsAt: EXPIRY, endsAt: day(60), usedAt: null })
    const [refund] = request(aStanding({ expiresAt: day(60) }, { periods: [aPeriod(), next] }), day(29.5))
    expect(refund.lines.map(({ settled }) => settled)).toEqual(['nothing', 'open'])
  })

  it('leaves the subscription in use if it is for a sheet', () => {
    const sheet = aPeriod({
      orderId: 'order-1',
      planId: 'sheet-1-yearly',
      paidWon: 200_000,
      endsAt: day(365),
    })
    const [refund, standing] = request(
      aStanding({}, { periods: [sheet, aPeriod({ orderId: 'order-2' })] }),
      day(3),
    )
    expect(refund.life).toBeNull()
    expect(accessAt(standing, day(4))).toEqual({ tier: 'basic', sheets: 0 })
    expect(sheetLabelOf({ period: sheet, refund, now: day(4) })).toBe('refundRequested')
  })

  it('is refused a second time, with an order at the gateway, past due, and if nothing is left', () => {
    const no = (standing: Standing, now: Date) => canRequestRefund(standing, 'order-1', now)
    expect(no(aStanding({}, { refunds: [aRefund()] }), day(16))).toEqual({ ok: false, reason: 'refundOpen' })
    expect(no(aStanding({}, { isOrderPending: true }), day(16))).toEqual({
      ok: false,
      reason: 'orderPending',
    })
    expect(no(aStanding({ state: 'pastDue' }), day(16))).toEqual({ ok: false, reason: 'pastDue' })
    expect(no(aStanding(), EXPIRY)).toEqual({ ok: false, reason: 'nothingLeft' })
    expect(no(aStanding(), day(29.5))).toEqual({ ok: false, reason: 'nothingLeft' })
  })
})

describe('test 22: access during a request', () => {
  it('is frozen, and is restored to the second after a withdrawal, even long after the old expiry', () => {
    const [refund, frozen] = request(aStanding(), day(15))
    expect(accessAt(frozen, day(16)).tier).toBe('free')
    const now = later(day(50), 7)
    const done = settleRefund(refund, { type: 'withdraw', now }, frozen, now)
    const standing = {
      ...frozen,
      periods: done?.periods ?? [],
      subscription: done?.subscription ?? null,
      refunds: [],
    }
    const expiry = later(day(65), 7)
    expect(standing.subscription).toMatchObject({ state: 'active', expiresAt: expiry })
    expect(accessAt(standing, later(expiry, -1)).tier).toBe('basic')
    expect(standing.periods[0]?.endsAt).toEqual(expiry)
  })

  it('moves the day of renewal only if the expiry moves to another day', () => {
    const moved = (ms: number) => {
      const line = aSubscription({ anchorDay: 31, expiresAt: new Date('2027-02-28T10:00:00+09:00') })
      const refund = aRefund({ requestedAt: day(0) })
      return giveTimeBack(refund, { periods: [], subscription: line }, later(day(0), ms)).subscription
        ?.anchorDay
    }
    expect(moved(3_600_000)).toBe(31)
    expect(moved(86_400_000)).toBe(1)
  })

  it('extends a period that began at the moment of the request, and shifts one that begins after it', () => {
    const atOnce = aPeriod({ orderId: 'order-1', startsAt: day(3), endsAt: day(33) })
    const afterwards = aPeriod({ orderId: 'order-1', startsAt: later(day(3), 1), endsAt: day(33) })
    const { periods } = giveTimeBack(
      aRefund({ requestedAt: day(3) }),
      { periods: [atOnce, afterwards], subscription: null },
      day(5),
    )
    expect(periods).toEqual([
      { ...atOnce, endsAt: day(35), frozenMs: 2 * 86_400_000 },
      { ...afterwards, startsAt: later(day(5), 1), endsAt: day(35) },
    ])
  })
})

describe('a refund case', () => {
  it('up to 100,000 won is approved by one administrator, over it by two', () => {
    const quote = (totalWon: number) => ({ at: day(1), lines: [], totalWon })
    expect(after(aRefund({ quote: quote(100_000) }), { type: 'approve', adminId: 'a' }).state).toBe(
      'processing',
    )
    const first = after(aRefund({ quote: quote(100_001) }), { type: 'approve', adminId: 'a' })
    expect(first.state).toBe('requested')
    expect(nextRefund(first, { type: 'approve', adminId: 'a' })).toBeNull()
    expect(after(first, { type: 'approve', adminId: 'b' }).state).toBe('processing')
  })

  it('can be withdrawn or rejected only before it is approved', () => {
    for (const state of ['processing', 'unknown', 'completed', 'rejected', 'withdrawn'] as const) {
      expect(nextRefund(aRefund({ state }), { type: 'withdraw', now: day(16) })).toBeNull()
      expect(nextRefund(aRefund({ state }), { type: 'reject', reason: 'no', now: day(16) })).toBeNull()
    }
  })

  it('test 24: remains requested for the member if the gateway refuses it, and is tried again under another key', () => {
    const processing = aRefund({ state: 'processing' })
    const line = processing.lines[0]
    if (!line) throw new Error('It has no line')
    const refused = after(processing, refundAnswered(line, { code: 'REFUND_REJECTED' }, day(16)))
    expect(refused.state).toBe('unknown')
    expect(labelOf({ subscription: aSubscription(), refund: refused, now: day(16) })).toBe('refundRequested')
    const again = refused.lines[0]
    expect(again && cancelKey(refused, again)).not.toBe(cancelKey(processing, line))
    const lost = after(processing, refundAnswered(line, null, day(16))).lines[0]
    expect(lost && cancelKey(processing, lost)).toBe(cancelKey(processing, line))
  })

  it('moves on to one new key if two servers get a refusal at once, because the other may be using it already', () => {
    const processing = aRefund({ state: 'processing' })
    const line = processing.lines[0]
    if (!line) throw new Error('It has no line')
    const refusal = refundAnswered(line, { code: 'REFUND_REJECTED' }, day(16))
    const again = after(after(processing, refusal), { type: 'retry' })
    expect(nextRefund(again, refusal)).toBeNull()
    expect(nextRefund(again, refundAnswered(line, null, day(16)))).toBeNull()
    expect(again).toMatchObject({ state: 'processing', lines: [{ attempt: 1 }] })
  })

  it('ends the plan like any other if it is paid by hand, and the money comes from the bank', () => {
    const refused = aRefund({ state: 'unknown' })
    const event = { type: 'paidByHand', orderId: 'order-1', now: day(16) } as const
    const standing = aStanding({}, { refunds: [refused] })
    const done = settleRefund(refused, event, standing, day(16))
    expect(done).toMatchObject({
      refund: { state: 'completed', settledAt: day(16), lines: [{ settled: 'byHand' }] },
      subscription: { state: 'ended', endedByRefund: true },
      periods: [{ closedAt: day(16), refundedWon: 13_500 }],
      ledger: { kind: 'refundByHand', entries: [{ account: 'bank', amountWon: -13_500 }, {}] },
    })
    for (const state of ['requested', 'processing', 'completed', 'rejected', 'withdrawn'] as const)
      expect(settleRefund(aRefund({ state }), event, standing, day(16))).toBeNull()
    for (const late of ['retry', 'settled'] as const)
      expect(done && nextRefund(done.refund, { ...event, type: late })).toBeNull()
  })

  it('test 23, 25: is completed by the balance, once', () => {
    const processing = aRefund({ state: 'processing' })
    const line = processing.lines[0]
    if (!line) throw new Error('It has no line')
    const back = {
      orderId: 'order-1',
      status: 'PARTIAL_CANCELED',
      totalWon: 30_000,
      balanceWon: 16_500,
      currency: 'KRW',
    }
    const event = refundAnswered(line, { payment: back }, day(16))
    const standing = aStanding({}, { refunds: [processing] })
    const done = settleRefund(processing, event, standing, day(16))
    expect(done).toMatchObject({
      refund: { state: 'completed', settledAt: day(16) },
      subscription: { state: 'ended', hasCard: false, endedByRefund: true },
      periods: [{ closedAt: day(16), refundedWon: 13_500 }],
      ledger: {
        kind: 'refund',
        entries: [{ account: 'gateway', amountWon: -13_500 }, { amountWon: 13_500 }],
      },
    })
    const { refund, subscription } = done ?? {}
    if (!refund || !subscription) throw new Error('It was not settled')
    expect(labelOf({ subscription, refund, now: day(17) })).toBe('refundCompleted')
    expect(settleRefund(refund, event, standing, day(17))).toBeNull()
  })
})
