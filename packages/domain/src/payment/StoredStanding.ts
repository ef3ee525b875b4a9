import type { RefundCase } from './RefundCase.ts'
import type { Standing } from './Standing.ts'

export interface StoredRefund extends RefundCase {
  /** The reason in the member's words. */
  reason: string
}

/** A standing as it is stored: periods are sorted by their start, refunds by the time of the request. */
export interface StoredStanding extends Standing {
  refunds: readonly StoredRefund[]
}
