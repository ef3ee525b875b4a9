/** A card that may be charged again, as it is kept. */
export interface StoredCard {
  id: string
  payerId: string
  /** The one that it was given for. */
  orderId: string
  /** Its key and its customer at the gateway, sealed together. */
  sealed: Uint8Array
  number: string
  issuerCode: string
}
