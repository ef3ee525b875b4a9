import type { Order, StoredOrder } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { ORDER_COLUMNS, type OrderRow, orderOf } from './orderRow.ts'

export interface OrderRepository {
  find: (id: string) => Promise<StoredOrder | null>
  insert: (order: StoredOrder) => Promise<void>
  /** Saves only what changes during the life of an order. */
  save: (order: Order) => Promise<void>
  /** Lists orders that were not sent yet. */
  listCreated: (payerId: string) => Promise<StoredOrder[]>
  /** Lists orders that were sent and are not settled. */
  listPending: (payerId: string) => Promise<StoredOrder[]>
  /** Lists unsent orders of all payers that were made before. */
  listForgotten: (createdBefore: Date, limit: number) => Promise<StoredOrder[]>
  /**
   * Lists orders of all payers that were sent before and whose outcome is open, or that were given up without
   * an answer; the oldest first.
   */
  listToLookUp: (sentBefore: Date, limit: number) => Promise<StoredOrder[]>
  /** Lists orders of all payers whose money has to be returned. */
  listToVoid: (limit: number) => Promise<StoredOrder[]>
}

export function createOrderRepository(db: Kysely<Database>): OrderRepository {
  const list = async (rest: ReturnType<typeof sql>): Promise<StoredOrder[]> => {
    const { rows } = await sql<OrderRow>`select ${ORDER_COLUMNS} from orders o ${rest}`.execute(db)
    return rows.map(orderOf)
  }
  return {
    find: async (id) => (await list(sql`where o.id = ${id}`))[0] ?? null,

    async insert(order) {
      const { renewal } = order
      await sql`
        insert into orders (id, payer_id, plan_id, order_name, kind, amount_won, auto_renew, renewal_life,
          renewal_index, renewal_attempt, state, reason, voiding, void_attempt, created_at, confirming_at)
        values (${order.id}, ${order.payerId}, ${order.planId}, ${order.orderName}, ${order.kind},
          ${order.amountWon}, ${order.autoRenew}, ${renewal?.life ?? null}, ${renewal?.index ?? null},
          ${renewal?.attempt ?? null}, ${order.state}, ${order.reason}, ${order.voiding}, ${order.voidAttempt},
          ${order.createdAt}, ${order.confirmingAt})`.execute(db)
    },

    async save({ id, state, reason, voiding, voidAttempt, confirmingAt }) {
      await sql`
        update orders set state = ${state}, reason = ${reason}, voiding = ${voiding},
          void_attempt = ${voidAttempt}, confirming_at = ${confirmingAt}
        where id = ${id}`.execute(db)
    },

    listCreated: (payerId) => list(sql`where o.payer_id = ${payerId} and o.state = 'created'`),
    listPending: (payerId) =>
      list(sql`where o.payer_id = ${payerId} and o.state in ('confirming', 'unknown')`),
    listForgotten: (createdBefore, limit) =>
      list(
        sql`where o.state = 'created' and o.created_at < ${createdBefore} order by o.created_at limit ${limit}`,
      ),
    listToLookUp: (sentBefore, limit) =>
      list(sql`where o.confirming_at < ${sentBefore} and (o.state in ('confirming', 'unknown')
        or (o.state = 'failed' and o.reason = 'noAnswer' and o.voiding = 'none'))
        order by o.confirming_at limit ${limit}`),
    listToVoid: (limit) => list(sql`where o.voiding = 'due' order by o.confirming_at limit ${limit}`),
  }
}
