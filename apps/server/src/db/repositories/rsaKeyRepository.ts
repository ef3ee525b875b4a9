import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../Database.ts'

export interface StoredRsaKey {
  id: string
  publicPem: string
  sealedPrivate: Buffer
  /** The time from which the key is given out. */
  createdAt: Date
  /** The time until which it is given out. */
  retiresAt: Date
  /** The time until which it is accepted. */
  expiresAt: Date
}

export interface RsaKeyRepository {
  listAccepted: (now: Date) => Promise<StoredRsaKey[]>
  insert: (key: StoredRsaKey) => Promise<void>
  /** Stops giving out all current keys at `now`. */
  retireAll: (now: Date, expiresAt: Date) => Promise<void>
  /** Runs the work on one server at a time, in a transaction. */
  exclusively: <T>(work: (repository: RsaKeyRepository) => Promise<T>) => Promise<T>
  purge: (now: Date) => Promise<number>
}

/** Any number that nobody else uses is fine; this is "rsakey" in ASCII. */
const ADVISORY_LOCK = 0x7273616b6579

export function createRsaKeyRepository(db: Kysely<Database>): RsaKeyRepository {
  return {
    async listAccepted(now) {
      const rows = await db.selectFrom('rsa_keys').selectAll().where('expires_at', '>', now).execute()
      return rows.map(fromRow)
    },

    async insert({ id, publicPem, sealedPrivate, createdAt, retiresAt, expiresAt }) {
      await db
        .insertInto('rsa_keys')
        .values({
          id,
          public_pem: publicPem,
          sealed_private: sealedPrivate,
          created_at: createdAt,
          retires_at: retiresAt,
          expires_at: expiresAt,
        })
        .execute()
    },

    async retireAll(now, expiresAt) {
      await db
        .updateTable('rsa_keys')
        .set({
          created_at: sql<Date>`least(created_at, ${now}::timestamptz)`,
          retires_at: now,
          expires_at: expiresAt,
        })
        .where('retires_at', '>', now)
        .execute()
    },

    exclusively: (work) =>
      db.transaction().execute(async (transaction) => {
        await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction)
        return work(createRsaKeyRepository(transaction))
      }),

    async purge(now) {
      const { numDeletedRows } = await db
        .deleteFrom('rsa_keys')
        .where('expires_at', '<=', now)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}

const fromRow = (row: Selectable<Database['rsa_keys']>): StoredRsaKey => ({
  id: row.id,
  publicPem: row.public_pem,
  sealedPrivate: row.sealed_private,
  createdAt: row.created_at,
  retiresAt: row.retires_at,
  expiresAt: row.expires_at,
})
