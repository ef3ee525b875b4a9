import {
  NO_GRANT,
  type Period,
  type PlanId,
  type RefundCase,
  type StoredRefund,
  type StoredStanding,
  type Subscription,
  type Tier,
} from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

export interface StandingRepository {
  load: (payerId: string) => Promise<StoredStanding>
  saveSubscription: (subscription: Subscription) => Promise<void>
  insertPeriod: (payerId: string, period: Period, isTier: boolean) => Promise<void>
  savePeriod: (period: Period) => Promise<void>
  /** Records the first use of what is running of one kind, which decides the amount of a refund. */
  noteUse: (payerId: string, kind: 'tier' | 'sheets', at: Date) => Promise<void>
  insertRefund: (refund: StoredRefund) => Promise<void>
  saveRefund: (refund: RefundCase) => Promise<void>
  /** Returns the payer of a refund. */
  payerOfRefund: (refundId: string) => Promise<string | null>
  /** Lists approved refunds of all payers with money still to be sent. */
  listRefundsToProcess: (limit: number) => Promise<{ id: string; payerId: string }[]>
  /** Lists subscriptions of all payers that end or are due until then. */
  listSubscriptionsDue: (until: Date, limit: number) => Promise<{ id: string; payerId: string }[]>
  /** Lists sheets of all payers that ended in that time and without such a notice. */
  listEndedSheets: (
    time: { since: Date; until: Date },
    noticeOf: string,
    limit: number,
  ) => Promise<{ orderId: string; payerId: string }[]>
}

interface StandingRow {
  subscription: (Omit<Subscription, DateKeys> & Record<DateKeys, string | null>) | null
  periods: (Omit<Period, PeriodDates> & Record<PeriodDates, string | null>)[]
  refunds: StoredRefund[]
  isOrderPending: boolean
  /** Null if the member has withdrawn. */
  grant: { tier: Tier; tierUntil: string | null } | null
}
type DateKeys = 'expiresAt' | 'pastDueSince' | 'lastFailedAt'
type PeriodDates = 'startsAt' | 'endsAt' | 'usedAt' | 'closedAt'

const date = (text: string | null): Date | null => (text === null ? null : new Date(text))
const someDate = (text: string | null): Date => new Date(text ?? Number.NaN)

/** It is one query, because every call of a payer begins with it. */
const standingOf = (payerId: string) => sql<StandingRow>`
  select
    (select jsonb_build_object('id', id, 'payerId', payer_id, 'planId', plan_id, 'state', state, 'life', life,
      'periodCount', period_count, 'anchorDay', anchor_day, 'expiresAt', expires_at, 'hasCard', has_card,
      'failedRenewals', failed_renewals, 'pastDueSince', past_due_since, 'lastFailedAt', last_failed_at,
      'endedByRefund', ended_by_refund) from subscriptions where payer_id = ${payerId}) as subscription,
    (select coalesce(jsonb_agg(jsonb_build_object('orderId', order_id, 'planId', plan_id, 'paidWon', paid_won,
      'startsAt', starts_at, 'endsAt', ends_at, 'usedAt', used_at, 'frozenMs', frozen_ms, 'closedAt', closed_at,
      'refundedWon', refunded_won) order by starts_at, order_id), '[]')
      from periods where payer_id = ${payerId}) as periods,
    (select coalesce(jsonb_agg(jsonb_build_object('id', id, 'payerId', payer_id, 'life', life, 'state', state,
      'requestedAt', requested_at, 'reason', reason, 'quote', quote, 'lines', lines,
      'approvedBy', to_jsonb(approved_by), 'rejection', rejection, 'settledAt', settled_at)
      order by requested_at, id), '[]') from refunds where payer_id = ${payerId}) as refunds,
    exists (select 1 from orders where payer_id = ${payerId} and state in ('confirming', 'unknown'))
      as "isOrderPending",
    (select jsonb_build_object('tier', m.tier, 'tierUntil', m.tier_until) from members m
      join payers p on p.member_id = m.id where p.id = ${payerId}) as "grant"`

export function createStandingRepository(db: Kysely<Database>): StandingRepository {
  return {
    async load(payerId) {
      const { rows } = await standingOf(payerId).execute(db)
      const row = rows[0]
      if (!row) throw new Error('A select without a table has one row.')
      const { subscription, periods, refunds, isOrderPending, grant } = row
      return {
        subscription: subscription && {
          ...subscription,
          expiresAt: someDate(subscription.expiresAt),
          pastDueSince: date(subscription.pastDueSince),
          lastFailedAt: date(subscription.lastFailedAt),
        },
        periods: periods.map((period) => ({
          ...period,
          startsAt: someDate(period.startsAt),
          endsAt: someDate(period.endsAt),
          usedAt: date(period.usedAt),
          closedAt: date(period.closedAt),
        })),
        refunds: refunds.map((refund) => ({
          ...refund,
          requestedAt: new Date(refund.requestedAt),
          settledAt: refund.settledAt && new Date(refund.settledAt),
          quote: { ...refund.quote, at: new Date(refund.quote.at) },
        })),
        isOrderPending,
        hasLeft: grant === null,
        grant: grant ? { tier: grant.tier, tierUntil: date(grant.tierUntil) } : NO_GRANT,
      }
    },

    ...standingChanges(db),

    async payerOfRefund(refundId) {
      const { rows } = await sql<{ payerId: string }>`
        select payer_id as "payerId" from refunds where id = ${refundId}`.execute(db)
      return rows[0]?.payerId ?? null
    },

    async listRefundsToProcess(limit) {
      const { rows } = await sql<{ id: string; payerId: string }>`
        select id, payer_id as "payerId" from refunds where state in ('processing', 'unknown')
        order by requested_at limit ${limit}`.execute(db)
      return rows
    },

    async listSubscriptionsDue(until, limit) {
      const { rows } = await sql<{ id: string; payerId: string }>`
        select id, payer_id as "payerId" from subscriptions
        where state in ('active', 'stopped', 'pastDue') and expires_at <= ${until}
        order by expires_at limit ${limit}`.execute(db)
      return rows
    },

    async listEndedSheets({ since, until }, noticeOf, limit) {
      const { rows } = await sql<{ orderId: string; payerId: string }>`
        select p.order_id as "orderId", p.payer_id as "payerId" from periods p
        where not p.is_tier and p.closed_at is null and p.ends_at > ${since} and p.ends_at <= ${until}
          and not exists (select 1 from payment_notices n where n.key = ${noticeOf} || p.order_id)
        order by p.ends_at limit ${limit}`.execute(db)
      return rows
    },
  }
}

function standingChanges(
  db: Kysely<Database>,
): Pick<
  StandingRepository,
  'saveSubscription' | 'insertPeriod' | 'savePeriod' | 'noteUse' | 'insertRefund' | 'saveRefund'
> {
  return {
    async saveSubscription(line) {
      const changes = {
        plan_id: line.planId,
        state: line.state,
        life: line.life,
        period_count: line.periodCount,
        anchor_day: line.anchorDay,
        expires_at: line.expiresAt,
        has_card: line.hasCard,
        failed_renewals: line.failedRenewals,
        past_due_since: line.pastDueSince,
        last_failed_at: line.lastFailedAt,
        ended_by_refund: line.endedByRefund,
      }
      await db
        .insertInto('subscriptions')
        .values({ id: line.id, payer_id: line.payerId, ...changes })
        .onConflict((conflict) => conflict.column('id').doUpdateSet(changes))
        .execute()
    },

    async insertPeriod(payerId, period, isTier) {
      await sql`
        insert into periods (order_id, payer_id, payer_number, plan_id, is_tier, paid_won, refunded_won, starts_at,
          ends_at, used_at, frozen_ms, closed_at)
        select ${period.orderId}, id, number, ${period.planId satisfies PlanId}, ${isTier}, ${period.paidWon},
          ${period.refundedWon}, ${period.startsAt}, ${period.endsAt}, ${period.usedAt}, ${period.frozenMs},
          ${period.closedAt} from payers where id = ${payerId}`.execute(db)
    },

    async savePeriod({ orderId, startsAt, endsAt, usedAt, frozenMs, closedAt, refundedWon }) {
      await sql`
        update periods set starts_at = ${startsAt}, ends_at = ${endsAt}, used_at = ${usedAt},
          frozen_ms = ${frozenMs}, closed_at = ${closedAt}, refunded_won = ${refundedWon}
        where order_id = ${orderId}`.execute(db)
    },

    async noteUse(payerId, kind, at) {
      await sql`
        update periods set used_at = ${at} where payer_id = ${payerId} and is_tier = ${kind === 'tier'}
          and used_at is null and closed_at is null and starts_at <= ${at} and ${at} < ends_at`.execute(db)
    },

    async insertRefund(refund) {
      await sql`
        insert into refunds (id, payer_id, life, state, requested_at, reason, quote, lines, approved_by, rejection,
          settled_at)
        values (${refund.id}, ${refund.payerId}, ${refund.life}, ${refund.state}, ${refund.requestedAt},
          ${refund.reason}, ${JSON.stringify(refund.quote)}, ${JSON.stringify(refund.lines)},
          ${refund.approvedBy}, ${refund.rejection}, ${refund.settledAt})`.execute(db)
    },

    async saveRefund({ id, state, lines, approvedBy, rejection, settledAt }) {
      await sql`
        update refunds set state = ${state}, lines = ${JSON.stringify(lines)}, approved_by = ${approvedBy},
          rejection = ${rejection}, settled_at = ${settledAt} where id = ${id}`.execute(db)
    },
  }
}
