import type { KeptCard } from '#gateway/testCards.ts'

export type PaymentStatus =
  | 'READY'
  | 'IN_PROGRESS'
  | 'DONE'
  | 'CANCELED'
  | 'PARTIAL_CANCELED'
  | 'ABORTED'
  | 'EXPIRED'

/** The way in which the buyer opened the window, and the addresses that it leads to. */
export interface WindowTerms {
  readonly target: 'self' | 'iframe'
  readonly origin: string
  readonly language: string
  readonly successUrl: string | null
  readonly failUrl: string | null
}

export interface Cancel {
  readonly amount: number
  readonly reason: string
  readonly canceledAt: number
  readonly transactionKey: string
  readonly refundableAmount: number
}

/** Times are milliseconds of the virtual clock. */
export interface StoredPayment {
  readonly paymentKey: string
  readonly type: 'NORMAL' | 'BILLING'
  readonly orderId: string
  readonly orderName: string
  readonly amount: number
  readonly balance: number
  readonly status: PaymentStatus
  readonly requestedAt: number
  readonly authenticatedAt: number | null
  readonly approvedAt: number | null
  readonly lastTransactionKey: string | null
  readonly card: KeptCard | null
  readonly cancels: readonly Cancel[]
  readonly failureCode: string | null
  readonly metadata: Readonly<Record<string, string>> | null
  readonly terms: WindowTerms | null
}

/** A window in which a buyer registers a card for later charges. */
export interface Registration {
  readonly id: string
  readonly customerKey: string
  readonly authKey: string | null
  readonly authenticatedAt: number | null
  readonly isRefused: boolean
  readonly isUsed: boolean
  readonly card: KeptCard | null
  readonly terms: WindowTerms
}

export interface Billing {
  readonly billingKey: string
  readonly customerKey: string
  readonly card: KeptCard
  readonly authenticatedAt: number
  readonly chargedTimes: number
  readonly removedAt: number | null
}

/** The answer to the first request with an idempotency key, byte for byte. */
export interface StoredAnswer {
  readonly scope: string
  readonly status: number
  readonly body: string
  readonly answeredAt: number
}

export interface StoredWebhook {
  readonly id: string
  readonly sequence: number
  readonly body: string
  readonly createdAt: number
  readonly dueAt: number
  readonly retriedCount: number
  /** The number of times that each transmission is repeated immediately. */
  readonly copies: number
  readonly waitsForNext: boolean
}

/** One change of the state. It contains whole objects, so that reading the journal again only has to keep the last version of each. */
export type Change =
  | { readonly kind: 'clock'; readonly offsetMs: number }
  | { readonly kind: 'payment'; readonly payment: StoredPayment }
  | { readonly kind: 'registration'; readonly registration: Registration }
  | { readonly kind: 'billing'; readonly billing: Billing }
  | { readonly kind: 'answer'; readonly answer: StoredAnswer }
  | { readonly kind: 'webhook'; readonly webhook: StoredWebhook }
  | { readonly kind: 'webhookSettled'; readonly id: string }
