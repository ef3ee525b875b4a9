import { WITHDRAWAL_DAYS } from './limits.ts'
import type { RefundQuoteLine } from './quoteRefund.ts'
import { DAY_MS } from './time.ts'

/** The reasons for the amount of a refund. */
export const REFUND_REASONS = ['notBegun', 'unused', 'daysKept', 'daysAndPenaltyKept'] as const
/**
 * `notBegun` and `unused` (within 7 days) return everything; `daysKept` all but the used days, within 7 days
 * of the start; `daysAndPenaltyKept` later, all but these and a tenth of the rest.
 */
export type RefundReason = (typeof REFUND_REASONS)[number]

/** Returns the reason for the figures at the time of the request. */
export function refundReason(
  line: Pick<RefundQuoteLine, 'isStarted' | 'isUsed' | 'elapsedMs'>,
): RefundReason {
  if (!line.isStarted) return 'notBegun'
  if (line.elapsedMs > WITHDRAWAL_DAYS * DAY_MS) return 'daysAndPenaltyKept'
  return line.isUsed ? 'daysKept' : 'unused'
}
