import type { AuditRecord } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

export interface AuditRepository {
  /** Of the transaction that makes the change. Nobody can change or remove it afterwards. */
  write: (record: AuditRecord) => Promise<void>
  /** Removes some of those that have been kept for five years, and says how many. */
  purge: (now: Date, limit: number) => Promise<number>
}

export const createAuditRepository = (db: Kysely<Database>): AuditRepository => ({
  async write({ actorId, address, requestId, action, subject, before, after, reason, at }) {
    await db
      .insertInto('admin_audit')
      .values({
        at,
        actor_id: actorId,
        address,
        request_id: requestId,
        action,
        subject_kind: subject.kind,
        subject_id: subject.id,
        // What a member is called is personal: lists read it from the member's row, as long as there is one.
        subject_label: subject.kind === 'member' ? '' : subject.label,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
        reason,
      })
      .execute()
  },

  // The database's own clock has the last word: what it holds to be younger can't be removed.
  async purge(now, limit) {
    const { numAffectedRows } = await sql`
      delete from admin_audit where id in (
        select id from admin_audit where at < least(${now}::timestamptz, now()) - interval '5 years'
        order by at, id limit ${limit})`.execute(db)
    return Number(numAffectedRows ?? 0n)
  },
})
