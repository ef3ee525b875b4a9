import type { Order } from './Order.ts'

/** An order with what the gateway's window calls it. Its `memberId` is the payer's id. */
export interface StoredOrder extends Order {
  orderName: string
}
