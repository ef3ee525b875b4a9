import type { PlanId } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

interface MonthOfPlan {
  /** The month in Korea as `2026-11`. */
  month: string
  planId: PlanId
  capturedWon: number
  refundedWon: number
  payments: number
  refunds: number
}

/** The change in the number of active subscriptions of a plan during a month. */
interface MonthOfSubscriptions {
  month: string
  planId: PlanId
  change: number
}

/** Sums over all payers, from counts that are kept as things happen. */
export interface MoneyRepository {
  /** Returns the months with money, from that one on. */
  byMonth: (fromMonth: string) => Promise<MonthOfPlan[]>
  /** Returns the changes of all months until now, the oldest first. */
  subscriptionsByMonth: (now: Date) => Promise<MonthOfSubscriptions[]>
  countOpenRefunds: () => Promise<number>
  countMembers: () => Promise<number>
  /** Merges many rows into one; false if another server is doing it. */
  fold: (now: Date) => Promise<boolean>
}

export function createMoneyRepository(db: Kysely<Database>): MoneyRepository {
  const count = async (query: ReturnType<typeof sql<{ n: number }>>): Promise<number> =>
    (await query.execute(db)).rows[0]?.n ?? 0
  return {
    async byMonth(fromMonth) {
      const { rows } = await sql<MonthOfPlan>`
        select to_char(day, 'YYYY-MM') as month, plan_id as "planId", sum(captured_won)::bigint as "capturedWon",
          sum(refunded_won)::bigint as "refundedWon", sum(payments)::int as payments, sum(refunds)::int as refunds
        from payment_days where day >= ${`${fromMonth}-01`}::date group by 1, 2`.execute(db)
      return rows
    },

    async subscriptionsByMonth(now) {
      const { rows } = await sql<MonthOfSubscriptions>`
        select to_char(day, 'YYYY-MM') as month, plan_id as "planId", sum(running)::int as change from (
          select day_in_korea(at) as day, plan_id, sum(running) as running from subscription_changes
          where at <= ${now} group by 1, 2) as days
        group by 1, 2 order by 1`.execute(db)
      return rows
    },

    countOpenRefunds: () =>
      count(
        sql`select count(*)::int as n from refunds where state in ('requested', 'processing', 'unknown')`,
      ),

    countMembers: () =>
      count(sql`select coalesce(sum(rows), 0)::int as n from list_counts where list = 'member'`),

    async fold(now) {
      const { rows } = await sql<{ done: boolean }>`select fold_money(${now}) as done`.execute(db)
      return rows[0]?.done ?? false
    },
  }
}
