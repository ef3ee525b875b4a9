import type {
  AdminPage,
  AdminPaymentQuery,
  PaymentReceipt,
  PaymentStatus,
  Period,
  StoredOrder,
} from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { ORDER_COLUMNS, type OrderRow, orderOf as storedOrder } from '#db/repositories/payment/orderRow.ts'
import { RECEIPT_COLUMNS, type ReceiptRow, receiptOf } from '#db/repositories/payment/receiptRow.ts'
import { findOrders } from './findOrders.ts'
import { sortPage } from './findPage.ts'
import { orderOf } from './ListShape.ts'
import { type BadCursor, withRows, withScanFallback } from './listPage.ts'
import { sortColumns } from './listSql.ts'
import { ORDERS, ordersFitting } from './ORDERS.ts'
import { windowOf } from './pickPage.ts'
import { searchedWords } from './searchedWords.ts'
import { searchOrders } from './searchOrders.ts'

export interface AdministeredPayment {
  id: string
  order: StoredOrder
  receipt: PaymentReceipt | null
  period: Pick<Period, 'startsAt' | 'endsAt' | 'refundedWon'> | null
  status: PaymentStatus
  /** Null if the member has withdrawn. */
  member: { id: string; email: string; nickname: string } | null
}

/** Lists the orders that were sent or refused. */
export async function listPayments(
  db: Kysely<Database>,
  query: AdminPaymentQuery,
): Promise<AdminPage<AdministeredPayment> | BadCursor> {
  const order = orderOf(ORDERS, query)
  const window = windowOf(query, order)
  if (window === null) return 'admin.cursor'
  const { memberId } = query.filter ?? {}
  const fits = ordersFitting(query.filter)
  return withScanFallback(db, async (bound, mayScan) => {
    const words = await searchedWords(bound, query.search)
    const found = sql`select ${sortColumns(order)} from orders o where ${fits}`
    const page = words
      ? await searchOrders(bound, {
          filter: query.filter ?? {},
          fits,
          order,
          words,
          search: query.search ?? '',
          window,
          mayScan,
        })
      : memberId === undefined
        ? await findOrders(bound, query.filter ?? {}, order, window)
        : // There are never many payments of one member.
          await sortPage(bound, { found, order }, window)
    return withRows(page, await load(bound, page.ids))
  })
}

type Row = OrderRow &
  ReceiptRow & {
    status: PaymentStatus
    startsAt: Date | null
    endsAt: Date | null
    refundedWon: number | null
    member: AdministeredPayment['member']
  }

async function load(db: Kysely<Database>, ids: readonly string[]): Promise<AdministeredPayment[]> {
  const { rows } = await sql<Row>`
    select ${ORDER_COLUMNS}, o.status, ${RECEIPT_COLUMNS}, p.starts_at as "startsAt", p.ends_at as "endsAt",
      p.refunded_won as "refundedWon",
      case when m.id is not null then json_build_object('id', m.id, 'email', m.email, 'nickname', m.nickname) end as member
    from orders o join payers r on r.id = o.payer_id left join members m on m.id = r.member_id
      left join payments y on y.order_id = o.id left join periods p on p.order_id = o.id
    where o.id = any(${ids})`.execute(db)
  return rows.map((row) => ({
    id: row.id,
    order: storedOrder(row),
    receipt: receiptOf(row),
    period: periodOf(row),
    status: row.status,
    member: row.member,
  }))
}

const periodOf = ({ startsAt, endsAt, refundedWon }: Row): AdministeredPayment['period'] =>
  startsAt === null || endsAt === null ? null : { startsAt, endsAt, refundedWon: refundedWon ?? 0 }
