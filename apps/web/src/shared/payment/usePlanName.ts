import { type PlanId, planOf } from '@pandok/domain'
import { type Text, useText } from '#platform/text/text.ts'

function planName(planId: PlanId, text: Text): string {
  const { tier, sheets } = planOf(planId)
  return tier === null ? text('store.price.sheets.name', { count: sheets }) : text(`store.price.plan.${tier}`)
}

export function usePlanName(): (planId: PlanId) => string {
  const text = useText()
  return (planId) => planName(planId, text)
}
