import type { ListPage, PaymentQuery, PaymentReceipt, PaymentSort, StoredOrder } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { pageRange } from '#db/pageRange.ts'
import { searchPatterns } from '#db/searchPatterns.ts'
import { ORDER_COLUMNS, type OrderRow, orderOf } from './orderRow.ts'
import { RECEIPT_COLUMNS, type ReceiptRow, receiptOf } from './receiptRow.ts'

export interface ListedPayment {
  order: StoredOrder
  receipt: PaymentReceipt | null
}

export interface PaymentListRepository {
  /** Lists those that were sent or refused, the newest first. */
  list: (payerId: string, query: PaymentQuery) => Promise<ListPage<ListedPayment>>
}

type Row = OrderRow & ReceiptRow

const SORTS = {
  type: sql`o.kind`,
  paidAt: sql`coalesce(y.approved_at, o.confirming_at, o.created_at)`,
  expiresAt: sql`p.ends_at`,
  method: sql`y.method`,
  amount: sql`o.amount_won`,
  status: sql`o.status`,
} as const satisfies Record<PaymentSort, RawBuilder<unknown>>

export function createPaymentListRepository(db: Kysely<Database>): PaymentListRepository {
  return {
    async list(payerId, query) {
      const { status = null, planId = null } = query.filter ?? {}
      const patterns = searchPatterns(query.search)
      const from = sql`
        from orders o left join payments y on y.order_id = o.id left join periods p on p.order_id = o.id
        where o.payer_id = ${payerId} and (o.confirming_at is not null or o.state = 'failed')
          and (${planId}::text is null or o.plan_id = ${planId})
          and (${status}::text is null or o.status = ${status})
          and (${patterns.length} = 0 or lower(concat_ws(E'\\n', o.order_name, o.id, y.method, y.card_number,
            o.amount_won::text, o.plan_id) collate pandok_names) like all(${patterns}::text[]))`
      const { rows: counted } = await sql<{ total: number }>`select count(*)::int as total ${from}`.execute(
        db,
      )
      const { limit, offset } = pageRange(query)
      const { sort = 'paidAt', order = query.sort === undefined ? 'desc' : 'asc' } = query
      const direction = order === 'asc' ? sql`asc nulls first` : sql`desc nulls last`
      const { rows } = await sql<Row>`
        select ${ORDER_COLUMNS}, ${RECEIPT_COLUMNS} ${from}
        order by ${SORTS[sort]} ${direction}, o.created_at desc, o.id
        limit ${limit} offset ${offset}`.execute(db)
      return {
        items: rows.map((row) => ({ order: orderOf(row), receipt: receiptOf(row) })),
        total: counted[0]?.total ?? 0,
      }
    },
  }
}
