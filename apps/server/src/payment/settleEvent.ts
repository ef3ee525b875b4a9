import {
  type GatewayEvent,
  nextOrder,
  type OrderEffect,
  type PaidPayment,
  type StoredOrder,
  settleOrder,
} from '@pandok/domain'
import type { RepositoryName, Services } from '#rpc/Services.ts'
import type { PaymentRepository } from './paymentRepositories.ts'
import { saveStanding } from './saveStanding.ts'
import { type LockedPayer, withPayerLock } from './withPayerLock.ts'

export type SettleServices<Used extends RepositoryName = PaymentRepository> = Pick<
  Services<Used>,
  'inTransaction' | 'repositories' | 'now' | 'newId' | 'mailer'
>

export interface Settled {
  order: StoredOrder
  effect: OrderEffect | null
}

/**
 * Applies an event to an order; every source of events must use it: an answer, a look-up, a job or a webhook.
 * All of it is written in one transaction, and a duplicate changes nothing.
 */
export async function settleEvent(
  services: SettleServices,
  before: StoredOrder,
  event: GatewayEvent,
  paid: PaidPayment | null = null,
): Promise<Settled> {
  return withPayerLock(services, before.payerId, async (locked) => {
    const found = await locked.bound.orders.find(before.id)
    if (!found) throw new Error(`There is no order ${before.id}.`)
    // Before its capture a payment has nothing for a receipt.
    if (paid?.approvedAt && paid.orderId === found.id)
      await locked.bound.paymentRecords.saveReceipt(paid, locked.now)
    return settleIn(services, locked, found, event)
  })
}

async function settleIn(
  services: SettleServices,
  locked: LockedPayer,
  found: StoredOrder,
  event: GatewayEvent,
): Promise<Settled> {
  const { bound, payer, standing, now } = locked
  const done = settleOrder(found, event, standing, { now, subscriptionId: services.newId('sub') })
  const order = { ...done.order, orderName: found.orderName }
  if (done.order !== found) {
    await bound.orders.save(order)
    const { state, reason, voiding } = order
    const detail = { from: found.state, to: state, event: event.type, effect: done.effect, reason, voiding }
    await bound.paymentRecords.note({ payerId: payer.id, orderId: order.id, what: 'order', detail }, now)
  }
  if (done.ledger) await bound.paymentRecords.writeLedger(done.ledger, now)
  await saveStanding(
    services,
    locked,
    {
      subscription: done.subscription,
      periods: done.period ? [...standing.periods, done.period] : standing.periods,
    },
    { what: 'subscription', orderId: order.id },
  )
  await settleCard(locked, order, done.effect)
  return { order, effect: done.effect }
}

/** Of several cards, that of the last granted order is kept. */
async function settleCard(
  { bound, payer, now }: LockedPayer,
  order: StoredOrder,
  effect: OrderEffect | null,
) {
  if (!order.autoRenew || order.kind === 'renew') return
  if (effect === 'grant') await bound.billingCards.drop(payer.id, order.id, now)
  else if (effect === 'void' || order.state === 'failed') await bound.billingCards.dropOfOrder(order.id, now)
}

/** Cancels unsent orders, so that an old tab can't pay for them any more. */
export async function dropCreated(
  { bound, payer, now }: LockedPayer,
  reason: 'newOrder' | 'refundOpened' | 'timeOver',
): Promise<void> {
  for (const order of await bound.orders.listCreated(payer.id)) {
    const { order: dropped } = nextOrder(order, { type: 'drop', reason }, { now, isGrantable: false })
    if (dropped === order) continue
    await bound.orders.save(dropped)
    const detail = { from: order.state, to: dropped.state, reason }
    await bound.paymentRecords.note({ payerId: payer.id, orderId: order.id, what: 'order', detail }, now)
  }
}
