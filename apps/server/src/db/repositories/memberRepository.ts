import {
  type Country,
  type Major,
  type Member,
  nicknameKey,
  type PostalAddress,
  type Role,
  type Verdict,
} from '@pandok/domain'
import { type Kysely, type Selectable, sql } from 'kysely'
import { createBatcher } from '../createBatcher.ts'
import type { Database } from '../Database.ts'
import { isUniqueViolation } from '../isUniqueViolation.ts'

/** For the few actions that compare passwords; all others get a member without the hash. */
export interface Credentials {
  member: Member
  passwordHash: string
}

export interface NewMember
  extends Pick<
    Member,
    'id' | 'email' | 'nickname' | 'name' | 'phone' | 'age' | 'nationality' | 'major' | 'locale'
  > {
  passwordHash: string
  role?: Role
  marketing: boolean
}

type Changeable =
  | 'nickname'
  | 'name'
  | 'phone'
  | 'age'
  | 'nationality'
  | 'major'
  | 'locale'
  | 'address'
  | 'role'

/** Absent or undefined fields stay unchanged. */
export type MemberChanges = { [K in Changeable]?: Member[K] | undefined } & {
  marketing?: boolean | undefined
}

export interface MemberRepository {
  findById: (id: string) => Promise<Member | null>
  findByEmail: (email: string) => Promise<Member | null>
  findCredentialsById: (id: string) => Promise<Credentials | null>
  findCredentialsByEmail: (email: string) => Promise<Credentials | null>
  listEmailsOf: (person: { name: string; phone: string }) => Promise<string[]>
  /** A member's own nickname isn't taken for that member. */
  isNicknameTaken: (nickname: string, forMemberId: string | null) => Promise<boolean>
  /** The database decides who was first; inside a transaction the caller can only roll back after a refusal. */
  insert: (member: NewMember, now: Date) => Promise<Verdict<'email.taken' | 'nickname.taken'>>
  /** Returns null if the member doesn't exist. A taken nickname is refused as in `insert`. */
  update: (id: string, changes: MemberChanges, now: Date) => Promise<Member | 'nickname.taken' | null>
  /** Returns false if the hash is no longer `expected`, because somebody else changed the password meanwhile. */
  replacePassword: (id: string, passwordHash: string, expected: string, now: Date) => Promise<boolean>
  setPassword: (id: string, passwordHash: string, now: Date) => Promise<void>
  /** Keeps the member from withdrawing until the transaction ends; false if they have withdrawn. */
  hold: (id: string) => Promise<boolean>
  /** The same, and it also excludes a change of the password; returns false if the password isn't this one any more. */
  holdPassword: (id: string, passwordHash: string) => Promise<boolean>
  /** Sessions and linked identities are deleted with the row; false if it didn't exist, or has another password. */
  remove: (id: string, passwordHash: string) => Promise<boolean>
  /** Stores the reason for a withdrawal without the member. */
  noteWithdrawal: (reason: string, now: Date) => Promise<void>
  purgeWithdrawals: (before: Date) => Promise<number>
}

export function createMemberRepository(db: Kysely<Database>): MemberRepository {
  const findRow = (column: 'id' | 'email', value: string) =>
    db.selectFrom('members').selectAll().where(column, '=', value).executeTakeFirst()

  const find = async (column: 'id' | 'email', value: string) => {
    const row = await findRow(column, value)
    return row ? memberOf(row) : null
  }

  const findCredentials = async (column: 'id' | 'email', value: string) => {
    const row = await findRow(column, value)
    return row ? { member: memberOf(row), passwordHash: row.password_hash } : null
  }

  // Most calls of a member begin with it, so concurrent callers share one query.
  const findMany = createBatcher({
    load: async (ids) => {
      const { rows } = await sql<Selectable<Database['members']>>`
        select * from members where id = any(${ids})`.execute(db)
      return new Map(rows.map((row) => [row.id, memberOf(row)]))
    },
  })

  return {
    findById: async (id) => (await findMany(id)) ?? null,
    findByEmail: (email) => find('email', email),
    findCredentialsById: (id) => findCredentials('id', id),
    findCredentialsByEmail: (email) => findCredentials('email', email),

    async listEmailsOf({ name, phone }) {
      const rows = await db
        .selectFrom('members')
        .select('email')
        .where('phone', '=', phone)
        .where('name', '=', name)
        .orderBy('created_at')
        .execute()
      return rows.map(({ email }) => email)
    },

    async isNicknameTaken(nickname, forMemberId) {
      const row = await db
        .selectFrom('members')
        .select('id')
        .where('nickname_key', '=', nicknameKey(nickname))
        .executeTakeFirst()
      return row !== undefined && row.id !== forMemberId
    },

    ...memberChanges(db),

    ...memberDepartures(db),
  }
}

function memberDepartures(
  db: Kysely<Database>,
): Pick<MemberRepository, 'hold' | 'holdPassword' | 'remove' | 'noteWithdrawal' | 'purgeWithdrawals'> {
  return {
    async hold(id) {
      const row = await db
        .selectFrom('members')
        .select('id')
        .where('id', '=', id)
        .forKeyShare()
        .executeTakeFirst()
      return row !== undefined
    },

    async holdPassword(id, passwordHash) {
      const row = await db
        .selectFrom('members')
        .select('id')
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .forShare()
        .executeTakeFirst()
      return row !== undefined
    },

    async remove(id, passwordHash) {
      const { numDeletedRows } = await db
        .deleteFrom('members')
        .where('id', '=', id)
        .where('password_hash', '=', passwordHash)
        .executeTakeFirstOrThrow()
      return numDeletedRows > 0n
    },

    async noteWithdrawal(reason, now) {
      await db.insertInto('withdrawal_reasons').values({ reason, at: now }).execute()
    },

    async purgeWithdrawals(before) {
      const { numDeletedRows } = await db
        .deleteFrom('withdrawal_reasons')
        .where('at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

function memberChanges(
  db: Kysely<Database>,
): Pick<MemberRepository, 'insert' | 'update' | 'replacePassword' | 'setPassword'> {
  return {
    async insert({ passwordHash, marketing, ...member }, now) {
      try {
        await db
          .insertInto('members')
          .values({
            ...member,
            nickname_key: nicknameKey(member.nickname),
            password_hash: passwordHash,
            terms_agreed_at: now,
            privacy_agreed_at: now,
            marketing_agreed_at: marketing ? now : null,
            created_at: now,
            updated_at: now,
          })
          .execute()
        return { ok: true }
      } catch (error) {
        if (isUniqueViolation(error, 'members_email_key')) return { ok: false, reason: 'email.taken' }
        if (isNicknameViolation(error)) return { ok: false, reason: 'nickname.taken' }
        throw error
      }
    },

    async update(id, { marketing, address, ...changes }, now) {
      try {
        const row = await db
          .updateTable('members')
          .set({ ...changes, updated_at: now })
          .$if(changes.nickname !== undefined, (query) =>
            query.set({ nickname_key: nicknameKey(changes.nickname ?? '') }),
          )
          .$if(address !== undefined, (query) =>
            query.set({ address: address ? JSON.stringify(address) : null }),
          )
          .$if(marketing === false, (query) => query.set({ marketing_agreed_at: null }))
          // The day of the first consent counts, so giving it again changes nothing.
          .$if(marketing === true, (query) =>
            query.set(({ fn, val }) => ({
              marketing_agreed_at: fn.coalesce('marketing_agreed_at', val(now)),
            })),
          )
          .where('id', '=', id)
          .returningAll()
          .executeTakeFirst()
        return row ? memberOf(row) : null
      } catch (error) {
        if (isNicknameViolation(error)) return 'nickname.taken'
        throw error
      }
    },

    async replacePassword(id, passwordHash, expected, now) {
      const { numUpdatedRows } = await db
        .updateTable('members')
        .set({ password_hash: passwordHash, updated_at: now })
        .where('id', '=', id)
        .where('password_hash', '=', expected)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },

    async setPassword(id, passwordHash, now) {
      await db
        .updateTable('members')
        .set({ password_hash: passwordHash, updated_at: now })
        .where('id', '=', id)
        .execute()
    },
  }
}

const isNicknameViolation = (error: unknown) => isUniqueViolation(error, 'members_nickname_key_key')

/** The contract checked country, major and address before they were written. */
function memberOf(row: Selectable<Database['members']>): Member {
  return {
    id: row.id,
    email: row.email,
    nickname: row.nickname,
    name: row.name,
    phone: row.phone,
    age: row.age,
    nationality: row.nationality as Country,
    major: row.major as Major,
    role: row.role,
    tier: row.tier,
    tierUntil: row.tier_until,
    locale: row.locale,
    address: row.address as PostalAddress | null,
    marketingAgreedAt: row.marketing_agreed_at,
    suspendedAt: row.suspended_at,
    createdAt: row.created_at,
  }
}
