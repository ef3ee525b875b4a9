import type { SecurityEvent } from '@pandok/domain'
import type { Kysely } from 'kysely'
import type { Database } from '../Database.ts'

export interface SecurityEventRepository {
  insert: (event: SecurityEvent) => Promise<void>
  /** Removes older events and returns how many. */
  purge: (before: Date) => Promise<number>
}

export const createSecurityEventRepository = (db: Kysely<Database>): SecurityEventRepository => ({
  async insert({ memberId, kind, address, requestId, at }) {
    await db
      .insertInto('security_events')
      .values({ member_id: memberId, kind, address, request_id: requestId, at })
      .execute()
  },

  async purge(before) {
    const { numDeletedRows } = await db
      .deleteFrom('security_events')
      .where('at', '<', before)
      .executeTakeFirst()
    return Number(numDeletedRows)
  },
})
