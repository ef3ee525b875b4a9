import type { Kysely } from 'kysely'
import type { Database } from '../Database.ts'

export interface SocialAttempt {
  stateHash: Buffer
  provider: string
  sealed: Buffer
  expiresAt: Date
}

/** A person at their provider. The pair is the identity; an e-mail address never is. */
export interface IdentityKey {
  issuer: string
  subject: string
}

export interface SocialRepository {
  insertAttempt: (attempt: SocialAttempt) => Promise<void>
  /** Removes the attempt from the table, so that it can be used once; null if there is none that is valid. */
  takeAttempt: (stateHash: Buffer, provider: string, now: Date) => Promise<SocialAttempt | null>
  findMemberId: (identity: IdentityKey) => Promise<string | null>
  /** Returns false if the identity already belongs to a member. */
  link: (identity: IdentityKey, memberId: string, now: Date) => Promise<boolean>
  /** Removes the expired attempts and returns how many. */
  purge: (before: Date) => Promise<number>
}

export function createSocialRepository(db: Kysely<Database>): SocialRepository {
  return {
    async insertAttempt({ stateHash, provider, sealed, expiresAt }) {
      await db
        .insertInto('social_attempts')
        .values({ state_hash: stateHash, provider, sealed, expires_at: expiresAt })
        .execute()
    },

    async takeAttempt(stateHash, provider, now) {
      const row = await db
        .deleteFrom('social_attempts')
        .where('state_hash', '=', stateHash)
        .where('provider', '=', provider)
        .returningAll()
        .executeTakeFirst()
      if (!row || row.expires_at <= now) return null
      return { stateHash: row.state_hash, provider, sealed: row.sealed, expiresAt: row.expires_at }
    },

    async findMemberId({ issuer, subject }) {
      const row = await db
        .selectFrom('social_identities')
        .select('member_id')
        .where('issuer', '=', issuer)
        .where('subject', '=', subject)
        .executeTakeFirst()
      return row?.member_id ?? null
    },

    async link({ issuer, subject }, memberId, now) {
      const { numInsertedOrUpdatedRows } = await db
        .insertInto('social_identities')
        .values({ issuer, subject, member_id: memberId, created_at: now })
        .onConflict((conflict) => conflict.columns(['issuer', 'subject']).doNothing())
        .executeTakeFirstOrThrow()
      return (numInsertedOrUpdatedRows ?? 0n) > 0n
    },

    async purge(before) {
      const { numDeletedRows } = await db
        .deleteFrom('social_attempts')
        .where('expires_at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
