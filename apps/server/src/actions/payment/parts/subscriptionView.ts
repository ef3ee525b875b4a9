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

/** The member's line of monthly plans, as the clock has it now. */
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
    // Of a line older than payments are kept, the first periods are gone.
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

/** With the payer's lock or without it. */
export const readSubscription = async (
  { standings, billingCards }: Pick<Services['repositories'], 'standings' | 'billingCards'>,
  payerId: string,
  now: Date,
): Promise<SubscriptionView | null> =>
  subscriptionView(await standings.load(payerId), await billingCards.findCurrent(payerId), now)
