import type { RefundQuote } from './quoteRefund.ts'

export const REFUND_STATES = [
  'requested',
  'processing',
  'unknown',
  'completed',
  'rejected',
  'withdrawn',
] as const
/** `unknown`: a cancel was lost or refused at the gateway and needs a look-up or a person. */
export type RefundState = (typeof REFUND_STATES)[number]

/** The part of one payment in a refund. */
export interface RefundLine {
  orderId: string
  /** The amount that the order paid. */
  paidWon: number
  refundWon: number
  /**
   * The number of errors so far. The next attempt needs another key, because the gateway repeats its answers
   * for 15 days.
   */
  attempt: number
  /** `nothing` means that its time is used up, and that it is only closed together with the others. */
  settled: 'open' | 'gateway' | 'byHand' | 'nothing'
}

export interface RefundCase {
  id: string
  payerId: string
  /** The life of the subscription that it ends, or null for sheets. */
  life: number | null
  state: RefundState
  requestedAt: Date
  /** The quote that the member saw before the request, with the figures from which it was computed. */
  quote: RefundQuote
  lines: readonly RefundLine[]
  /** The ids of the administrators who approved it. */
  approvedBy: readonly string[]
  /** The reason for the rejection in the administrator's words. */
  rejection: string | null
  settledAt: Date | null
}

export const isOpenRefund = ({ state }: Pick<RefundCase, 'state'>): boolean =>
  state === 'requested' || state === 'processing' || state === 'unknown'
