import {
  isRenewing,
  isTierPlan,
  linesByHand,
  type Period,
  type RefundCase,
  renewalDueAt,
  type Standing,
  type Subscription,
} from '@pandok/domain'
import { type AnyStoreMail, storeMails } from './storeMails.ts'

interface ChangeFacts {
  now: Date
  /** The card that was or would be charged, with its number as masked by the gateway. */
  card: string | null
  /** The member did not stop anything, and nothing can be used until the suspension is lifted. */
  isSuspended: boolean
}

type Change = Pick<Standing, 'subscription' | 'periods' | 'refunds'>

/**
 * Returns the mails about a change. They are sent in the transaction that writes the change, so they are sent
 * once, whatever the source of the event: the buyer's browser, a webhook or a job.
 */
export function mailsAfter(before: Change, after: Change, facts: ChangeFacts): AnyStoreMail[] {
  return [
    ...receipts(before, after, facts),
    ...mailsOfLine(before.subscription, after.subscription, facts),
    ...after.refunds.flatMap((refund) => mailsOfRefund(before, after, refund, facts)),
  ]
}

function receipts(before: Change, { periods, subscription }: Change, { now, card }: ChangeFacts) {
  const known = new Set(before.periods.map(({ orderId }) => orderId))
  const renews = subscription !== null && isRenewing(subscription)
  return periods
    .filter(({ orderId }) => !known.has(orderId))
    .map((period) =>
      storeMails.receipt({
        period,
        paidAt: now,
        card,
        renewsAt: renews && isTierPlan(period.planId) ? period.endsAt : null,
      }),
    )
}

function mailsOfLine(
  before: Subscription | null,
  after: Subscription | null,
  { now, card, isSuspended }: ChangeFacts,
): AnyStoreMail[] {
  if (!before || !after || before.life !== after.life) return []
  const { planId, expiresAt, state } = after
  const retryAt = after.failedRenewals > before.failedRenewals ? renewalDueAt(after) : null
  if (retryAt) return [storeMails.renewalFailed({ planId, retryAt, card })]
  if (state === before.state) return []
  if (state === 'stopped')
    return [storeMails[isSuspended ? 'autoSuspended' : 'autoStopped']({ planId, expiresAt })]
  if (state === 'expired') return [storeMails.planUnpaid({ planId, endedAt: now })]
  // The mail about the refund says that it has ended.
  if (state === 'ended' && !after.endedByRefund) return [storeMails.planEnded({ planId, endedAt: expiresAt })]
  return []
}

function mailsOfRefund(
  before: Change,
  after: Change,
  refund: RefundCase,
  { now }: ChangeFacts,
): AnyStoreMail[] {
  const period = coveredBy(refund, after.periods)
  const hasChanged = before.refunds.find(({ id }) => id === refund.id)?.state !== refund.state
  if (!period || !hasChanged) return []
  const { planId } = period
  switch (refund.state) {
    case 'requested':
      return [storeMails.refundRequested(planId, refund)]
    case 'completed':
      return [
        linesByHand(refund).length > 0
          ? storeMails.refundByHand(planId, refund, now)
          : storeMails.refundCompleted(planId, refund, now),
      ]
    case 'rejected': {
      const expiresAt =
        refund.life === null ? period.endsAt : (after.subscription?.expiresAt ?? period.endsAt)
      return [storeMails.refundRejected({ planId, rejection: refund.rejection ?? '', expiresAt })]
    }
    default:
      return []
  }
}

const coveredBy = ({ lines }: RefundCase, periods: readonly Period[]): Period | undefined =>
  periods.find(({ orderId }) => lines.some((line) => line.orderId === orderId))
