import type { AuditRecord } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

export interface AuditRepository {
  /** Writes a record in the transaction of the change. Nobody can change or remove it afterwards. */
  write: (record: AuditRecord) => Promise<void>
  /** Removes some of the records that are older than five years, and returns how many. */
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
        // The name of a member is personal data: lists read it from the member's row as long as it exists.
        subject_label: subject.kind === 'member' ? '' : subject.label,
        before: before && JSON.stringify(before),
        after: after && JSON.stringify(after),
        reason,
      })
      .execute()
  },

  // The clock of the database decides: records that are younger by it can't be removed.
  async purge(now, limit) {
    const { numAffectedRows } = await sql`
      delete from admin_audit where id in (
        select id from admin_audit where at < least(${now}::timestamptz, now()) - interval '5 years'
        order by at, id limit ${limit})`.execute(db)
    return Number(numAffectedRows ?? 0n)
  },
})
