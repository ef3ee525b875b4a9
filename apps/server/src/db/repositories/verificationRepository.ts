import { CODE_MAX_TRIES } from '@pandok/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../Database.ts'

export type CodePurpose = 'join' | 'password'

export interface NewCode {
  id: string
  email: string
  purpose: CodePurpose
  hash: Buffer
  expiresAt: Date
}

export type TicketKind = 'join' | 'password' | 'social'

export interface NewTicket {
  hash: Buffer
  kind: TicketKind
  /** The verified address. */
  email?: string
  /** The sealed identity, for `social`. */
  sealed?: Buffer
  expiresAt: Date
}

export interface Ticket {
  kind: TicketKind
  email: string | null
  sealed: Buffer | null
}

export interface VerificationRepository {
  /** Invalidates the older codes of the address and purpose. */
  replaceCode: (code: NewCode, now: Date) => Promise<void>
  /** Spends one try of the current code and returns what to compare with; null if there is no try left. */
  spendTry: (email: string, purpose: CodePurpose, now: Date) => Promise<{ id: string; hash: Buffer } | null>
  /** Returns true to exactly one caller. */
  useCode: (id: string, now: Date) => Promise<boolean>
  insertTicket: (ticket: NewTicket, now: Date) => Promise<void>
  findTicket: (hash: Buffer, kind: TicketKind, now: Date) => Promise<Ticket | null>
  /** Returns the ticket to exactly one caller and null to all others. It is rolled back with the transaction. */
  useTicket: (hash: Buffer, kind: TicketKind, now: Date) => Promise<Ticket | null>
  /** Removes every code and ticket of an address. */
  removeAllOf: (email: string) => Promise<void>
  /** Removes the expired codes and tickets and returns how many. */
  purge: (before: Date) => Promise<number>
}

type CodeQueries = Pick<VerificationRepository, 'replaceCode' | 'spendTry' | 'useCode'>

type TicketQueries = Pick<VerificationRepository, 'insertTicket' | 'findTicket' | 'useTicket'>

export function createVerificationRepository(db: Kysely<Database>): VerificationRepository {
  return {
    ...codeQueries(db),
    ...ticketQueries(db),

    async removeAllOf(email) {
      await db.deleteFrom('verification_codes').where('email', '=', email).execute()
      await db.deleteFrom('tickets').where('email', '=', email).execute()
    },

    async purge(before) {
      const codes = await db
        .deleteFrom('verification_codes')
        .where('expires_at', '<', before)
        .executeTakeFirst()
      const tickets = await db.deleteFrom('tickets').where('expires_at', '<', before).executeTakeFirst()
      return Number(codes.numDeletedRows + tickets.numDeletedRows)
    },
  }
}

function codeQueries(db: Kysely<Database>): CodeQueries {
  return {
    async replaceCode({ id, email, purpose, hash, expiresAt }, now) {
      await db
        .deleteFrom('verification_codes')
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .execute()
      await db
        .insertInto('verification_codes')
        .values({ id, email, purpose, code_hash: hash, created_at: now, expires_at: expiresAt })
        .execute()
    },

    // It is one statement, so that parallel guesses can't share a try.
    async spendTry(email, purpose, now) {
      const row = await db
        .updateTable('verification_codes')
        .set((code) => ({ tries: code('tries', '+', 1) }))
        .where('email', '=', email)
        .where('purpose', '=', purpose)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .where('tries', '<', CODE_MAX_TRIES)
        .returning(['id', 'code_hash'])
        .executeTakeFirst()
      return row ? { id: row.id, hash: row.code_hash } : null
    },

    async useCode(id, now) {
      const { numUpdatedRows } = await db
        .updateTable('verification_codes')
        .set({ used_at: now })
        .where('id', '=', id)
        .where('used_at', 'is', null)
        .executeTakeFirstOrThrow()
      return numUpdatedRows > 0n
    },
  }
}

function ticketQueries(db: Kysely<Database>): TicketQueries {
  return {
    async insertTicket({ hash, kind, email, sealed, expiresAt }, now) {
      await db
        .insertInto('tickets')
        .values({
          hash,
          kind,
          email: email ?? null,
          sealed: sealed ?? null,
          created_at: now,
          expires_at: expiresAt,
        })
        .execute()
    },

    async findTicket(hash, kind, now) {
      const row = await db
        .selectFrom('tickets')
        .select(['kind', 'email', 'sealed'])
        .where('hash', '=', hash)
        .where('kind', '=', kind)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .executeTakeFirst()
      return row ?? null
    },

    async useTicket(hash, kind, now) {
      const row = await db
        .updateTable('tickets')
        .set({ used_at: now })
        .where('hash', '=', hash)
        .where('kind', '=', kind)
        .where('used_at', 'is', null)
        .where('expires_at', '>', now)
        .returning(['kind', 'email', 'sealed'])
        .executeTakeFirst()
      return row ?? null
    },
  }
}
