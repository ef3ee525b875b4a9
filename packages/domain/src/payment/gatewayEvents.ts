import { isDefiniteRefusal } from './gatewayCodes.ts'
import type { GatewayEvent } from './nextOrder.ts'
import type { Order } from './Order.ts'

/** The fields of a payment at the gateway that determine the event. */
export interface GatewayPayment {
  orderId: string
  status: string
  totalWon: number
  /** The remaining balance. Only this shows how much was returned. */
  balanceWon: number
  currency: string
}

/** Converts an error into an event. */
export const eventOfCode = (code: string): GatewayEvent =>
  isDefiniteRefusal(code) ? { type: 'refused', code } : { type: 'unclear' }

/** Converts a payment into an event, whether it comes from a confirm, a cancel or a look-up. */
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
      // The money was returned before the server knew of the capture, which an operator can do: nothing
      // remains to be granted or voided.
      if (balanceWon === 0) return voiding === 'due' ? { type: 'returned' } : { type: 'dead', code: status }
      return { type: 'unclear' }
    default:
      return { type: 'unclear' }
  }
}
