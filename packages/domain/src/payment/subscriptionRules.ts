import type { SubscriptionState } from './Subscription.ts'

export type SubscriptionEventType =
  | 'bought'
  | 'renewed'
  | 'renewalUnclear'
  | 'renewalFailed'
  | 'cardLost'
  | 'stop'
  | 'resume'
  | 'clock'
  | 'refunded'

export type SubscriptionGuard =
  | 'withCard'
  | 'samePlan'
  | 'retryLeft'
  | 'beforeExpiry'
  | 'resumable'
  | 'expiryReached'
  | 'graceOver'

export interface SubscriptionRule {
  from: readonly (SubscriptionState | 'none')[]
  event: SubscriptionEventType
  guard?: SubscriptionGuard
  to: SubscriptionState
  /** `begin` starts a new life from now, `append` adds a period to the current one. */
  period?: 'begin' | 'append'
  /** If true, the billing key is deleted at the gateway. */
  dropsCard?: true
}

const OVER = ['none', 'ended', 'expired'] as const

/**
 * The first matching rule applies; an event without one is refused. With an open refund, only `refunded` is
 * allowed.
 */
export const SUBSCRIPTION_RULES: readonly SubscriptionRule[] = [
  { from: OVER, event: 'bought', guard: 'withCard', to: 'active', period: 'begin' },
  { from: OVER, event: 'bought', to: 'stopped', period: 'begin' },
  // There is still no automatic payment: the member stopped it, and a single payment doesn't resume it.
  { from: ['stopped'], event: 'bought', guard: 'samePlan', to: 'stopped', period: 'append' },

  { from: ['active', 'pastDue'], event: 'renewed', to: 'active', period: 'append' },
  { from: ['active', 'pastDue'], event: 'renewalUnclear', to: 'pastDue' },
  { from: ['active', 'pastDue'], event: 'renewalFailed', guard: 'retryLeft', to: 'pastDue' },
  { from: ['active', 'pastDue'], event: 'renewalFailed', to: 'expired', dropsCard: true },
  { from: ['active'], event: 'cardLost', guard: 'beforeExpiry', to: 'stopped', dropsCard: true },
  { from: ['active', 'pastDue'], event: 'cardLost', to: 'expired', dropsCard: true },

  { from: ['active'], event: 'stop', to: 'stopped' },
  { from: ['pastDue'], event: 'stop', to: 'expired', dropsCard: true },
  { from: ['stopped'], event: 'resume', guard: 'resumable', to: 'active' },

  { from: ['stopped'], event: 'clock', guard: 'expiryReached', to: 'ended', dropsCard: true },
  { from: ['active', 'pastDue'], event: 'clock', guard: 'graceOver', to: 'expired', dropsCard: true },
  { from: ['active', 'stopped'], event: 'refunded', to: 'ended', dropsCard: true },
]
