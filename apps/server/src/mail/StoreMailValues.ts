import type { PlanId } from '@pandok/domain'

/**
 * What the mails about money say. Times are ISO strings and amounts won: they are written the reader's way only when the
 * mail is rendered.
 */
export interface StoreMailValues {
  receipt: {
    planId: PlanId
    amountWon: number
    vatWon: number
    paidAt: string
    card?: string
    orderId: string
    startsAt: string
    expiresAt: string
    renewsAt?: string
  }
  /** `count` is in days. */
  renewalSoon: { planId: PlanId; amountWon: number; renewsAt: string; card?: string; count: number }
  renewalFailed: { planId: PlanId; amountWon: number; retryAt: string; card?: string }
  autoStopped: { planId: PlanId; expiresAt: string }
  /** Because the member was suspended. */
  autoSuspended: { planId: PlanId; expiresAt: string }
  planEnded: { planId: PlanId; endedAt: string }
  planUnpaid: { planId: PlanId; endedAt: string }
  refundRequested: { planId: PlanId; refundWon: number; requestedAt: string }
  refundCompleted: { planId: PlanId; refundWon: number; refundedAt: string }
  /** Where some of it could not go back to the payment method; `byHandWon` where that is not all of it. */
  refundByHand: { planId: PlanId; refundWon: number; byHandWon?: number; refundedAt: string }
  refundRejected: { planId: PlanId; rejection: string; expiresAt: string }
}
