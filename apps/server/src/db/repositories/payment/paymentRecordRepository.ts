import type { LedgerTransaction, PaidPayment, PaymentReceipt } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

/** The history, for questions that come up years later. */
export interface HistoryEntry {
  payerId: string
  orderId?: string
  refundId?: string
  what: string
  detail?: object
}

/** Append-only records, and what the gateway said. */
export interface PaymentRecordRepository {
  /** The newest one is stored, because its balance is the current one. */
  saveReceipt: (payment: PaidPayment, now: Date) => Promise<void>
  findReceipt: (orderId: string) => Promise<PaymentReceipt | null>
  writeLedger: (transaction: LedgerTransaction, now: Date) => Promise<void>
  note: (entry: HistoryEntry, now: Date) => Promise<void>
  /** Returns false if it was taken before; of concurrent calls, one gets true. */
  takeNotice: (key: string, payerId: string, now: Date) => Promise<boolean>
}

export function createPaymentRecordRepository(db: Kysely<Database>): PaymentRecordRepository {
  return {
    async saveReceipt(paid, now) {
      await sql`
        insert into payments (order_id, payment_key, status, total_won, balance_won, supplied_won, vat_won, method,
          card_number, issuer_code, receipt_url, approved_at, updated_at)
        values (${paid.orderId}, ${paid.paymentKey}, ${paid.status}, ${paid.totalWon}, ${paid.balanceWon},
          ${paid.suppliedWon}, ${paid.vatWon}, ${paid.method}, ${paid.cardNumber}, ${paid.issuerCode},
          ${paid.receiptUrl}, ${paid.approvedAt}, ${now})
        on conflict (order_id) do update set payment_key = excluded.payment_key, status = excluded.status,
          balance_won = excluded.balance_won, method = coalesce(excluded.method, payments.method),
          card_number = coalesce(excluded.card_number, payments.card_number),
          receipt_url = coalesce(excluded.receipt_url, payments.receipt_url),
          approved_at = coalesce(payments.approved_at, excluded.approved_at), updated_at = excluded.updated_at
        where payments.balance_won >= excluded.balance_won`.execute(db)
    },

    async findReceipt(orderId) {
      const { rows } = await sql<PaymentReceipt>`
        select payment_key as "paymentKey", method, card_number as "cardNumber", receipt_url as "receiptUrl",
          supplied_won as "suppliedWon", vat_won as "vatWon", approved_at as "approvedAt"
        from payments where order_id = ${orderId}`.execute(db)
      return rows[0] ?? null
    },

    async writeLedger({ id, orderId, kind, entries }, now) {
      await sql`
        insert into ledger_transactions (id, order_id, kind, at) values (${id}, ${orderId}, ${kind}, ${now})`.execute(
        db,
      )
      for (const { account, amountWon } of entries)
        await sql`
          insert into ledger_entries (transaction_id, account, amount_won, at)
          values (${id}, ${account}, ${amountWon}, ${now})`.execute(db)
    },

    async note({ payerId, orderId = null, refundId = null, what, detail = {} }: NullableEntry, now) {
      await sql`
        insert into payment_history (payer_id, order_id, refund_id, what, detail, at)
        values (${payerId}, ${orderId}, ${refundId}, ${what}, ${JSON.stringify(detail)}, ${now})`.execute(db)
    },

    async takeNotice(key, payerId, now) {
      const { rows } = await sql`
        insert into payment_notices (key, payer_id, at) values (${key}, ${payerId}, ${now})
        on conflict do nothing returning key`.execute(db)
      return rows.length > 0
    },
  }
}

type NullableEntry = Omit<HistoryEntry, 'orderId' | 'refundId'> & {
  orderId?: string | null
  refundId?: string | null
}
