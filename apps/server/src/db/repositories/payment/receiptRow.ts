import type { PaymentReceipt } from '@pandok/domain'
import { sql } from 'kysely'

/** The columns of a left join: all of them are null if nothing was paid. */
export type ReceiptRow = { [K in keyof PaymentReceipt]: PaymentReceipt[K] | null }

/** The shown columns of a payment `y`. */
export const RECEIPT_COLUMNS = sql`y.payment_key as "paymentKey", y.method, y.card_number as "cardNumber",
  y.receipt_url as "receiptUrl", y.supplied_won as "suppliedWon", y.vat_won as "vatWon", y.approved_at as "approvedAt"`

export const receiptOf = ({ paymentKey, suppliedWon, vatWon, ...row }: ReceiptRow): PaymentReceipt | null =>
  paymentKey === null || suppliedWon === null || vatWon === null
    ? null
    : {
        paymentKey,
        suppliedWon,
        vatWon,
        method: row.method,
        cardNumber: row.cardNumber,
        receiptUrl: row.receiptUrl,
        approvedAt: row.approvedAt,
      }
