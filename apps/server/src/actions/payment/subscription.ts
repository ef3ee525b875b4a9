import { isTierPlan, planOf, sheetActionsOf, sheetLabelOf } from '@pandok/domain'
import { paymentSubscription as contract } from '@pandok/protocol'
import { implement } from '#rpc/implement.ts'
import { paymentView } from './paymentView.ts'
import { refundOfOrder, refundView } from './refundOf.ts'
import { subscriptionView } from './subscriptionView.ts'

/** Passes that ended are shown so long; older ones are in the history. */
const ENDED_SHOWN_MS = 90 * 24 * 3_600_000

export const paymentSubscription = implement(contract, async ({ actor, repositories, now: clock }) => {
  const payer = await repositories.payers.findByMember(actor.memberId)
  if (!payer) return { subscription: null, sheets: [], pending: [] }
  const now = clock()
  const standing = await repositories.standings.load(payer.id)
  const card = await repositories.billingCards.findCurrent(payer.id)
  const pending = await repositories.orders.listPending(payer.id)
  const sheets = standing.periods.filter(
    ({ planId, endsAt, closedAt }) =>
      !isTierPlan(planId) && now.getTime() - (closedAt ?? endsAt).getTime() < ENDED_SHOWN_MS,
  )
  return {
    subscription: subscriptionView(standing, card, now),
    sheets: sheets.map((period) => {
      const refund = refundOfOrder(standing, period.orderId)
      return {
        paymentId: period.orderId,
        planId: period.planId,
        sheets: planOf(period.planId).sheets,
        label: sheetLabelOf({ period, refund, now }),
        startsAt: period.startsAt.toISOString(),
        expiresAt: period.endsAt.toISOString(),
        refund: refundView(refund),
        may: sheetActionsOf(period, standing, now),
      }
    }),
    pending: pending.map((order) => paymentView({ order, receipt: null }, standing, now)),
  }
})
