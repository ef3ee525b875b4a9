import type { PlanId } from './plans.ts'

export const ORDER_STATES = ['created', 'confirming', 'paid', 'failed', 'canceled', 'unknown'] as const
/** `unknown` means that the order was sent to the gateway and it isn't known yet whether money moved. */
export type OrderState = (typeof ORDER_STATES)[number]

export const ORDER_KINDS = ['new', 'extend', 'renew'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

/**
 * The period that a renewal is for. The renewal counts only while this is the next period of the
 * subscription.
 */
export interface RenewalPlace {
  life: number
  index: number
  attempt: number
}

export interface Order {
  id: string
  payerId: string
  planId: PlanId
  kind: OrderKind
  /** The price of the plan when it was ordered, which is exactly the amount that is charged. */
  amountWon: number
  /** True if the buyer agreed to automatic payment, so the card is stored. */
  autoRenew: boolean
  renewal: RenewalPlace | null
  state: OrderState
  /** A code of the gateway, or the reason why the server ended the order itself. */
  reason: string | null
  /** Money that was taken although nothing may be granted for it is returned in full. */
  voiding: 'none' | 'due' | 'done'
  /** The number of errors that answered the void; the next attempt needs another idempotency key. */
  voidAttempt: number
  createdAt: Date
  /** The time at which it was first sent to the gateway. */
  confirmingAt: Date | null
}

/** Money may be moving: nothing else may be ordered or refunded until the order is settled. */
export const isPendingOrder = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'confirming' || state === 'unknown'

/** The order was paid and not returned, so it grants a period. */
export const isKeptOrder = ({ state, voiding }: Pick<Order, 'state' | 'voiding'>): boolean =>
  state === 'paid' && voiding === 'none'
