import type { Order } from './Order.ts'

/** An order with its name in the gateway's window. */
export interface StoredOrder extends Order {
  orderName: string
}
