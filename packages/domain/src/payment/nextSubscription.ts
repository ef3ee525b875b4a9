import { graceEnd, hasRetryLeft } from './dunning.ts'
import type { PlanId } from './plans.ts'
import { rulesByEvent } from './rulesByEvent.ts'
import type { Subscription, SubscriptionState } from './Subscription.ts'
import {
  SUBSCRIPTION_RULES,
  type SubscriptionEventType,
  type SubscriptionGuard,
  type SubscriptionRule,
} from './subscriptionRules.ts'

export type SubscriptionEvent =
  | { type: 'bought'; planId: PlanId; withCard: boolean }
  | { type: Exclude<SubscriptionEventType, 'bought'> }

const rulesFor = rulesByEvent(SUBSCRIPTION_RULES)

type Facts = Subscription | null

const GUARDS: Record<SubscriptionGuard, (facts: Facts, event: SubscriptionEvent, now: Date) => boolean> = {
  withCard: (_facts, event) => event.type === 'bought' && event.withCard,
  samePlan: (facts, event) => event.type === 'bought' && facts?.planId === event.planId,
  retryLeft: (facts) => facts !== null && hasRetryLeft(facts.failedRenewals),
  beforeExpiry: (facts, _event, now) => facts !== null && now < facts.expiresAt,
  resumable: (facts, _event, now) => facts?.hasCard === true && now < facts.expiresAt,
  expiryReached: (facts, _event, now) => facts !== null && now >= facts.expiresAt,
  graceOver: (facts, _event, now) => facts !== null && now >= graceEnd(facts),
}

/** Returns the rule that applies, or null if the event is refused or changes nothing. */
export function subscriptionRule(
  subscription: Subscription | null,
  event: SubscriptionEvent,
  { isRefundOpen, now }: { isRefundOpen: boolean; now: Date },
): SubscriptionRule | null {
  // While a refund is open, the subscription is frozen, including its clock, because the time may have to be
  // given back.
  if (isRefundOpen && event.type !== 'refunded') return null
  const from: SubscriptionState | 'none' = subscription?.state ?? 'none'
  return (
    rulesFor(event.type).find(
      (rule) =>
        rule.from.includes(from) &&
        (rule.guard === undefined || GUARDS[rule.guard](subscription, event, now)),
    ) ?? null
  )
}

/**
 * Handles all events except buying and renewing, which also create a period (see `grantOrder`). It returns
 * null if the event is refused.
 */
export function nextSubscription(
  subscription: Subscription,
  event: Exclude<SubscriptionEvent, { type: 'bought' | 'renewed' }>,
  context: { isRefundOpen: boolean; now: Date },
): Subscription | null {
  const rule = subscriptionRule(subscription, event, context)
  if (!rule) return null
  const isFailure = event.type === 'renewalFailed'
  const isMissed = isFailure || event.type === 'renewalUnclear'
  return {
    ...subscription,
    state: rule.to,
    hasCard: subscription.hasCard && !rule.dropsCard,
    failedRenewals: subscription.failedRenewals + (isFailure ? 1 : 0),
    pastDueSince: subscription.pastDueSince ?? (isMissed ? context.now : null),
    lastFailedAt: isFailure ? context.now : subscription.lastFailedAt,
    endedByRefund: subscription.endedByRefund || event.type === 'refunded',
  }
}

/** Returns the subscription at this time, whether or not the job that writes the change has run. */
export const subscriptionAt = (
  subscription: Subscription,
  context: { isRefundOpen: boolean; now: Date },
): Subscription => nextSubscription(subscription, { type: 'clock' }, context) ?? subscription
