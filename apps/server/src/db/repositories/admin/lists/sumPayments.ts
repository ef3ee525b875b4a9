import type { AdminPaymentFilter } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { nullableFilter } from './nullableFilter.ts'

export interface PaymentSums {
  captured: number
  refunded: number
}

/** Returns the sums of the ledger by day and plan. */
export async function sumPayments(db: Kysely<Database>, filter: AdminPaymentFilter): Promise<PaymentSums> {
  const { planId, from, to } = nullableFilter(filter)
  const { rows } = await sql<PaymentSums>`
    select coalesce(sum(captured_won), 0)::bigint as captured, coalesce(sum(refunded_won), 0)::bigint as refunded
    from payment_days where (${planId}::text is null or plan_id = ${planId})
      and (${from}::date is null or day >= ${from}::date) and (${to}::date is null or day <= ${to}::date)`.execute(
    db,
  )
  return rows[0] ?? { captured: 0, refunded: 0 }
}
