import type { PlanId } from './plans.ts'

export const SUBSCRIPTION_STATES = ['active', 'stopped', 'pastDue', 'ended', 'expired'] as const
/**
 * `stopped`: it can be used until its expiry and isn't renewed. `pastDue`: a renewal has failed and will be
 * tried again. `ended`: the member ended it. `expired`: it wasn't paid for.
 */
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** The subscription of a member, which contains all of their monthly plans one after another. */
export interface Subscription {
  id: string
  payerId: string
  planId: PlanId
  state: SubscriptionState
  /**
   * The life is incremented when the subscription starts again after its end. A late renewal of an earlier
   * life is void.
   */
  life: number
  /** The number of periods in this life, by which a renewal identifies the one it is for. */
  periodCount: number
  /** The day of the month in Asia/Seoul on which renewals fall, if the month has it. */
  anchorDay: number
  expiresAt: Date
  /** True if a billing key is stored at the gateway, as for every subscription that renews. */
  hasCard: boolean
  /** The failed renewals of the coming period. */
  failedRenewals: number
  pastDueSince: Date | null
  lastFailedAt: Date | null
  endedByRefund: boolean
}

export const isRenewing = ({ state }: Pick<Subscription, 'state'>): boolean =>
  state === 'active' || state === 'pastDue'

export const isSubscriptionOver = ({ state }: Pick<Subscription, 'state'>): boolean =>
  state === 'ended' || state === 'expired'
