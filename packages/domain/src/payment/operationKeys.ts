import type { Order } from './Order.ts'
import type { RefundCase, RefundLine } from './RefundCase.ts'

/**
 * Idempotency keys. The gateway compares neither bodies nor orders under a key and repeats refusals for 15
 * days, so each operation has its own key: the same one after a lost answer, another one after an error.
 */
export const confirmKey = ({ id }: Pick<Order, 'id'>): string => `confirm:${id}`

export const voidKey = ({ id, voidAttempt }: Pick<Order, 'id' | 'voidAttempt'>): string =>
  `void:${id}#${voidAttempt}`

export const cancelKey = ({ id }: Pick<RefundCase, 'id'>, { orderId, attempt }: RefundLine): string =>
  `cancel:${id}:${orderId}#${attempt}`

/** The gateway forgets keys after 15 days; the same request sent later would be a new one. */
export const KEY_LIFE_DAYS = 14
