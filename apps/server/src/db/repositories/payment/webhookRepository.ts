import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

export interface WebhookHint {
  transmissionId: string
  /** The order that it claims to be about; null if it can't be read. */
  orderId: string | null
}

export interface WebhookRepository {
  /** Returns false if the same was received before. */
  receive: (hint: WebhookHint, now: Date) => Promise<boolean>
  /** Lists those that are not handled and were not tried just now: after each try the pause grows, up to an hour. */
  listWaiting: (now: Date, limit: number) => Promise<WebhookHint[]>
  noteTried: (transmissionId: string, now: Date) => Promise<void>
  noteHandled: (transmissionId: string, now: Date) => Promise<void>
  /** Returns how many were deleted. */
  purge: (receivedBefore: Date) => Promise<number>
}

export function createWebhookRepository(db: Kysely<Database>): WebhookRepository {
  return {
    async receive({ transmissionId, orderId }, now) {
      const { rows } = await sql`
        insert into webhook_inbox (transmission_id, order_id, received_at)
        values (${transmissionId}, ${orderId}, ${now}) on conflict do nothing returning 1`.execute(db)
      return rows.length > 0
    },

    async listWaiting(now, limit) {
      const { rows } = await sql<WebhookHint>`
        select transmission_id as "transmissionId", order_id as "orderId" from webhook_inbox
        where handled_at is null and received_at < ${now} and (tried_at is null
          or tried_at + interval '1 minute' * least(2 ^ (tries - 1), 60) <= ${now})
        order by received_at limit ${limit}`.execute(db)
      return rows
    },

    async noteTried(transmissionId, now) {
      await sql`
        update webhook_inbox set tries = tries + 1, tried_at = ${now}
        where transmission_id = ${transmissionId}`.execute(db)
    },

    async noteHandled(transmissionId, now) {
      await sql`
        update webhook_inbox set handled_at = ${now} where transmission_id = ${transmissionId}`.execute(db)
    },

    async purge(receivedBefore) {
      const { numAffectedRows = 0n } = await sql`
        delete from webhook_inbox where handled_at is not null and received_at <= ${receivedBefore}`.execute(
        db,
      )
      return Number(numAffectedRows)
    },
  }
}
