import { type PaymentLabel, PLANS, type PlanId } from '@pandok/domain'
import { paymentPlans, paymentSubscription, type ResultOf } from '@pandok/protocol'
import { keepPreviousData } from '@tanstack/react-query'
import { useActionQuery } from '#rpc/useActionQuery.ts'
import { useSession } from '#shared/session/session.ts'

export type OfferedPlan = ResultOf<typeof paymentPlans>['plans'][number]

export const isPaidPlan = (plan: OfferedPlan): plan is OfferedPlan & { id: PlanId } => plan.id !== 'free'

export const isForSale = ({ offer }: OfferedPlan): boolean => offer === 'buy' || offer === 'extend'

/** What is for sale to whoever looks. Prices are known at once, what may be bought when the server has said so. */
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

/** A plan whose refund is asked for can't be used: the server counts the member as whatever is left beside it. */
const IN_USE: readonly PaymentLabel[] = ['active', 'stopped']

/** Whether this is what the member has at the moment: paid for, or given by customer service. */
export const isCurrentPlan = ({ all, find, subscription }: Plans, id: PlanId | 'free'): boolean => {
  const used = subscription && IN_USE.includes(subscription.label) ? subscription.planId : null
  return id === 'free'
    ? used === null && all.some((plan) => plan.id === 'free' && plan.offer === 'current')
    : used === id || (find(id)?.granted ?? null) !== null
}
