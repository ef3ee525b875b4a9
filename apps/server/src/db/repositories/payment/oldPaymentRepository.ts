import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

/** Deletes payments whose retention period has ended. Each must run in a transaction. */
export interface OldPaymentRepository {
  /**
   * Deletes orders that were settled more than five years ago with everything that belongs to them: the
   * gateway's data, periods, requests, ledger. Those that are still needed stay: for a card that is charged,
   * a running period, or an open refund. It returns how many were deleted.
   */
  eraseOrders: (now: Date, limit: number) => Promise<number>
  /**
   * Deletes what remains without orders: subscriptions, refunds, history, and payers without a member. It
   * returns the largest number deleted of one kind.
   */
  eraseRest: (now: Date, limit: number) => Promise<number>
}

/**
 * Korean e-commerce law requires records of payment and supply for this long. A clock that was moved for
 * testing makes no payment older, because the clock of the database counts as well.
 */
const fiveYearsBefore = (now: Date) => sql`(least(${now}::timestamptz, now()) - interval '5 years')`

export function createOldPaymentRepository(db: Kysely<Database>): OldPaymentRepository {
  const erase = async (statement: ReturnType<typeof sql>): Promise<number> =>
    Number((await statement.execute(db)).numAffectedRows ?? 0n)

  return {
    async eraseOrders(now, limit) {
      const before = fiveYearsBefore(now)
      const { rows } = await sql<{ id: string }>`
        select o.id from orders o left join periods p on p.order_id = o.id
        where o.created_at < ${before} and o.state not in ('confirming', 'unknown') and o.voiding <> 'due'
          and o.reason is distinct from 'noAnswer'
          and (p.order_id is null or greatest(p.ends_at, p.closed_at) < ${before})
          and not exists (select 1 from ledger_transactions t where t.order_id = o.id and t.at >= ${before})
          and not exists (select 1 from billing_cards c where c.order_id = o.id and c.deleted_at is null)
          and not exists (select 1 from refunds r where r.payer_id = o.payer_id
            and r.lines @> jsonb_build_array(jsonb_build_object('orderId', o.id))
            and (r.settled_at is null or r.settled_at >= ${before}))
        order by o.created_at limit ${limit} for update of o skip locked`.execute(db)
      const ids = rows.map(({ id }) => id)
      if (ids.length === 0) return 0
      await sql`
        delete from ledger_entries where transaction_id in (
          select id from ledger_transactions where order_id = any(${ids}))`.execute(db)
      for (const table of ['ledger_transactions', 'payments', 'payment_ops', 'billing_cards', 'periods'])
        await sql`delete from ${sql.table(table)} where order_id = any(${ids})`.execute(db)
      return erase(sql`delete from orders where id = any(${ids})`)
    },

    async eraseRest(now, limit) {
      const before = fiveYearsBefore(now)
      // Its label depends on the subscription and the refund, so they are deleted together, the subscription
      // first.
      const lines = await erase(sql`
        delete from subscriptions where id in (
          select s.id from subscriptions s where s.state in ('ended', 'expired') and s.expires_at < ${before}
            and not exists (select 1 from orders o where o.payer_id = s.payer_id)
          limit ${limit} for update skip locked)`)
      const refunds = await erase(sql`
        delete from refunds where id in (
          select r.id from refunds r where r.settled_at < ${before}
            and not exists (select 1 from jsonb_array_elements(r.lines) line join orders o on o.id = line ->> 'orderId')
            and not exists (select 1 from subscriptions s where s.payer_id = r.payer_id and s.life = r.life)
          limit ${limit} for update skip locked)`)
      const history = await erase(sql`
        delete from payment_history where id in (
          select h.id from payment_history h where h.at < ${before}
            and not exists (select 1 from orders o where o.id = h.order_id)
            and not exists (select 1 from refunds r where r.id = h.refund_id)
          order by h.at limit ${limit} for update skip locked)`)
      const notices = await erase(sql`
        delete from payment_notices where key in (
          select key from payment_notices where at < ${before} limit ${limit} for update skip locked)`)
      const payers = await erase(sql`
        delete from payers where id in (
          select y.id from payers y where y.member_id is null and y.created_at < ${before}
            and not exists (select 1 from orders where payer_id = y.id)
            and not exists (select 1 from subscriptions where payer_id = y.id)
            and not exists (select 1 from refunds where payer_id = y.id)
            and not exists (select 1 from payment_history where payer_id = y.id)
            and not exists (select 1 from payment_notices where payer_id = y.id)
          limit ${limit} for update skip locked)`)
      return Math.max(lines, refunds, history, notices, payers)
    },
  }
}
