import type { Pool } from '#db/Pool.ts'
import type { People, TestMember } from './createPeople.ts'

/** A record of the audit list about one subject. */
export interface WrittenChange {
  at: Date
  actor_id: string
  address: string
  request_id: string
  action: string
  subject_kind: string
  subject_label: string
  before: Record<string, unknown> | null
  after: Record<string, unknown> | null
  reason: string | null
}

export interface Administrators {
  administrator: () => Promise<TestMember>
  /** Returns the records, the oldest first. */
  auditOf: (subjectId: string) => Promise<WrittenChange[]>
}

export const createAdministrators = ({ member }: Pick<People, 'member'>, pool: Pool): Administrators => ({
  async administrator() {
    const somebody = await member()
    await pool.query("update members set role = 'admin' where id = $1", [somebody.user.id])
    return somebody
  },
  async auditOf(subjectId) {
    const sql = 'select * from admin_audit where subject_id = $1 order by id'
    return (await pool.query<WrittenChange>(sql, [subjectId])).rows
  },
})
