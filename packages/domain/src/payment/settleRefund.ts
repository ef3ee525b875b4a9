import { giveTimeBack } from './giveTimeBack.ts'
import { type LedgerTransaction, refundTransaction } from './ledger.ts'
import { nextRefund, type RefundEvent, type RefundStep } from './nextRefund.ts'
import { nextSubscription } from './nextSubscription.ts'
import type { Period } from './Period.ts'
import type { RefundCase } from './RefundCase.ts'
import type { Standing } from './Standing.ts'
import type { Subscription } from './Subscription.ts'

/** All changes, which must be written in one transaction. */
export interface RefundSettlement extends RefundStep {
  periods: readonly Period[]
  subscription: Subscription | null
  ledger: LedgerTransaction | null
}

/**
 * Applies an event to a refund case; every source of events must use it. It returns null if the event is
 * refused or a duplicate.
 */
export function settleRefund(
  before: RefundCase,
  event: RefundEvent,
  standing: Standing,
  now: Date,
): RefundSettlement | null {
  const step = nextRefund(before, event)
  if (!step) return null
  const after =
    step.effect === 'giveBack'
      ? giveTimeBack(before, standing, now)
      : step.effect === 'close'
        ? closed(step.refund, standing, now)
        : standing
  return {
    ...step,
    periods: after.periods,
    subscription: after.subscription,
    ledger: ledgerOf(step.refund, event),
  }
}

function ledgerOf({ lines }: RefundCase, event: RefundEvent): LedgerTransaction | null {
  if (event.type !== 'settled' && event.type !== 'paidByHand') return null
  const line = lines.find(({ orderId }) => orderId === event.orderId)
  return line
    ? refundTransaction(line.orderId, line.refundWon, event.type === 'settled' ? 'gateway' : 'byHand')
    : null
}

function closed({ lines, life }: RefundCase, { periods, subscription }: Standing, now: Date) {
  const refunded = new Map(lines.map(({ orderId, refundWon }) => [orderId, refundWon]))
  return {
    periods: periods.map((period) => {
      const refundedWon = refunded.get(period.orderId)
      return refundedWon === undefined ? period : { ...period, closedAt: now, refundedWon }
    }),
    subscription:
      subscription && life === subscription.life
        ? (nextSubscription(subscription, { type: 'refunded' }, { isRefundOpen: true, now }) ?? subscription)
        : subscription,
  }
}
