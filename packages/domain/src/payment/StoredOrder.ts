import type { Order } from './Order.ts'

/** An order with the name that the gateway's window shows. */
export interface StoredOrder extends Order {
  orderName: string
}
