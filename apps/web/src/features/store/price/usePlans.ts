import { NO_STANDING, type OfferedPlan, offeredPlans, type PaymentLabel, type PlanId } from '@pandok/domain'
import { paymentPlans, paymentSubscription } from '@pandok/protocol'
import { keepPreviousData } from '@tanstack/react-query'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { useSession } from '#shared/session/session.ts'

/** The same for every visitor at any time, so that the price list can be prerendered. */
const VISITOR_PLANS: readonly OfferedPlan[] = offeredPlans(NO_STANDING, null, new Date(0))

export const isPaidPlan = (plan: OfferedPlan): plan is OfferedPlan & { id: PlanId } => plan.id !== 'free'

export const isForSale = ({ offer }: OfferedPlan): boolean => offer === 'buy' || offer === 'extend'

/**
 * The plans on sale. Prices are known at once; what a member may buy follows when the server has answered.
 */
export function usePlans() {
  const isSignedIn = useSession().authToken !== null
  const options = { enabled: isSignedIn, placeholderData: keepPreviousData }
  const plans = useActionQuery(paymentPlans, {}, options)
  const standing = useActionQuery(paymentSubscription, {}, options)
  const all = (isSignedIn ? plans.data?.plans : VISITOR_PLANS) ?? []
  return {
    isSignedIn,
    isReady: !isSignedIn || (plans.data !== undefined && standing.data !== undefined),
    error: isSignedIn ? (plans.error ?? standing.error) : null,
    retry: () => Promise.all([plans.refetch(), standing.refetch()]),
    subscription: isSignedIn ? (standing.data?.subscription ?? null) : null,
    all,
    find: (id: PlanId) => all.find((plan) => plan.id === id) ?? null,
    priceOf: (id: PlanId): number =>
      (all.length > 0 ? all : VISITOR_PLANS).find((plan) => plan.id === id)?.amount ?? 0,
  }
}

export type Plans = ReturnType<typeof usePlans>

/** A plan with a requested refund can't be used; the server counts the member by the remaining plans. */
const IN_USE: readonly PaymentLabel[] = ['active', 'stopped']

/** Whether this is the member's present plan, paid or granted. */
export const isCurrentPlan = ({ all, find, subscription }: Plans, id: PlanId | 'free'): boolean => {
  const used = subscription && IN_USE.includes(subscription.label) ? subscription.planId : null
  return id === 'free'
    ? used === null && all.some((plan) => plan.id === 'free' && plan.offer === 'current')
    : used === id || (find(id)?.granted ?? null) !== null
}
