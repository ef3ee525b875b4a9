import type { Payer } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

export interface PayerRepository {
  /** Returns null until the member orders something. */
  findByMember: (memberId: string) => Promise<Payer | null>
  find: (id: string) => Promise<Payer | null>
  /** Of several concurrent calls, the first one counts. Returns null if the member has withdrawn meanwhile. */
  ensure: (payer: Payer & { memberId: string }, now: Date) => Promise<Payer | null>
}

export function createPayerRepository(db: Kysely<Database>): PayerRepository {
  const columns = sql`id, member_id as "memberId", customer_key as "customerKey"`
  const findByMember: PayerRepository['findByMember'] = async (memberId) => {
    const { rows } = await sql<Payer>`select ${columns} from payers where member_id = ${memberId}`.execute(db)
    return rows[0] ?? null
  }
  return {
    findByMember,

    async find(id) {
      const { rows } = await sql<Payer>`select ${columns} from payers where id = ${id}`.execute(db)
      return rows[0] ?? null
    },

    async ensure({ id, memberId, customerKey }, now) {
      await sql`
        insert into payers (id, member_id, customer_key, created_at)
        select ${id}, m.id, ${customerKey}, ${now}::timestamptz from members m where m.id = ${memberId} for key share
        on conflict (member_id) do nothing`.execute(db)
      return findByMember(memberId)
    },
  }
}
