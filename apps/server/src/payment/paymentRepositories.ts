import type { RepositoryName } from '#rpc/Services.ts'

/** The repositories for the payer's lock, settlements and calls to the gateway. */
export const PAYMENT_REPOSITORIES = [
  'billingCards',
  'lock',
  'mailOutbox',
  'members',
  'orders',
  'payers',
  'paymentOps',
  'paymentRecords',
  'standings',
] as const satisfies readonly RepositoryName[]

export type PaymentRepository = (typeof PAYMENT_REPOSITORIES)[number]
