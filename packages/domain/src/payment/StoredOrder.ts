import type { Order } from './Order.ts'

/** An order with what the gateway's window calls it. */
export interface StoredOrder extends Order {
  orderName: string
}
