import { FOUR_EYES_OVER_WON } from './limits.ts'
import type { RefundCase, RefundLine } from './RefundCase.ts'
import { REFUND_RULES, type RefundGuard, type RefundRule } from './refundRules.ts'
import { rulesByEvent } from './rulesByEvent.ts'

export type RefundEvent =
  | { type: 'withdraw'; now: Date }
  | { type: 'reject'; reason: string; now: Date }
  | { type: 'approve'; adminId: string }
  /** The balance of the payment at the gateway is as expected. */
  | { type: 'settled'; orderId: string; now: Date }
  /** The line was paid by bank transfer; the evidence is stored elsewhere. */
  | { type: 'paidByHand'; orderId: string; now: Date }
  /**
   * There was no answer, or the request is still being processed, so the payment is looked up and the request
   * retried with the same key.
   */
  | { type: 'lost'; orderId: string; attempt: number }
  /** The answer was an error, so the payment is looked up and the request retried with another key. */
  | { type: 'refused'; orderId: string; attempt: number }
  | { type: 'retry' }

export interface RefundStep {
  refund: RefundCase
  effect: NonNullable<RefundRule['effect']> | null
}

export const approvalsNeeded = (totalWon: number): number => (totalWon > FOUR_EYES_OVER_WON ? 2 : 1)

const rulesFor = rulesByEvent(REFUND_RULES)

const GUARDS: Record<RefundGuard, (before: RefundCase, after: RefundCase) => boolean> = {
  enoughApprovals: (_before, after) => after.approvedBy.length >= approvalsNeeded(after.quote.totalWon),
  newApproval: (before, after) => after.approvedBy.length > before.approvedBy.length,
  allSettled: (_before, after) => after.lines.every(({ settled }) => settled !== 'open'),
}

/** Returns null if the event is refused or changes nothing, as every duplicate does. */
export function nextRefund(refund: RefundCase, event: RefundEvent): RefundStep | null {
  const after = withEvent(refund, event)
  const rule = rulesFor(event.type).find(
    ({ from, guard }) => from.includes(refund.state) && (guard === undefined || GUARDS[guard](refund, after)),
  )
  if (!rule || ('orderId' in event && after === refund)) return null
  const isSettled = rule.to === 'completed' || rule.to === 'rejected' || rule.to === 'withdrawn'
  return {
    refund: { ...after, state: rule.to, settledAt: isSettled && 'now' in event ? event.now : null },
    effect: rule.effect ?? null,
  }
}

function withEvent(refund: RefundCase, event: RefundEvent): RefundCase {
  if (event.type === 'approve')
    return { ...refund, approvedBy: [...new Set([...refund.approvedBy, event.adminId])] }
  if (event.type === 'reject') return { ...refund, rejection: event.reason }
  if (!('orderId' in event)) return refund
  const line = refund.lines.find(
    ({ orderId, settled, attempt }) =>
      orderId === event.orderId &&
      settled === 'open' &&
      // Another server may have received this answer already and sent the next attempt, whose key must be
      // kept.
      (!('attempt' in event) || event.attempt === attempt),
  )
  return line
    ? { ...refund, lines: refund.lines.map((each) => (each === line ? lineAfter(each, event) : each)) }
    : refund
}

function lineAfter(line: RefundLine, { type }: RefundEvent): RefundLine {
  if (type === 'settled') return { ...line, settled: 'gateway' }
  if (type === 'paidByHand') return { ...line, settled: 'byHand' }
  return type === 'refused' ? { ...line, attempt: line.attempt + 1 } : { ...line }
}
