import { isDefiniteRefusal } from './gatewayCodes.ts'
import type { GatewayEvent } from './nextOrder.ts'
import type { Order } from './Order.ts'

/** What of a payment at the gateway decides. */
export interface GatewayPayment {
  orderId: string
  status: string
  totalWon: number
  /** What is left of it; only this tells how much was given back. */
  balanceWon: number
  currency: string
}

/** An error in place of a payment. */
export const eventOfCode = (code: string): GatewayEvent =>
  isDefiniteRefusal(code) ? { type: 'refused', code } : { type: 'unclear' }

/** A payment, be it in the answer to a confirm, to a cancel or to a look-up. */
export function eventOfPayment(
  { orderId, status, totalWon, balanceWon, currency }: GatewayPayment,
  { voiding }: Pick<Order, 'voiding'>,
): GatewayEvent {
  switch (status) {
    case 'DONE':
      return { type: 'captured', payment: { orderId, totalWon, currency } }
    case 'READY':
    case 'IN_PROGRESS':
      // The buyer is there, the money is not: nothing was confirmed.
      return { type: 'absent' }
    case 'ABORTED':
    case 'EXPIRED':
      return { type: 'dead', code: status }
    case 'CANCELED':
    case 'PARTIAL_CANCELED':
      // Given back before we ever heard of the capture, as an operator can do: nothing is left to grant or to void.
      if (balanceWon === 0) return voiding === 'due' ? { type: 'returned' } : { type: 'dead', code: status }
      return { type: 'unclear' }
    default:
      return { type: 'unclear' }
  }
}
