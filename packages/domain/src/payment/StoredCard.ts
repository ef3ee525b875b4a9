/** A stored card that may be charged again. */
export interface StoredCard {
  id: string
  payerId: string
  /** The order for which it was stored. */
  orderId: string
  /** The billing key and the customer at the gateway, encrypted together. */
  sealed: Uint8Array
  number: string
  issuerCode: string
}
