import { canRequestRefund } from './canRequestRefund.ts'
import { isTierPlan } from './plans.ts'
import { quoteRefund } from './quoteRefund.ts'
import type { RefundCase } from './RefundCase.ts'
import { refundScope } from './refundScope.ts'
import type { Standing } from './Standing.ts'
import { subscriptionOf } from './subscriptionOf.ts'

/**
 * From now on, access to what the request covers is frozen. The result is null if `canRequestRefund` refuses.
 */
export function requestRefund(
  asked: { id: string; payerId: string; orderId: string },
  standing: Standing,
  now: Date,
): RefundCase | null {
  if (!canRequestRefund(standing, asked.orderId, now).ok) return null
  const scope = refundScope(standing, asked.orderId, now)
  const quote = quoteRefund(scope, now)
  const isTier = scope.some(({ planId }) => isTierPlan(planId))
  return {
    id: asked.id,
    payerId: asked.payerId,
    life: isTier ? (subscriptionOf(standing, now)?.life ?? null) : null,
    state: 'requested',
    requestedAt: now,
    quote,
    lines: quote.lines.map(({ orderId, paidWon, refundWon }) => ({
      orderId,
      paidWon,
      refundWon,
      attempt: 0,
      settled: refundWon === 0 ? 'nothing' : 'open',
    })),
    approvedBy: [],
    rejection: null,
    settledAt: null,
  }
}
