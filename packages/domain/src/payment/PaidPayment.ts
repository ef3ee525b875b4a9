import type { GatewayPayment } from './gatewayEvents.ts'

/** A payment as the gateway has it; beside what decides, what receipts and histories show. */
export interface PaidPayment extends GatewayPayment {
  /** What a cancel is asked with. */
  paymentKey: string
  /** In the gateway's words, which are Korean. */
  method: string | null
  /** As the gateway masks it. */
  cardNumber: string | null
  issuerCode: string | null
  receiptUrl: string | null
  /** The gateway's figures and not our own rounding. */
  suppliedWon: number
  vatWon: number
  approvedAt: Date | null
}

/** What is shown of a payment. */
export type PaymentReceipt = Pick<
  PaidPayment,
  'paymentKey' | 'method' | 'cardNumber' | 'receiptUrl' | 'suppliedWon' | 'vatWon' | 'approvedAt'
>
