import type { RefundState } from './RefundCase.ts'

export type RefundEventType =
  | 'withdraw'
  | 'reject'
  | 'approve'
  | 'settled'
  | 'paidByHand'
  | 'lost'
  | 'refused'
  | 'retry'

export type RefundGuard = 'enoughApprovals' | 'newApproval' | 'allSettled'

export interface RefundRule {
  from: readonly RefundState[]
  event: RefundEventType
  guard?: RefundGuard
  to: RefundState
  /**
   * `giveBack` returns the frozen time, `cancel` cancels every open line at the gateway, and `close` closes
   * the periods and ends the subscription.
   */
  effect?: 'giveBack' | 'cancel' | 'close'
}

const AT_GATEWAY = ['processing', 'unknown'] as const

/** The first matching rule applies; a settled case is left as it is. */
export const REFUND_RULES: readonly RefundRule[] = [
  { from: ['requested'], event: 'withdraw', to: 'withdrawn', effect: 'giveBack' },
  { from: ['requested'], event: 'reject', to: 'rejected', effect: 'giveBack' },
  { from: ['requested'], event: 'approve', guard: 'enoughApprovals', to: 'processing', effect: 'cancel' },
  { from: ['requested'], event: 'approve', guard: 'newApproval', to: 'requested' },
  { from: AT_GATEWAY, event: 'settled', guard: 'allSettled', to: 'completed', effect: 'close' },
  { from: ['processing'], event: 'settled', to: 'processing' },
  { from: ['unknown'], event: 'settled', to: 'unknown' },
  { from: ['unknown'], event: 'paidByHand', guard: 'allSettled', to: 'completed', effect: 'close' },
  { from: ['unknown'], event: 'paidByHand', to: 'unknown' },
  { from: AT_GATEWAY, event: 'lost', to: 'unknown' },
  { from: AT_GATEWAY, event: 'refused', to: 'unknown' },
  { from: AT_GATEWAY, event: 'retry', to: 'processing', effect: 'cancel' },
]
