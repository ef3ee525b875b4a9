import type { PlanId } from '@pandok/domain'

/**
 * The values of mails about money. Times are ISO strings and amounts are in won; they are formatted for the
 * reader when the mail is rendered.
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
  /** It is sent because the member was suspended. */
  autoSuspended: { planId: PlanId; expiresAt: string }
  planEnded: { planId: PlanId; endedAt: string }
  planUnpaid: { planId: PlanId; endedAt: string }
  refundRequested: { planId: PlanId; refundWon: number; requestedAt: string }
  refundCompleted: { planId: PlanId; refundWon: number; refundedAt: string }
  /**
   * It is sent if some of the money could not be returned to the payment method; `byHandWon` is given if that
   * is not all of it.
   */
  refundByHand: { planId: PlanId; refundWon: number; byHandWon?: number; refundedAt: string }
  refundRejected: { planId: PlanId; rejection: string; expiresAt: string }
}
