import type { Books } from '#books/Books.ts'
import type { Change, KeptPayment } from '#books/Change.ts'
import { AUTHENTICATE_WITHIN_MS, CONFIRM_WITHIN_MS } from './limits.ts'

export interface Expiry {
  readonly at: number
  readonly change: Change
}

/** Returns the payments that have expired by now, the earliest first. */
export function expireOpenPayments(books: Books, now: number): Expiry[] {
  return [...books.openPaymentKeys]
    .flatMap((key) => books.payments.get(key) ?? [])
    .map((payment) => ({ at: deadlineOf(payment), change: expired(payment) }))
    .filter(({ at }) => now > at)
    .sort((one, other) => one.at - other.at)
}

function deadlineOf({ authenticatedAt, requestedAt }: KeptPayment): number {
  return authenticatedAt === null ? requestedAt + AUTHENTICATE_WITHIN_MS : authenticatedAt + CONFIRM_WITHIN_MS
}

function expired(payment: KeptPayment): Change {
  return { kind: 'payment', payment: { ...payment, status: 'EXPIRED' } }
}
