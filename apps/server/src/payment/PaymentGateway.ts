import type { GatewayAnswer } from '@pandok/domain'

/** A card that may be charged again. The key is a secret: it is sealed before it is written anywhere. */
export interface BillingCard {
  billingKey: string
  /** As the gateway masks it. */
  number: string
  issuerCode: string
}

/** `null`: nobody knows what became of it (no answer, a broken one); ask by order before anything else. */
export type BillingAnswer = { card: BillingCard } | { code: string } | null

/**
 * What takes money. Decisions are made by the answer's code, never by an HTTP status. `key` is the idempotency key of
 * one intent: it was written down, with a hash of what is sent, before the call is made.
 */
export interface PaymentGateway {
  /** What the browser needs to open the payment window. */
  readonly client: { clientKey: string; scriptUrl: string; isSandbox: boolean }
  confirm(call: { paymentKey: string; orderId: string; amountWon: number }, key: string): Promise<GatewayAnswer>
  lookUp(orderId: string): Promise<GatewayAnswer>
  /** Without an amount: all of what is left. */
  cancel(
    call: { paymentKey: string; reason: string; amountWon?: number },
    key: string,
  ): Promise<GatewayAnswer>
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
  ): Promise<GatewayAnswer>
  deleteBilling(billingKey: string): Promise<void>
}
