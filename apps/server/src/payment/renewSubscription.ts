import { renewalOrder, type StoredOrder, subscriptionOf } from '@pandok/domain'
import { chargeVerdict } from './chargeVerdict.ts'
import { saveStanding } from './saveStanding.ts'
import { type PaymentServices, sendOrder } from './sendOrder.ts'
import { dropCreated, type Settled } from './settleEvent.ts'
import { stopCharging } from './stopCharging.ts'
import { type LockedPayer, withPayerLock } from './withPayerLock.ts'
import { writeCharge } from './writeCharge.ts'

/**
 * Charges the coming period if it is due, and records what has ended by now. Two servers at once charge only
 * once, because the order is recorded as sent before the gateway is called. The subscription of a member who
 * must not be charged is stopped. It returns null if nothing was sent.
 */
export async function renewSubscription(
  services: PaymentServices,
  payerId: string,
  orderName: (order: Pick<StoredOrder, 'planId'>) => string,
): Promise<Settled | null> {
  const order = await withPayerLock(services, payerId, async (locked) => {
    const verdict = await chargeVerdict(locked.bound, locked.payer)
    if (!verdict.ok && (await stopCharging(services, locked, verdict.reason))) return null
    const due = renewalOrder(locked.standing, locked.now)
    if (!due) {
      const subscription = subscriptionOf(locked.standing, locked.now)
      await saveStanding(services, locked, { subscription }, { what: 'clock' })
      return null
    }
    const written = { ...due, orderName: orderName(due) }
    await writeRenewal(services, locked, written)
    return written
  })
  return order && sendOrder(services, order)
}

async function writeRenewal(
  { secrets }: PaymentServices,
  locked: LockedPayer,
  order: StoredOrder,
): Promise<void> {
  const { bound, payer, now } = locked
  const card = await bound.billingCards.findCurrent(payer.id)
  if (!card) throw new Error(`${payer.id} renews without a card.`)
  // An old tab must not pay for what is being renewed.
  await dropCreated(locked, 'newOrder')
  await bound.orders.insert(order)
  const detail = { to: order.state, renewal: order.renewal }
  await bound.paymentRecords.note({ payerId: payer.id, orderId: order.id, what: 'order', detail }, now)
  const keys = JSON.parse(secrets.open('payment', card.sealed).toString()) as {
    billingKey: string
    customerKey: string
  }
  await writeCharge(locked, secrets, order, keys)
}
