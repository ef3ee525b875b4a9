import type { GatewayPayment } from './gatewayEvents.ts'

/** A payment at the gateway, with the fields that rules read and those that receipts and histories show. */
export interface PaidPayment extends GatewayPayment {
  /** The key that a cancel request needs. */
  paymentKey: string
  /** The method in the gateway's words, which are Korean. */
  method: string | null
  /** The number as masked by the gateway. */
  cardNumber: string | null
  issuerCode: string | null
  receiptUrl: string | null
  /** These are the gateway's own figures, which may be rounded differently from those of the server. */
  suppliedWon: number
  vatWon: number
  approvedAt: Date | null
}

/** The part of a payment that is shown. */
export type PaymentReceipt = Pick<
  PaidPayment,
  'paymentKey' | 'method' | 'cardNumber' | 'receiptUrl' | 'suppliedWon' | 'vatWon' | 'approvedAt'
>
