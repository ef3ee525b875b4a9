import { describe, expect, it } from 'vitest'
import type { Tier } from '../entitlements.ts'
import { accessAt, entitlementOfAccess } from './accessAt.ts'
import { actionsOf, canResumeAuto, canStopAuto } from './actionsOf.ts'
import { renewalDueAt } from './dunning.ts'
import { isGrantable } from './isGrantable.ts'
import { labelOf, type PaymentLabel } from './labelOf.ts'
import { nextSubscription } from './nextSubscription.ts'
import type { Order } from './Order.ts'
import { planOffer } from './planOffer.ts'
import { renewalOrder } from './renewalOrder.ts'
import { NO_STANDING, type Standing } from './Standing.ts'
import type { Subscription } from './Subscription.ts'
import { settleOrder } from './settleOrder.ts'
import { anOrder, aPeriod, aRefund, aStanding, aSubscription, BEGAN, day, EXPIRY } from './testkit/facts.ts'
import { DAY_MS, later } from './time.ts'

const labelAt = ({ subscription, refunds }: Standing, now: Date): PaymentLabel | null =>
  subscription && labelOf({ subscription, refund: refunds.at(-1) ?? null, now })

const change = (standing: Standing, type: 'stop' | 'resume', now: Date): Standing => ({
  ...standing,
  subscription:
    standing.subscription && nextSubscription(standing.subscription, { type }, { isRefundOpen: false, now }),
})

const justBefore = (date: Date): Date => later(date, -1)
const dueRenewal = (standing: Standing, now: Date): Order => {
  const order = renewalOrder(standing, now)
  if (!order) throw new Error('Nothing is due')
  return order
}

/** Renews at a time, and returns the standing after the gateway's answer. */
function renew(standing: Standing, now: Date, code: string | null): Standing {
  const order = dueRenewal(standing, now)
  const payment = { orderId: order.id, totalWon: order.amountWon, currency: 'KRW' }
  const { subscription, period } = settleOrder(
    order,
    code === null ? { type: 'captured', payment } : { type: 'refused', code },
    standing,
    { now, subscriptionId: 'subscription' },
  )
  return { ...standing, subscription, periods: period ? [...standing.periods, period] : standing.periods }
}

describe('test 14: renewals', () => {
  it('follow one another without a gap or an overlap for a year, on the day of the first one', () => {
    const began = new Date('2027-01-31T10:00:00+09:00')
    const first = settleOrder(
      anOrder({ state: 'confirming', createdAt: began, confirmingAt: began }),
      { type: 'captured', payment: { orderId: 'order-1', totalWon: 30_000, currency: 'KRW' } },
      NO_STANDING,
      { now: began, subscriptionId: 'subscription' },
    )
    let standing: Standing = {
      ...NO_STANDING,
      subscription: first.subscription,
      periods: first.period ? [first.period] : [],
    }
    for (let month = 0; month < 12; month++) {
      const expiry = standing.subscription?.expiresAt ?? began
      expect(renewalOrder(standing, justBefore(expiry))).toBeNull()
      standing = renew(standing, later(expiry, 60_000), null)
    }
    expect(standing.periods.map(({ endsAt }) => endsAt.toISOString().slice(5, 10))).toEqual(
      '02-28 03-31 04-30 05-31 06-30 07-31 08-31 09-30 10-31 11-30 12-31 01-31 02-29'.split(' '),
    )
    standing.periods.slice(1).forEach(({ startsAt }, index) => {
      expect(startsAt).toEqual(standing.periods[index]?.endsAt)
    })
  })
})

describe('test 15: a stop', () => {
  const stopped = change(aStanding(), 'stop', day(5))

  it('leaves the plan in use until its expiry to the second, and then ends it', () => {
    expect(labelAt(stopped, justBefore(EXPIRY))).toBe('stopped')
    expect(accessAt(stopped, justBefore(EXPIRY)).tier).toBe('basic')
    expect(labelAt(stopped, EXPIRY)).toBe('ended')
    expect(accessAt(stopped, EXPIRY).tier).toBe('free')
  })

  it('is followed by no charge on any day of 13 months', () => {
    for (let days = 5; days < 400; days++) expect(renewalOrder(stopped, day(days))).toBeNull()
  })
})

describe('test 16: resuming', () => {
  const stopped = change(aStanding(), 'stop', day(5))

  it('makes it active again before the expiry without a charge', () => {
    const resumed = change(stopped, 'resume', justBefore(EXPIRY))
    expect(labelAt(resumed, justBefore(EXPIRY))).toBe('active')
    expect(resumed.periods).toEqual(stopped.periods)
  })

  it('is refused after the expiry, without a card, and while an order is at the gateway', () => {
    expect(canResumeAuto(stopped, EXPIRY)).toEqual({ ok: false, reason: 'notStopped' })
    expect(canResumeAuto(aStanding({ state: 'stopped', hasCard: false }), day(5))).toEqual({
      ok: false,
      reason: 'noCard',
    })
    expect(canResumeAuto({ ...stopped, isOrderPending: true }, day(6))).toEqual({
      ok: false,
      reason: 'orderPending',
    })
  })
})

describe('test 17: a stop while a renewal is at the gateway', () => {
  it('is accepted, and the money that the renewal took is returned', () => {
    const active = aStanding({}, { isOrderPending: false })
    const order = dueRenewal(active, EXPIRY)
    const pending = { ...active, isOrderPending: true }
    expect(canStopAuto(pending, EXPIRY)).toEqual({ ok: true })
    const stopped = change(pending, 'stop', EXPIRY)
    const payment = { orderId: order.id, totalWon: 30_000, currency: 'KRW' }
    const done = settleOrder(order, { type: 'captured', payment }, stopped, {
      now: EXPIRY,
      subscriptionId: 's',
    })
    expect(done).toMatchObject({ effect: 'void', period: null, ledger: { kind: 'capture' } })
    expect(labelAt(stopped, EXPIRY)).toBe('ended')
  })
})

describe('a renewal', () => {
  it('counts only for the coming period of the current life', () => {
    const renewal = { life: 2, index: 3, attempt: 0 }
    const order = anOrder({ kind: 'renew', renewal })
    const isWorth = (line: Partial<Subscription>) => isGrantable(order, aStanding(line), EXPIRY)
    expect(isWorth({ life: 2, periodCount: 3 })).toBe(true)
    expect(isWorth({ life: 3, periodCount: 3 })).toBe(false)
    expect(isWorth({ life: 2, periodCount: 4 })).toBe(false)
    expect(isWorth({ life: 2, periodCount: 3, state: 'stopped' })).toBe(false)
  })
})

describe('test 18: extending', () => {
  it.each([
    ['stopped', day(5)],
    ['ended', day(40)],
    ['expired', day(40)],
  ] as const)('is offered once it is %s', (state, now) => {
    expect(actionsOf(aStanding({ state }), now).extend).toBe(true)
  })

  it('is refused while it renews, while a refund is open and after a refund', () => {
    expect(actionsOf(aStanding(), day(5)).extend).toBe(false)
    expect(actionsOf(aStanding({ state: 'stopped' }, { refunds: [aRefund()] }), day(16)).extend).toBe(false)
    const refunded = aStanding({ state: 'ended', endedByRefund: true })
    expect(planOffer('basic-monthly', refunded, day(16))).toEqual({ kind: 'buy' })
  })
})

describe('test 19: renewals that fail', () => {
  it('are tried again on days 1, 3 and 5 while the plan is in use, and then it expires', () => {
    let standing = aStanding()
    const tried: number[] = []
    for (let hour = 0; hour < 24 * 9; hour++) {
      const now = later(EXPIRY, hour * 3_600_000)
      if (!renewalOrder(standing, now)) continue
      expect(accessAt(standing, now).tier).toBe('basic')
      tried.push(hour / 24)
      standing = renew(standing, now, 'REJECT_CARD_PAYMENT')
    }
    expect(tried).toEqual([0, 1, 3, 5])
    const afterLast = later(EXPIRY, 5 * DAY_MS + 1000)
    expect([labelAt(standing, afterLast), accessAt(standing, afterLast).tier]).toEqual(['expired', 'free'])
  })

  it('end it at once if the card is lost or stolen', () => {
    const standing = renew(aStanding(), EXPIRY, 'INVALID_CARD_LOST_OR_STOLEN')
    expect(standing.subscription).toMatchObject({ state: 'expired', hasCard: false })
  })

  it('wait a day between two attempts if the job was down', () => {
    const line: Partial<Subscription> = {
      state: 'pastDue',
      failedRenewals: 2,
      pastDueSince: EXPIRY,
      lastFailedAt: day(34),
    }
    expect(renewalDueAt(aSubscription(line))).toEqual(day(35))
  })

  it('continue from the expiry once one succeeds', () => {
    const failed = renew(aStanding(), EXPIRY, 'REJECT_CARD_PAYMENT')
    const paid = renew(failed, day(31), null)
    expect(paid.periods.at(-1)?.startsAt).toEqual(EXPIRY)
    expect(paid.subscription).toMatchObject({ state: 'active', failedRenewals: 0, pastDueSince: null })
  })

  it('don’t allow use without end if no job runs at all', () => {
    expect(accessAt(aStanding(), day(36.9)).tier).toBe('basic')
    expect([labelAt(aStanding(), day(37)), accessAt(aStanding(), day(37)).tier]).toEqual(['expired', 'free'])
  })
})

describe('plans', () => {
  it('only customer service can change to the other tier while one is running', () => {
    expect(planOffer('standard-monthly', aStanding(), day(5))).toEqual({ kind: 'contact' })
    expect(planOffer('standard-monthly', aStanding({ state: 'stopped' }), day(5))).toEqual({
      kind: 'contact',
    })
    expect(planOffer('standard-monthly', aStanding({ state: 'stopped' }), day(40))).toEqual({ kind: 'buy' })
    expect(planOffer('basic-monthly', aStanding(), day(5))).toEqual({ kind: 'current' })
  })

  it('only customer service can change a granted tier, up as well as down', () => {
    const granted = (tier: Tier, tierUntil: Date | null = null): Standing => ({
      ...NO_STANDING,
      grant: { tier, tierUntil },
    })
    const offersOf = (standing: Standing, now = BEGAN) =>
      (['basic-monthly', 'standard-monthly', 'sheet-1-yearly'] as const).map(
        (planId) => planOffer(planId, standing, now).kind,
      )
    expect(offersOf(granted('free'))).toEqual(['buy', 'buy', 'buy'])
    expect(offersOf(granted('basic'))).toEqual(['contact', 'contact', 'buy'])
    expect(offersOf(granted('standard'))).toEqual(['contact', 'contact', 'buy'])
    expect(offersOf(granted('standard', day(3)), day(2.9))).toEqual(['contact', 'contact', 'buy'])
    expect(offersOf(granted('standard', day(3)), day(3))).toEqual(['buy', 'buy', 'buy'])
    const ended = { ...aStanding({ state: 'stopped' }), grant: { tier: 'basic', tierUntil: null } as const }
    expect(offersOf(ended, day(40))).toEqual(['contact', 'contact', 'buy'])
  })

  it('a grant doesn’t affect a subscription that renews, and affects a stopped one only from its expiry on', () => {
    const line = (state: 'active' | 'stopped', tierUntil: Date | null): Standing =>
      aStanding({ state }, { grant: { tier: 'standard', tierUntil } })
    expect(planOffer('basic-monthly', line('active', null), day(5))).toEqual({ kind: 'current' })
    expect(planOffer('basic-monthly', line('stopped', null), day(5))).toEqual({ kind: 'contact' })
    expect(planOffer('basic-monthly', line('stopped', EXPIRY), day(5))).toEqual({ kind: 'extend' })
    expect(actionsOf(line('stopped', null), day(5)).extend).toBe(false)
    const higher = aStanding(
      { planId: 'standard-monthly', state: 'stopped' },
      { grant: { tier: 'basic', tierUntil: null } },
    )
    expect(planOffer('standard-monthly', higher, day(5))).toEqual({ kind: 'extend' })
  })

  it('nothing is for sale while an order is at the gateway', () => {
    const pending = { ...NO_STANDING, isOrderPending: true }
    expect(planOffer('sheet-1-yearly', pending, BEGAN)).toEqual({ kind: 'refused', reason: 'orderPending' })
  })

  it('sheets add up on top of the tier, each until its own expiry', () => {
    const sheet = aPeriod({ orderId: 's1', planId: 'sheet-3-yearly', endsAt: day(365) })
    const another = { ...sheet, orderId: 's2', startsAt: day(100), endsAt: day(465) }
    const standing = aStanding({}, { periods: [aPeriod(), sheet, another] })
    expect(entitlementOfAccess(accessAt(standing, day(5)))).toEqual({
      plateLimit: 10,
      libraryFree: 3,
      libraryPaid: 5,
    })
    expect(accessAt(standing, day(200))).toEqual({ tier: 'free', sheets: 6 })
    expect(accessAt(standing, day(400))).toEqual({ tier: 'free', sheets: 3 })
    expect(planOffer('sheet-3-yearly', standing, day(5))).toEqual({ kind: 'extend' })
  })
})
