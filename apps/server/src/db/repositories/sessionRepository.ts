import type { Role, TierGrant } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'

export interface NewSession {
  id: string
  memberId: string
  seed: Buffer
  createdAt: Date
  expiresAt: Date
  userAgent: string
}

/** What has to be true of its member in the moment in which a session begins. */
export interface SessionCondition {
  /** The stored hash that the given password was compared with; null where no password was asked for. */
  passwordHash: string | null
}

/** A session with the current data of its member. */
export interface Session {
  id: string
  memberId: string
  role: Role
  seed: Buffer
  counter: number
  rotatedAt: Date
  expiresAt: Date
  /** True if it has ended or its member is suspended. */
  isOver: boolean
}

export interface SessionActor
  extends Pick<Session, 'id' | 'memberId' | 'role' | 'expiresAt' | 'isOver'>,
    TierGrant {
  /** Null for members without any paid time that may still run; a renewal is tried for a week. */
  payerId: string | null
}

export interface OpenSession {
  id: string
  userAgent: string
  createdAt: Date
  lastUsedAt: Date
}

export interface SessionRepository {
  /**
   * Returns false if the member has withdrawn, is suspended or has another password by now. The member's row is
   * held meanwhile, so that whoever changes one of these ends this session, too.
   */
  insert: (session: NewSession, condition: SessionCondition) => Promise<boolean>
  find: (id: string) => Promise<Session | null>
  /** It loads many at once, because every call of a member needs one. */
  findActors: (ids: readonly string[]) => Promise<SessionActor[]>
  /**
   * Spends one refresh token. It returns false if it was spent already or the session has ended; of
   * concurrent calls, one gets true.
   */
  rotate: (id: string, counter: number, now: Date, expiresAt: Date) => Promise<boolean>
  /** Returns false if it had ended before. */
  end: (id: string, reason: string, now: Date) => Promise<boolean>
  endAll: (memberId: string, reason: string, now: Date, exceptId?: string) => Promise<number>
  /** Ends those that were unused for longest until this many are open. */
  endBeyond: (memberId: string, openMax: number, reason: string, now: Date) => Promise<void>
  /** Lists the open sessions, the latest use first. */
  listOpen: (memberId: string, now: Date) => Promise<OpenSession[]>
  /** Returns null for a session of another member, or one that has ended or expired. */
  findOwned: (memberId: string, id: string, now: Date) => Promise<OpenSession | null>
  /** Removes some of the expired ones and returns how many. */
  purge: (before: Date, limit: number) => Promise<number>
}

export function createSessionRepository(db: Kysely<Database>): SessionRepository {
  const openOf = (memberId: string, now: Date) =>
    db
      .selectFrom('sessions')
      .select(['id', 'user_agent as userAgent', 'created_at as createdAt', 'last_used_at as lastUsedAt'])
      .where('member_id', '=', memberId)
      .where('ended_at', 'is', null)
      .where('expires_at', '>', now)
  return {
    ...sessionChanges(db),
    ...sessionEndings(db),

    async find(id) {
      const session = await db
        .selectFrom('sessions')
        .innerJoin('members', 'members.id', 'sessions.member_id')
        .select([
          'sessions.id',
          'sessions.member_id as memberId',
          'sessions.seed',
          'sessions.counter',
          'sessions.rotated_at as rotatedAt',
          'sessions.expires_at as expiresAt',
          'members.role',
          sql<boolean>`(sessions.ended_at is not null or members.suspended_at is not null)`.as('isOver'),
        ])
        .where('sessions.id', '=', id)
        .executeTakeFirst()
      return session ?? null
    },

    // The statement is written out, because building it for every batch of calls costs more than running it.
    async findActors(ids) {
      const { rows } = await sql<SessionActor>`
        select s.id, s.member_id as "memberId", s.expires_at as "expiresAt", m.role, m.tier,
          m.tier_until as "tierUntil", (s.ended_at is not null or m.suspended_at is not null) as "isOver", p.id as "payerId"
        from sessions s join members m on m.id = s.member_id
          left join payers p on p.member_id = m.id and exists (
            select 1 from periods d where d.payer_id = p.id and d.closed_at is null and d.ends_at > now() - interval '10 days')
        where s.id = any(${ids})`.execute(db)
      return rows
    },

    listOpen: (memberId, now) =>
      openOf(memberId, now).orderBy('last_used_at', 'desc').orderBy('id').execute(),

    findOwned: async (memberId, id, now) =>
      (await openOf(memberId, now).where('id', '=', id).executeTakeFirst()) ?? null,
  }
}

function sessionChanges(db: Kysely<Database>): Pick<SessionRepository, 'insert' | 'rotate' | 'purge'> {
  return {
    async insert({ id, memberId, seed, createdAt, expiresAt, userAgent }, { passwordHash }) {
      const { numAffectedRows } = await sql`
        insert into sessions (id, member_id, seed, rotated_at, created_at, last_used_at, expires_at, user_agent)
        select ${id}, m.id, ${seed}::bytea, ${createdAt}::timestamptz, ${createdAt}::timestamptz, ${createdAt}::timestamptz,
          ${expiresAt}::timestamptz, ${userAgent}
        from members m
        where m.id = ${memberId} and m.suspended_at is null
          and (${passwordHash}::text is null or m.password_hash = ${passwordHash}::text)
        for share`.execute(db)
      return numAffectedRows === 1n
    },

    async rotate(id, counter, now, expiresAt) {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ counter: counter + 1, rotated_at: now, last_used_at: now, expires_at: expiresAt })
        .where('id', '=', id)
        .where('counter', '=', counter)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async purge(before, limit) {
      const expired = db.selectFrom('sessions').select('id').where('expires_at', '<', before).limit(limit)
      const { numDeletedRows } = await db.deleteFrom('sessions').where('id', 'in', expired).executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

function sessionEndings(db: Kysely<Database>): Pick<SessionRepository, 'end' | 'endAll' | 'endBeyond'> {
  return {
    async end(id, reason, now) {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ ended_at: now, end_reason: reason })
        .where('id', '=', id)
        .where('ended_at', 'is', null)
        .executeTakeFirst()
      return numUpdatedRows > 0n
    },

    async endAll(memberId, reason, now, exceptId) {
      const { numUpdatedRows } = await db
        .updateTable('sessions')
        .set({ ended_at: now, end_reason: reason })
        .where('member_id', '=', memberId)
        .where('ended_at', 'is', null)
        .$if(exceptId !== undefined, (query) => query.where('id', '!=', exceptId ?? ''))
        .executeTakeFirst()
      return Number(numUpdatedRows)
    },

    async endBeyond(memberId, openMax, reason, now) {
      const beyond = db
        .selectFrom('sessions')
        .select('id')
        .where('member_id', '=', memberId)
        .where('ended_at', 'is', null)
        .where('expires_at', '>', now)
        .orderBy('last_used_at', 'desc')
        .orderBy('created_at', 'desc')
        .orderBy('id')
        .offset(openMax)
      await db
        .updateTable('sessions')
        .set({ ended_at: now, end_reason: reason })
        .where('id', 'in', beyond)
        .execute()
    },
  }
}
