import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'

export const DELIVER_MAIL = 'deliverMail'

/** After this number of failures a mail is given up. */
export const MAIL_MAX_TRIES = 5

export interface WaitingMail {
  id: string
  kind: string
  sealed: Buffer
  /** The number of failures. */
  tries: number
  createdAt: Date
}

export interface MailOutboxRepository {
  /** Stores the mail and the job that delivers it, in a transaction both or neither. */
  insert: (mail: { id: string; kind: string; sealed: Buffer }, now: Date) => Promise<void>
  /**
   * Locks the mail until the transaction ends. It returns null if it is sent, given up, or locked by another
   * delivery, so that no mail is delivered twice at once.
   */
  takeWaiting: (id: string) => Promise<WaitingMail | null>
  /** Deletes recipient and values. */
  markSent: (id: string, now: Date) => Promise<void>
  /** Counts a failure. Without a delay the mail is given up, and recipient and values are deleted as well. */
  markFailed: (id: string, error: string, retryInSeconds: number | null) => Promise<void>
  /** Makes new jobs for mails whose job was lost with a server, and returns how many waited. */
  rescheduleWaiting: (createdBefore: Date) => Promise<number>
  /** Removes older mails, delivered or not, and returns how many. */
  purge: (before: Date) => Promise<number>
}

export function createMailOutboxRepository(db: Kysely<Database>): MailOutboxRepository {
  /** With 'preserve_run_at' a waiting job is left unchanged. */
  const schedule = async (id: string, delaySeconds: number, mode: 'replace' | 'preserve_run_at') => {
    await sql`select graphile_worker.add_job(
      ${DELIVER_MAIL}, json_build_object('id', ${id}::text), job_key := ${`mail:${id}`}, job_key_mode := ${mode},
      run_at := now() + make_interval(secs => ${delaySeconds}))`.execute(db)
  }

  return {
    async insert({ id, kind, sealed }, now) {
      await db.insertInto('mail_outbox').values({ id, kind, sealed, created_at: now }).execute()
      await schedule(id, 0, 'replace')
    },

    async takeWaiting(id) {
      const row = await db
        .selectFrom('mail_outbox')
        .select(['kind', 'sealed', 'tries', 'created_at'])
        .where('id', '=', id)
        .where('sent_at', 'is', null)
        .where('tries', '<', MAIL_MAX_TRIES)
        .forUpdate()
        .skipLocked()
        .executeTakeFirst()
      return row
        ? { id, kind: row.kind, sealed: row.sealed, tries: row.tries, createdAt: row.created_at }
        : null
    },

    async markSent(id, now) {
      await db
        .updateTable('mail_outbox')
        .set({ sent_at: now, sealed: Buffer.alloc(0), last_error: null })
        .where('id', '=', id)
        .execute()
    },

    async markFailed(id, error, retryInSeconds) {
      const isGivenUp = retryInSeconds === null
      await db
        .updateTable('mail_outbox')
        .set((mail) => ({
          tries: isGivenUp ? MAIL_MAX_TRIES : mail('tries', '+', 1),
          last_error: error,
          ...(isGivenUp && { sealed: Buffer.alloc(0) }),
        }))
        .where('id', '=', id)
        .execute()
      if (!isGivenUp) await schedule(id, retryInSeconds, 'replace')
    },

    async rescheduleWaiting(createdBefore) {
      const rows = await db
        .selectFrom('mail_outbox')
        .select('id')
        .where('sent_at', 'is', null)
        .where('tries', '<', MAIL_MAX_TRIES)
        .where('created_at', '<', createdBefore)
        .execute()
      for (const { id } of rows) await schedule(id, 0, 'preserve_run_at')
      return rows.length
    },

    async purge(before) {
      const { numDeletedRows } = await db
        .deleteFrom('mail_outbox')
        .where('created_at', '<', before)
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
  }
}
