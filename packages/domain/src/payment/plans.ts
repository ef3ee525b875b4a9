import type { Tier } from '../entitlements.ts'

/** A paid pass; prices are in won and include value-added tax. */
export interface Plan {
  id: string
  priceWon: number
  period: 'month' | 'year'
  /** The tier of the member, or null if the plan doesn't change it. */
  tier: Tier | null
  /** Places for paid library plates, in addition to those of the tier. */
  sheets: number
}

export const PLANS = [
  { id: 'basic-monthly', priceWon: 30_000, period: 'month', tier: 'basic', sheets: 0 },
  { id: 'standard-monthly', priceWon: 50_000, period: 'month', tier: 'standard', sheets: 0 },
  { id: 'sheet-1-yearly', priceWon: 200_000, period: 'year', tier: null, sheets: 1 },
  { id: 'sheet-3-yearly', priceWon: 300_000, period: 'year', tier: null, sheets: 3 },
  { id: 'sheet-5-yearly', priceWon: 400_000, period: 'year', tier: null, sheets: 5 },
] as const satisfies readonly Plan[]

export type PlanId = (typeof PLANS)[number]['id']

export const isPlanId = (id: string): id is PlanId => PLANS.some((plan) => plan.id === id)

export function planOf(id: PlanId): Plan & { id: PlanId } {
  const plan = PLANS.find((candidate) => candidate.id === id)
  if (!plan) throw new Error(`There is no plan ${id}`)
  return plan
}

/** Plans with a tier follow one another in the member's only subscription; sheets run independently. */
export const isTierPlan = (id: PlanId): boolean => planOf(id).tier !== null
