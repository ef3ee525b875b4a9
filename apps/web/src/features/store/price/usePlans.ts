import { type PaymentLabel, PLANS, type PlanId } from '@pandok/domain'
import { paymentPlans, paymentSubscription, type ResultOf } from '@pandok/protocol'
import { keepPreviousData } from '@tanstack/react-query'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { useSession } from '#shared/session/session.ts'

export type OfferedPlan = ResultOf<typeof paymentPlans>['plans'][number]

export const isPaidPlan = (plan: OfferedPlan): plan is OfferedPlan & { id: PlanId } => plan.id !== 'free'

export const isForSale = ({ offer }: OfferedPlan): boolean => offer === 'buy' || offer === 'extend'

/**
 * The plans on sale. Prices are known at once; what this visitor may buy follows when the server has
 * answered.
 */
export function usePlans() {
  const isSignedIn = useSession().authToken !== null
  const plans = useActionQuery(paymentPlans, {}, { placeholderData: keepPreviousData })
  const standing = useActionQuery(
    paymentSubscription,
    {},
    { enabled: isSignedIn, placeholderData: keepPreviousData },
  )
  const subscription = isSignedIn ? (standing.data?.subscription ?? null) : null
  return {
    isSignedIn,
    isReady: plans.data !== undefined && (!isSignedIn || standing.data !== undefined),
    error: plans.error ?? standing.error,
    retry: () => Promise.all([plans.refetch(), ...(isSignedIn ? [standing.refetch()] : [])]),
    subscription,
    all: plans.data?.plans ?? [],
    find: (id: PlanId) => plans.data?.plans.find((plan) => plan.id === id) ?? null,
    priceOf: (id: PlanId): number =>
      plans.data?.plans.find((plan) => plan.id === id)?.amount ??
      PLANS.find((plan) => plan.id === id)?.priceWon ??
      0,
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
