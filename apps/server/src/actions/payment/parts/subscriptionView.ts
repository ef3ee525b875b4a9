import {
  actionsOf,
  graceEnd,
  isPeriodAt,
  isRenewing,
  isSubscriptionOver,
  isTierPlan,
  labelOf,
  planOf,
  renewalDueAt,
  type StoredCard,
  type StoredStanding,
  subscriptionOf,
} from '@pandok/domain'
import type { SubscriptionView } from '@pandok/protocol'
import type { Services } from '#rpc/Services.ts'
import { refundOfLine, refundView } from './refundOf.ts'

/** Returns the subscription of the member at this time. */
export function subscriptionView(
  standing: StoredStanding,
  card: Pick<StoredCard, 'number' | 'issuerCode'> | null,
  now: Date,
): SubscriptionView | null {
  const line = subscriptionOf(standing, now)
  if (!line) return null
  const { priceWon, tier } = planOf(line.planId)
  const ofTier = standing.periods.filter(({ planId }) => isTierPlan(planId))
  const refund = refundOfLine(standing)
  const label = labelOf({ subscription: line, refund, now })
  const dueAt = label === 'active' ? renewalDueAt(line) : null
  return {
    id: line.id,
    planId: line.planId,
    tier: tier ?? 'free',
    label,
    autoRenew: isRenewing(line),
    // The first periods of an old subscription may be deleted, because payments are not stored for ever.
    startedAt: ((ofTier.at(-line.periodCount) ?? ofTier[0])?.startsAt ?? line.expiresAt).toISOString(),
    expiresAt: line.expiresAt.toISOString(),
    next: dueAt && { at: dueAt.toISOString(), amount: priceWon },
    problem: line.state === 'pastDue' ? { graceEndsAt: graceEnd(line).toISOString() } : null,
    card: card && !isSubscriptionOver(line) ? { number: card.number, issuerCode: card.issuerCode } : null,
    paymentId: ofTier.find((period) => isPeriodAt(period, now))?.orderId ?? null,
    refund: refundView(refund),
    may: actionsOf(standing, now),
  }
}

/** It works with or without the payer's lock. */
export const readSubscription = async (
  { standings, billingCards }: Pick<Services['repositories'], 'standings' | 'billingCards'>,
  payerId: string,
  now: Date,
): Promise<SubscriptionView | null> =>
  subscriptionView(await standings.load(payerId), await billingCards.findCurrent(payerId), now)
