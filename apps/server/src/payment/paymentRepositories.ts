import type { RepositoryName } from '#rpc/Services.ts'

/** What a payer's lock, a settlement and the calls to the gateway read and write. */
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
