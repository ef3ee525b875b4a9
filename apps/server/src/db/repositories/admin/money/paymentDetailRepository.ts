import type { LedgerAccount, LedgerTransaction } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import type { PaymentOpKind } from '#db/repositories/payment/paymentOpRepository.ts'

interface GatewayRecord {
  status: string
  totalWon: number
  balanceWon: number
  suppliedWon: number
  vatWon: number
  method: string | null
  cardNumber: string | null
  issuerCode: string | null
  receiptUrl: string | null
  approvedAt: Date | null
  updatedAt: Date
}

interface SentOperation {
  kind: PaymentOpKind
  attempts: number
  firstSentAt: Date | null
  lastSentAt: Date | null
  outcome: string | null
  /** Empty if the member has withdrawn. */
  sealedBody: Buffer
}

interface BookedTransaction {
  id: string
  kind: LedgerTransaction['kind']
  at: Date
  entries: { account: LedgerAccount; amountWon: number }[]
}

/** Everything that was recorded about one order, the oldest first. */
interface PaymentDetail {
  history: { at: Date; what: string; detail: Record<string, unknown> }[]
  /** The latest state at the gateway, without the key of a cancel request. */
  record: GatewayRecord | null
  operations: SentOperation[]
  webhooks: { receivedAt: Date; handledAt: Date | null }[]
  ledger: BookedTransaction[]
}

export interface PaymentDetailRepository {
  /** Includes the history of refunds that cover it. */
  read: (order: { id: string; payerId: string }, refundIds: readonly string[]) => Promise<PaymentDetail>
}

export function createPaymentDetailRepository(db: Kysely<Database>): PaymentDetailRepository {
  const rowsOf = async <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
    (await query.execute(db)).rows
  return {
    async read({ id, payerId }, refundIds) {
      const [history, records, operations, webhooks, ledger] = await Promise.all([
        rowsOf(sql<PaymentDetail['history'][number]>`
          select at, what, detail from payment_history
          where payer_id = ${payerId} and (order_id = ${id} or refund_id = any(${[...refundIds]})) order by id`),
        rowsOf(sql<GatewayRecord>`
          select status, total_won as "totalWon", balance_won as "balanceWon", supplied_won as "suppliedWon",
            vat_won as "vatWon", method, card_number as "cardNumber", issuer_code as "issuerCode",
            receipt_url as "receiptUrl", approved_at as "approvedAt", updated_at as "updatedAt"
          from payments where order_id = ${id}`),
        rowsOf(sql<SentOperation>`
          select kind, attempts, first_sent_at as "firstSentAt", last_sent_at as "lastSentAt", outcome,
            sealed_body as "sealedBody" from payment_ops where order_id = ${id}
          order by first_sent_at nulls last, kind <> 'issue', key`),
        rowsOf(sql<PaymentDetail['webhooks'][number]>`
          select received_at as "receivedAt", handled_at as "handledAt" from webhook_inbox
          where order_id = ${id} order by received_at`),
        rowsOf(sql<BookedTransaction>`
          select t.id, t.kind, t.at, (
            select jsonb_agg(jsonb_build_object('account', e.account, 'amountWon', e.amount_won) order by e.amount_won)
            from ledger_entries e where e.transaction_id = t.id) as entries
          from ledger_transactions t where t.order_id = ${id} order by t.at, t.id`),
      ])
      return { history, record: records[0] ?? null, operations, webhooks, ledger }
    },
  }
}
