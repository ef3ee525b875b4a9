import type { Change, StoredPayment } from '#state/Change.ts'
import type { GatewayState } from '#state/GatewayState.ts'
import { AUTHENTICATE_WITHIN_MS, CONFIRM_WITHIN_MS } from './limits.ts'

export interface Expiry {
  readonly at: number
  readonly change: Change
}

/** Returns the payments that have expired by now, the earliest first. */
export function expireOpenPayments(state: GatewayState, now: number): Expiry[] {
  return [...state.openPaymentKeys]
    .flatMap((key) => state.payments.get(key) ?? [])
    .map((payment) => ({ at: deadlineOf(payment), change: expired(payment) }))
    .filter(({ at }) => now > at)
    .sort((one, other) => one.at - other.at)
}

function deadlineOf({ authenticatedAt, requestedAt }: StoredPayment): number {
  return authenticatedAt === null ? requestedAt + AUTHENTICATE_WITHIN_MS : authenticatedAt + CONFIRM_WITHIN_MS
}

function expired(payment: StoredPayment): Change {
  return { kind: 'payment', payment: { ...payment, status: 'EXPIRED' } }
}
