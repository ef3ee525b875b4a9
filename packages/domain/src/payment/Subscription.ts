import type { PlanId } from './plans.ts'

export const SUBSCRIPTION_STATES = ['active', 'stopped', 'pastDue', 'ended', 'expired'] as const
/**
 * `stopped`: used until its expiry and not renewed. `pastDue`: a renewal has not come through and will be tried again.
 * `ended` by the member's will, `expired` because it was not paid for.
 */
export type SubscriptionState = (typeof SUBSCRIPTION_STATES)[number]

/** The member's one line of monthly plans. */
export interface Subscription {
  id: string
  payerId: string
  planId: PlanId
  state: SubscriptionState
  /** Counts up when it begins anew after an end: a late renewal of an earlier life is worth nothing. */
  life: number
  /** How many periods this life has had, so that a renewal says which one it is for. */
  periodCount: number
  /** The day of the month in Asia/Seoul that renewals fall on, where the month has it. */
  anchorDay: number
  expiresAt: Date
  /** A billing key is kept at the gateway, as it is for every line that renews. */
  hasCard: boolean
  /** Renewals of the coming period that failed. */
  failedRenewals: number
  pastDueSince: Date | null
  lastFailedAt: Date | null
  endedByRefund: boolean
}

export const isRenewing = ({ state }: Pick<Subscription, 'state'>): boolean =>
  state === 'active' || state === 'pastDue'

export const isSubscriptionOver = ({ state }: Pick<Subscription, 'state'>): boolean =>
  state === 'ended' || state === 'expired'
