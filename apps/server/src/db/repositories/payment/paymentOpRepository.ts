import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

export type PaymentOpKind = 'confirm' | 'issue' | 'charge' | 'void' | 'cancel'

export interface PaymentOp {
  key: string
  kind: PaymentOpKind
  orderId: string
  bodySha256: Buffer
  sealedBody: Buffer
}

/** Requests to the gateway, which are recorded before they are sent. */
export interface PaymentOpRepository {
  /** An existing record is not replaced; another body under the same key is a bug and throws. */
  write: (op: PaymentOp) => Promise<void>
  find: (key: string) => Promise<(PaymentOp & { firstSentAt: Date | null }) | null>
  /** Returns the recorded ones of the keys with the time of the last attempt, null if there was none. */
  sentAt: (keys: readonly string[]) => Promise<Map<string, Date | null>>
  noteSent: (key: string, now: Date) => Promise<void>
  noteOutcome: (key: string, outcome: string) => Promise<void>
  /** Deletes the requests of settled orders, because they contain names and addresses. */
  forgetPersons: (payerId: string) => Promise<void>
}

export function createPaymentOpRepository(db: Kysely<Database>): PaymentOpRepository {
  const find: PaymentOpRepository['find'] = async (key) => {
    const { rows } = await sql<PaymentOp & { firstSentAt: Date | null }>`
      select key, kind, order_id as "orderId", body_sha256 as "bodySha256", sealed_body as "sealedBody",
        first_sent_at as "firstSentAt" from payment_ops where key = ${key}`.execute(db)
    return rows[0] ?? null
  }
  return {
    find,

    async write({ key, kind, orderId, bodySha256, sealedBody }) {
      await sql`
        insert into payment_ops (key, kind, order_id, body_sha256, sealed_body)
        values (${key}, ${kind}, ${orderId}, ${bodySha256}, ${sealedBody}) on conflict do nothing`.execute(db)
      const written = await find(key)
      if (!written?.bodySha256.equals(bodySha256)) throw new Error(`${key} is used for something else.`)
    },

    async sentAt(keys) {
      const { rows } = await sql<{ key: string; at: Date | null }>`
        select key, last_sent_at as at from payment_ops where key = any(${[...keys]})`.execute(db)
      return new Map(rows.map(({ key, at }) => [key, at]))
    },

    async noteSent(key, now) {
      await sql`
        update payment_ops set attempts = attempts + 1, first_sent_at = coalesce(first_sent_at, ${now}),
          last_sent_at = ${now} where key = ${key}`.execute(db)
    },

    async forgetPersons(payerId) {
      await sql`
        update payment_ops set sealed_body = '' where order_id in (
          select id from orders where payer_id = ${payerId} and state not in ('confirming', 'unknown'))`.execute(
        db,
      )
    },

    async noteOutcome(key, outcome) {
      await sql`update payment_ops set outcome = ${outcome} where key = ${key}`.execute(db)
    },
  }
}
