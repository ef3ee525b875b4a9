import { isTierPlan, planOf, type StoredStanding, sheetActionsOf, sheetLabelOf } from '@pandok/domain'
import type { AdminUser } from '@pandok/protocol'
import { refundOfOrder, refundView } from './refundOf.ts'

/** Ended passes are shown for this long; older ones are in the history. */
const ENDED_SHOWN_MS = 90 * 24 * 3_600_000

export const sheetsView = (standing: StoredStanding, now: Date): AdminUser['sheets'] =>
  standing.periods
    .filter(
      ({ planId, endsAt, closedAt }) =>
        !isTierPlan(planId) && now.getTime() - (closedAt ?? endsAt).getTime() < ENDED_SHOWN_MS,
    )
    .map((period) => {
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
    })
