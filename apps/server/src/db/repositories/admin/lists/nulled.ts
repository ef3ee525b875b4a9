import type { AdminPaymentFilter } from '@pandok/domain'

/** What is not asked for, as the database takes it. */
export const nulled = ({ status, planId, from, to }: AdminPaymentFilter) => ({
  status: status ?? null,
  planId: planId ?? null,
  from: from ?? null,
  to: to ?? null,
})
