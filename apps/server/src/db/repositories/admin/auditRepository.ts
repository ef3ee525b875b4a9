import type { AuditRecord } from '@pandok/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../../Database.ts'

export interface AuditRepository {
  /** Of the transaction that makes the change. Nobody can change or remove it afterwards. */
  write: (record: AuditRecord) => Promise<void>
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
})
