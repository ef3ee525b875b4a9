import { PLANS, type PlanId } from '@pandok/domain'
import type { adminSummary, ResultOf } from '@pandok/protocol'
import type { Series } from './Series.ts'
import { seriesStyle } from './seriesStyle.ts'

export type Month = ResultOf<typeof adminSummary>['months'][number]

/** One series per plan in the order of the price list; plans without any value are left out. */
export function seriesOf(
  months: readonly Month[],
  amountOf: (month: Month, planId: PlanId) => number | undefined,
  planName: (planId: PlanId) => string,
): Series[] {
  return PLANS.map(({ id }) => ({
    id,
    label: planName(id),
    look: seriesStyle[id],
    values: months.map((month) => amountOf(month, id) ?? 0),
  })).filter(({ values }) => values.some((value) => value > 0))
}

export const capturedOf = ({ plans }: Month, planId: PlanId) =>
  plans.find((plan) => plan.planId === planId)?.captured

export const refundedOf = ({ plans }: Month, planId: PlanId) =>
  plans.find((plan) => plan.planId === planId)?.refunded

export const activeOf = ({ active }: Month, planId: PlanId) =>
  active.find((plan) => plan.planId === planId)?.count
