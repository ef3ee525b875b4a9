import type { AdminPage, PlanId } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import type { BadCursor } from '../lists/listPage.ts'
import { listRefunds } from './listRefunds.ts'
import type { Person, QueuedRefund, RefundQuery } from './QueuedRefund.ts'

export interface RefundQueueRepository {
  /** Lists those that wait, the oldest first, or those that were settled, the newest first. */
  list: (query: RefundQuery) => Promise<AdminPage<QueuedRefund> | BadCursor>
  /** Returns those who are still members. */
  persons: (memberIds: readonly string[]) => Promise<Map<string, Person>>
  plansOf: (orderIds: readonly string[]) => Promise<Map<string, PlanId>>
}

export const createRefundQueueRepository = (db: Kysely<Database>): RefundQueueRepository => ({
  list: (query) => listRefunds(db, query),

  async persons(memberIds) {
    const { rows } = await sql<Person>`
      select id, email, nickname from members where id = any(${[...memberIds]})`.execute(db)
    return new Map(rows.map((person) => [person.id, person]))
  },

  async plansOf(orderIds) {
    const { rows } = await sql<{ id: string; planId: PlanId }>`
      select id, plan_id as "planId" from orders where id = any(${[...orderIds]})`.execute(db)
    return new Map(rows.map(({ id, planId }) => [id, planId]))
  },
})
