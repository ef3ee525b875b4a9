import { type AdminQuestion, ALL_CHUNK, COUNTED_MAX, type PlanId, type StoredRefund } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { searchPatterns } from '#db/searchPatterns.ts'

export interface Person {
  id: string
  email: string
  nickname: string
}

export interface QueuedRefund {
  refund: StoredRefund
  /** Null where the member has withdrawn. */
  member: Person | null
}

/** Where in the queue a refund stands. */
export interface RefundPlace {
  requestedAt: Date
  id: string
}

export interface RefundQuestion extends Omit<AdminQuestion<'requestedAt'>, 'after'> {
  after: RefundPlace | null
  filter?: { state?: 'open' | 'settled' | undefined } | undefined
}

export interface RefundQueuePage {
  items: QueuedRefund[]
  total: number
  isCapped: boolean
  next: RefundPlace | null
}

export interface RefundQueueRepository {
  /** Those that wait, the oldest first; or those that were settled, the newest first. */
  list: (question: RefundQuestion) => Promise<RefundQueuePage>
  /** Those of them who are members still. */
  persons: (memberIds: readonly string[]) => Promise<Map<string, Person>>
  plansOf: (orderIds: readonly string[]) => Promise<Map<string, PlanId>>
}

type Row = StoredRefund & { person: Person | null }

/** As partial indexes have them. */
const STATES = {
  open: sql`r.state in ('requested', 'processing', 'unknown')`,
  settled: sql`r.state in ('completed', 'rejected', 'withdrawn')`,
}

export function createRefundQueueRepository(db: Kysely<Database>): RefundQueueRepository {
  return {
    async list({ filter, search, page, pageSize, after, order }) {
      const state = filter?.state ?? 'open'
      const isAscending = (order ?? (state === 'open' ? 'asc' : 'desc')) === 'asc'
      const direction = isAscending ? sql`asc` : sql`desc`
      const patterns = searchPatterns(search?.normalize('NFKC'))
      const where = sql`where ${STATES[state]} and (${patterns.length} = 0 or exists (
          select 1 from payers p join members m on m.id = p.member_id
          where p.id = r.payer_id and m.search_text like all(${patterns}::text[]))
        or exists (select 1 from jsonb_array_elements(r.lines) line
          where lower(line ->> 'orderId') like all(${patterns}::text[])))`
      const { rows: counted } = await sql<{ total: number }>`
        select count(*)::int as total from (
          select 1 from refunds r ${where} limit ${COUNTED_MAX + 1}) as counted`.execute(db)
      const size = pageSize === 'all' ? ALL_CHUNK : pageSize
      const offset = after || pageSize === 'all' ? 0 : (page - 1) * size
      const from = after
        ? sql`and (r.requested_at, r.id) ${isAscending ? sql`>` : sql`<`} (${after.requestedAt}, ${after.id})`
        : sql``
      const { rows } = await sql<Row>`
        select r.id, r.payer_id as "memberId", r.life, r.state, r.requested_at as "requestedAt", r.reason, r.quote,
          r.lines, r.approved_by as "approvedBy", r.rejection, r.settled_at as "settledAt",
          (select jsonb_build_object('id', m.id, 'email', m.email, 'nickname', m.nickname)
            from payers p join members m on m.id = p.member_id where p.id = r.payer_id) as person
        from refunds r ${where} ${from}
        order by r.requested_at ${direction}, r.id ${direction} limit ${size + 1} offset ${offset}`.execute(
        db,
      )
      const items = rows.slice(0, size).map(queued)
      const last = items.at(-1)?.refund
      const total = counted[0]?.total ?? 0
      return {
        items,
        total: Math.min(total, COUNTED_MAX),
        isCapped: total > COUNTED_MAX,
        next: last && rows.length > size ? { requestedAt: last.requestedAt, id: last.id } : null,
      }
    },

    async persons(memberIds) {
      const { rows } = await sql<Person>`
        select id, email, nickname from members where id = any(${[...memberIds]})`.execute(db)
      return new Map(rows.map((person) => [person.id, person]))
    },

    async plansOf(orderIds) {
      const { rows } = await sql<{ id: string; planId: PlanId }>`
        select id, plan_id as "planId" from orders where id = any(${[...orderIds]})`.execute(db)
      return new Map(rows.map(({ id, planId }) => [id, planId]))
    },
  }
}

const queued = ({ person, ...refund }: Row): QueuedRefund => ({
  refund: { ...refund, quote: { ...refund.quote, at: new Date(refund.quote.at) } },
  member: person,
})
