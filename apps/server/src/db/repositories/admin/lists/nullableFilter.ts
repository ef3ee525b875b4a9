import type { AdminPaymentFilter } from '@pandok/domain'

/** Converts absent filters to null for the database. */
export const nullableFilter = ({ status, planId, from, to }: AdminPaymentFilter) => ({
  status: status ?? null,
  planId: planId ?? null,
  from: from ?? null,
  to: to ?? null,
})
