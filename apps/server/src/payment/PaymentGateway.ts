import type { PaidPayment } from '@pandok/domain'

/** A payment, a code, or `null` if the outcome is unknown (no answer, or an unreadable one). */
export type PaymentAnswer = { payment: PaidPayment } | { code: string } | null

/** A card that may be charged again. The key is a secret and must be sealed before it is stored. */
export interface BillingCard {
  billingKey: string
  /** The number as masked by the gateway. */
  number: string
  issuerCode: string
}

/** `null`: as with payments. */
export type BillingAnswer = { card: BillingCard } | { code: string } | null

/**
 * What takes money. Decisions are made by the answer's code, never by an HTTP status. `key` is the idempotency key of
 * one intent: it was written down, with a hash of what is sent, before the call is made.
 */
export interface PaymentGateway {
  /** What the browser needs to open the payment window. */
  readonly client: { clientKey: string; scriptUrl: string; isSandbox: boolean }
  confirm(
    call: { paymentKey: string; orderId: string; amountWon: number },
    key: string,
  ): Promise<PaymentAnswer>
  lookUp(orderId: string): Promise<PaymentAnswer>
  /** Without an amount: all of what is left. `refundableWon` is what must be left now, or nothing is carried out. */
  cancel(
    call: { paymentKey: string; reason: string; amountWon?: number; refundableWon?: number },
    key: string,
  ): Promise<PaymentAnswer>
  issueBilling(call: { authKey: string; customerKey: string }, key: string): Promise<BillingAnswer>
  charge(
    call: {
      billingKey: string
      customerKey: string
      orderId: string
      orderName: string
      amountWon: number
      customerEmail?: string
      customerName?: string
    },
    key: string,
  ): Promise<PaymentAnswer>
  /** False where nobody knows whether it is gone. */
  deleteBilling(billingKey: string): Promise<boolean>
}
