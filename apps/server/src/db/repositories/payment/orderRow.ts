import type { Order, OrderKind, OrderState, PlanId, StoredOrder } from '@pandok/domain'
import { sql } from 'kysely'

export interface OrderRow {
  id: string
  payerId: string
  planId: PlanId
  orderName: string
  kind: OrderKind
  amountWon: number
  autoRenew: boolean
  renewalLife: number | null
  renewalIndex: number | null
  renewalAttempt: number | null
  state: OrderState
  reason: string | null
  voiding: Order['voiding']
  voidAttempt: number
  createdAt: Date
  confirmingAt: Date | null
}

export const ORDER_COLUMNS = sql`
  o.id, o.payer_id as "payerId", o.plan_id as "planId", o.order_name as "orderName", o.kind,
  o.amount_won as "amountWon", o.auto_renew as "autoRenew", o.renewal_life as "renewalLife",
  o.renewal_index as "renewalIndex", o.renewal_attempt as "renewalAttempt", o.state, o.reason, o.voiding,
  o.void_attempt as "voidAttempt", o.created_at as "createdAt", o.confirming_at as "confirmingAt"`

export const orderOf = (row: OrderRow): StoredOrder => ({
  id: row.id,
  payerId: row.payerId,
  planId: row.planId,
  orderName: row.orderName,
  kind: row.kind,
  amountWon: row.amountWon,
  autoRenew: row.autoRenew,
  renewal:
    row.renewalLife === null || row.renewalIndex === null || row.renewalAttempt === null
      ? null
      : { life: row.renewalLife, index: row.renewalIndex, attempt: row.renewalAttempt },
  state: row.state,
  reason: row.reason,
  voiding: row.voiding,
  voidAttempt: row.voidAttempt,
  createdAt: row.createdAt,
  confirmingAt: row.confirmingAt,
})
