import type { Order } from '../Order.ts'
import type { Period } from '../Period.ts'
import type { RefundCase } from '../RefundCase.ts'
import { NO_STANDING, type Standing } from '../Standing.ts'
import type { Subscription } from '../Subscription.ts'
import { DAY_MS, later } from '../time.ts'

/** The subscription begins then in these facts; its month has 30 days. */
export const BEGAN = new Date('2027-04-10T10:00:00+09:00')
export const EXPIRY = new Date('2027-05-10T10:00:00+09:00')
export const day = (count: number): Date => later(BEGAN, count * DAY_MS)

export const anOrder = (more: Partial<Order> = {}): Order => ({
  id: 'order-1',
  payerId: 'payer',
  planId: 'basic-monthly',
  kind: 'new',
  amountWon: 30_000,
  autoRenew: true,
  renewal: null,
  state: 'created',
  reason: null,
  voiding: 'none',
  voidAttempt: 0,
  createdAt: BEGAN,
  confirmingAt: null,
  ...more,
})

export const aPeriod = (more: Partial<Period> = {}): Period => ({
  orderId: 'order-1',
  planId: 'basic-monthly',
  paidWon: 30_000,
  startsAt: BEGAN,
  endsAt: EXPIRY,
  usedAt: BEGAN,
  frozenMs: 0,
  closedAt: null,
  refundedWon: 0,
  ...more,
})

export const aSubscription = (more: Partial<Subscription> = {}): Subscription => ({
  id: 'subscription',
  payerId: 'payer',
  planId: 'basic-monthly',
  state: 'active',
  life: 1,
  periodCount: 1,
  anchorDay: 10,
  expiresAt: EXPIRY,
  hasCard: true,
  failedRenewals: 0,
  pastDueSince: null,
  lastFailedAt: null,
  endedByRefund: false,
  ...more,
})

export const aRefund = (more: Partial<RefundCase> = {}): RefundCase => ({
  id: 'refund',
  payerId: 'payer',
  life: 1,
  state: 'requested',
  requestedAt: day(15),
  quote: { at: day(15), lines: [], totalWon: 13_500 },
  lines: [{ orderId: 'order-1', paidWon: 30_000, refundWon: 13_500, attempt: 0, settled: 'open' }],
  approvedBy: [],
  rejection: null,
  settledAt: null,
  ...more,
})

/** Returns a member with a paid month that renews. */
export const aStanding = (line: Partial<Subscription> = {}, more: Partial<Standing> = {}): Standing => ({
  ...NO_STANDING,
  subscription: aSubscription(line),
  periods: [aPeriod()],
  ...more,
})
