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

/** One payment's share. */
export interface RefundLine {
  orderId: string
  /** What the order paid. */
  paidWon: number
  refundWon: number
  /** Errors so far: the next try needs a key of its own, since the gateway repeats its answers for 15 days. */
  attempt: number
  /** `nothing`: its time is used up, and it is only closed with the others. */
  settled: 'open' | 'gateway' | 'byHand' | 'nothing'
}

export interface RefundCase {
  id: string
  payerId: string
  /** The life of the subscription that it ends; null for sheets. */
  life: number | null
  state: RefundState
  requestedAt: Date
  /** As shown to the member before asking, with what it was computed from. */
  quote: RefundQuote
  lines: readonly RefundLine[]
  /** Ids of the administrators who approved it. */
  approvedBy: readonly string[]
  /** Why it was rejected, in the administrator's words. */
  rejection: string | null
  settledAt: Date | null
}

export const isOpenRefund = ({ state }: Pick<RefundCase, 'state'>): boolean =>
  state === 'requested' || state === 'processing' || state === 'unknown'
