import type { StoredCard } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

export interface BillingCardRepository {
  insert: (card: StoredCard, now: Date) => Promise<void>
  findOfOrder: (orderId: string) => Promise<StoredCard | null>
  /** Returns the card for renewals: the newest one of a paid order. */
  findCurrent: (payerId: string) => Promise<StoredCard | null>
  /** Drops all cards except that of an order whose outcome may still be open. */
  drop: (payerId: string, exceptOrderId: string | null, now: Date) => Promise<void>
  dropOfOrder: (orderId: string, now: Date) => Promise<void>
  /** Lists the cards of all payers that are to be deleted at the gateway. */
  listToDelete: (limit: number) => Promise<StoredCard[]>
  noteDeleted: (id: string, now: Date) => Promise<void>
}

export function createBillingCardRepository(db: Kysely<Database>): BillingCardRepository {
  const list = async (rest: ReturnType<typeof sql>): Promise<StoredCard[]> => {
    const { rows } = await sql<StoredCard>`
      select c.id, c.payer_id as "payerId", c.order_id as "orderId", c.sealed, c.number,
        c.issuer_code as "issuerCode" from billing_cards c ${rest}`.execute(db)
    return rows
  }
  return {
    async insert({ id, payerId, orderId, sealed, number, issuerCode }, now) {
      await sql`
        insert into billing_cards (id, payer_id, order_id, sealed, number, issuer_code, created_at)
        values (${id}, ${payerId}, ${orderId}, ${sealed}, ${number}, ${issuerCode}, ${now})
        on conflict (order_id) do nothing`.execute(db)
    },

    findOfOrder: async (orderId) => (await list(sql`where c.order_id = ${orderId}`))[0] ?? null,

    findCurrent: async (payerId) =>
      (
        await list(sql`join orders o on o.id = c.order_id
          where c.payer_id = ${payerId} and c.dropped_at is null and o.state = 'paid'
          order by c.created_at desc limit 1`)
      )[0] ?? null,

    async drop(payerId, exceptOrderId, now) {
      await sql`
        update billing_cards set dropped_at = ${now} where payer_id = ${payerId} and dropped_at is null
          and order_id is distinct from ${exceptOrderId}
          and order_id not in (select id from orders where payer_id = ${payerId}
            and state in ('confirming', 'unknown'))`.execute(db)
    },

    async dropOfOrder(orderId, now) {
      await sql`
        update billing_cards set dropped_at = ${now} where order_id = ${orderId} and dropped_at is null`.execute(
        db,
      )
    },

    listToDelete: (limit) =>
      list(sql`where c.dropped_at is not null and c.deleted_at is null order by c.dropped_at limit ${limit}`),

    async noteDeleted(id, now) {
      await sql`update billing_cards set deleted_at = ${now}, sealed = '' where id = ${id}`.execute(db)
    },
  }
}
