import type { PlanId } from './plans.ts'

export const ORDER_STATES = ['created', 'confirming', 'paid', 'failed', 'canceled', 'unknown'] as const
/** `unknown`: sent to the gateway, and nobody knows yet whether money moved. */
export type OrderState = (typeof ORDER_STATES)[number]

export const ORDER_KINDS = ['new', 'extend', 'renew'] as const
export type OrderKind = (typeof ORDER_KINDS)[number]

/** The period that a renewal is for: it counts only while this is the next one of the subscription. */
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
  /** The plan's price when it was ordered; what is charged is this and nothing else. */
  amountWon: number
  /** The buyer agreed to automatic payment, so the card is kept. */
  autoRenew: boolean
  renewal: RenewalPlace | null
  state: OrderState
  /** A code of the gateway, or why we ended it ourselves. */
  reason: string | null
  /** Money that was taken although nothing may be given for it goes back whole. */
  voiding: 'none' | 'due' | 'done'
  /** Errors in answer to the void; the next try needs a key of its own. */
  voidAttempt: number
  createdAt: Date
  /** When it was first sent to the gateway. */
  confirmingAt: Date | null
}

/** Money may be moving: nothing else is ordered or refunded until this is settled. */
export const isPendingOrder = ({ state }: Pick<Order, 'state'>): boolean =>
  state === 'confirming' || state === 'unknown'

/** Paid, kept, and so worth a period. */
export const isKeptOrder = ({ state, voiding }: Pick<Order, 'state' | 'voiding'>): boolean =>
  state === 'paid' && voiding === 'none'
