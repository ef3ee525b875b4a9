import type { AdministeredMember, MemberChange, SecurityEventKind } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

export interface MemberTrail {
  lastSeenAt: Date | null
  plateCount: number
  moduleCount: number
  paymentCount: number
  /** The events, the newest first. */
  events: { kind: SecurityEventKind; address: string; at: Date }[]
}

export interface AdminMemberRepository {
  find: (id: string) => Promise<AdministeredMember | null>
  /**
   * Locks the existing ones until the transaction ends. They are always locked in the order of their ids, so
   * that two administrators who change each other don't deadlock.
   */
  lock: (ids: readonly string[]) => Promise<Map<string, AdministeredMember>>
  /** Counts the administrators who aren't suspended, except one. */
  countAdminsBut: (id: string) => Promise<number>
  change: (id: string, change: MemberChange, now: Date) => Promise<void>
  trailOf: (id: string) => Promise<MemberTrail>
}

const EVENTS_SHOWN = 50

export function createAdminMemberRepository(db: Kysely<Database>): AdminMemberRepository {
  const members = () =>
    db
      .selectFrom('members')
      .select([
        'id',
        'email',
        'locale',
        'role',
        'suspended_at as suspendedAt',
        'tier',
        'tier_until as tierUntil',
        'tier_reason as tierReason',
        'note',
      ])

  return {
    find: async (id) => (await members().where('id', '=', id).executeTakeFirst()) ?? null,

    async lock(ids) {
      const rows = await members()
        .where('id', 'in', [...ids])
        .orderBy('id')
        .forNoKeyUpdate()
        .execute()
      return new Map(rows.map((row) => [row.id, row]))
    },

    async countAdminsBut(id) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from members
        where role = 'admin' and suspended_at is null and id <> ${id}`.execute(db)
      return rows[0]?.count ?? 0
    },

    async change(id, { role, suspendedAt, tier, tierUntil, tierReason, note }, now) {
      await db
        .updateTable('members')
        .set({
          role,
          suspended_at: suspendedAt,
          tier,
          tier_until: tierUntil,
          tier_reason: tierReason,
          note,
          updated_at: now,
        })
        .where('id', '=', id)
        .execute()
    },

    async trailOf(id) {
      const { rows } = await sql<Omit<MemberTrail, 'events'>>`
        select
          (select last_seen_at from members where id = ${id}) as "lastSeenAt",
          (select count(*)::int from plates where owner_id = ${id} and deleted_at is null) as "plateCount",
          (select count(*)::int from modules where owner_id = ${id} and deleted_at is null) as "moduleCount",
          (select count(*)::int from payers p join orders o on o.payer_id = p.id
            where p.member_id = ${id} and (o.confirming_at is not null or o.state = 'failed')) as "paymentCount"`.execute(
        db,
      )
      const { rows: events } = await sql<MemberTrail['events'][number]>`
        select kind, address, at from security_events where member_id = ${id}
        order by at desc, id desc limit ${EVENTS_SHOWN}`.execute(db)
      const [counts] = rows
      if (!counts) throw new Error('A query without a from clause has one row.')
      return { ...counts, events }
    },
  }
}
