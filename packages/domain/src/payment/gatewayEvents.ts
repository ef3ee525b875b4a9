import { isDefiniteRefusal } from './gatewayCodes.ts'
import type { GatewayEvent } from './nextOrder.ts'
import type { Order } from './Order.ts'

/** The part of a payment at the gateway that decides. */
export interface GatewayPayment {
  orderId: string
  status: string
  totalWon: number
  /** The remaining balance; only this tells how much was returned. */
  balanceWon: number
  currency: string
}

/** Converts an error into an event. */
export const eventOfCode = (code: string): GatewayEvent =>
  isDefiniteRefusal(code) ? { type: 'refused', code } : { type: 'unclear' }

/** Converts a payment into an event, be it from a confirm, a cancel or a look-up. */
export function eventOfPayment(
  { orderId, status, totalWon, balanceWon, currency }: GatewayPayment,
  { voiding }: Pick<Order, 'voiding'>,
): GatewayEvent {
  switch (status) {
    case 'DONE':
      return { type: 'captured', payment: { orderId, totalWon, currency } }
    case 'READY':
    case 'IN_PROGRESS':
      // The buyer has authenticated, but nothing was confirmed and no money moved.
      return { type: 'absent' }
    case 'ABORTED':
    case 'EXPIRED':
      return { type: 'dead', code: status }
    case 'CANCELED':
    case 'PARTIAL_CANCELED':
      // It was returned before we knew of the capture, as an operator can do: nothing is left to grant or to
      // void.
      if (balanceWon === 0) return voiding === 'due' ? { type: 'returned' } : { type: 'dead', code: status }
      return { type: 'unclear' }
    default:
      return { type: 'unclear' }
  }
}
