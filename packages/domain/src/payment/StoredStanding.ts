import type { RefundCase } from './RefundCase.ts'
import type { Standing } from './Standing.ts'

export interface StoredRefund extends RefundCase {
  /** In the member's words. */
  reason: string
}

/** A standing as it is kept: periods by their start, refunds by when they were asked for. */
export interface StoredStanding extends Standing {
  refunds: readonly StoredRefund[]
}
