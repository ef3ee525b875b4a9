import type { AdminPaymentFilter, AdminPaymentQuery } from '@pandok/domain'
import { type RawBuilder, sql } from 'kysely'
import type { ListShape } from './ListShape.ts'
import { allOf } from './listPage.ts'

/** Equal amounts are sorted by time, because counts by day apply there as well. */
export const ORDERS: ListShape<NonNullable<AdminPaymentQuery['sort']>> = {
  table: sql`orders o`,
  id: { by: sql`o.id`, kind: 'text' },
  sorts: {
    orderedAt: [{ by: sql`o.created_at`, kind: 'time' }],
    amount: [
      { by: sql`o.amount_won`, kind: 'number' },
      { by: sql`o.created_at`, kind: 'time' },
    ],
  },
  defaultSort: 'orderedAt',
}

export const dayBegins = (day: string): RawBuilder<unknown> =>
  sql`(${day}::date::timestamp - interval '9 hours') at time zone 'UTC'`

export const dayEnds = (day: string): RawBuilder<unknown> =>
  sql`(${day}::date::timestamp + interval '15 hours') at time zone 'UTC'`

export function ordersFitting({
  status,
  planId,
  memberId,
  from,
  to,
}: AdminPaymentFilter = {}): RawBuilder<unknown> {
  return allOf([
    // The condition must be that of the indexes.
    sql`(o.confirming_at is not null or o.state = 'failed')`,
    ...(status ? [sql`o.status = ${status}`] : []),
    ...(planId ? [sql`o.plan_id = ${planId}`] : []),
    ...(memberId === undefined
      ? []
      : [sql`o.payer_id = (select id from payers where member_id = ${memberId})`]),
    ...(from ? [sql`o.created_at >= ${dayBegins(from)}`] : []),
    ...(to ? [sql`o.created_at < ${dayEnds(to)}`] : []),
  ])
}
