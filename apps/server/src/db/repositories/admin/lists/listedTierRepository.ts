import type { Tier, TierGrant } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

/** The tier by which the list of users is filtered: its value at the last check, and when to check again. */
export interface ListedTierRepository {
  /**
   * Returns members whose tier may have changed and locks them until the transaction ends: changes meanwhile
   * wait and mark them again.
   */
  claimDue: (now: Date, limit: number) => Promise<({ id: string } & TierGrant)[]>
  save: (id: string, tier: Tier, dueAt: Date | null) => Promise<void>
}

export const createListedTierRepository = (db: Kysely<Database>): ListedTierRepository => ({
  async claimDue(now, limit) {
    const { rows } = await sql<{ id: string } & TierGrant>`
      select id, tier, tier_until as "tierUntil" from members where tier_due_at <= ${now}
      order by tier_due_at limit ${limit} for no key update skip locked`.execute(db)
    return rows
  },

  async save(id, tier, dueAt) {
    await sql`update members set listed_tier = ${tier}, tier_due_at = ${dueAt} where id = ${id}`.execute(db)
  },
})
