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

/** `null` means the same as with payments. */
export type BillingAnswer = { card: BillingCard } | { code: string } | null

/**
 * The interface to a payment gateway. Decisions depend on the code of an answer, never on an HTTP status. `key` is
 * the idempotency key of one operation: it must be recorded, with a hash of the request, before the call is made.
 */
export interface PaymentGateway {
  /** What the browser needs to open the payment window. */
  readonly client: { clientKey: string; scriptUrl: string; isSandbox: boolean }
  confirm(
    call: { paymentKey: string; orderId: string; amountWon: number },
    key: string,
  ): Promise<PaymentAnswer>
  lookUp(orderId: string): Promise<PaymentAnswer>
  /**
   * Without an amount, everything that is left is canceled. `refundableWon` is the expected balance, without which
   * nothing is carried out.
   */
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
  /** Returns false if it is unknown whether it was deleted. */
  deleteBilling(billingKey: string): Promise<boolean>
}
