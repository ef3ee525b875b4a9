import { confirmKey, renewalOrder, type StoredOrder, subscriptionOf } from '@pandok/domain'
import { chargeVerdict } from './chargeVerdict.ts'
import { inPayersTurn, type PayerTurn } from './inPayersTurn.ts'
import { writeOp } from './paymentOps.ts'
import { saveStanding } from './saveStanding.ts'
import { type PaymentServices, sendOrder } from './sendOrder.ts'
import { dropCreated, type Settled } from './settleNews.ts'
import { stopCharging } from './stopCharging.ts'

/**
 * Charges the coming period if it is due, and writes down what the clock has ended. Two servers that do it at once charge
 * once: the order is written as sent before the gateway is called. The line of somebody who must not be charged stops.
 * Null where nothing was sent.
 */
export async function renewSubscription(
  services: PaymentServices,
  payerId: string,
  orderName: (order: Pick<StoredOrder, 'planId'>) => string,
): Promise<Settled | null> {
  const order = await inPayersTurn(services, payerId, async (turn) => {
    const verdict = await chargeVerdict(turn.bound, turn.payer)
    if (!verdict.ok && (await stopCharging(services, turn, verdict.reason))) return null
    const due = renewalOrder(turn.standing, turn.now)
    if (!due) {
      const subscription = subscriptionOf(turn.standing, turn.now)
      await saveStanding(services, turn, { subscription }, { what: 'clock' })
      return null
    }
    const written = { ...due, orderName: orderName(due) }
    await writeRenewal(services, turn, written)
    return written
  })
  return order && sendOrder(services, order)
}

async function writeRenewal(
  { secrets }: PaymentServices,
  turn: PayerTurn,
  order: StoredOrder,
): Promise<void> {
  const { bound, payer, now } = turn
  const card = await bound.billingCards.findCurrent(payer.id)
  if (!card) throw new Error(`${payer.id} renews without a card.`)
  // An old tab must not pay for what is being renewed.
  await dropCreated(turn, 'newOrder')
  await bound.orders.insert(order)
  const detail = { to: order.state, renewal: order.renewal }
  await bound.paymentRecords.note({ payerId: payer.id, orderId: order.id, what: 'order', detail }, now)
  const { billingKey, customerKey } = JSON.parse(secrets.open('payment', card.sealed).toString()) as {
    billingKey: string
    customerKey: string
  }
  const member = payer.memberId === null ? null : await bound.members.findById(payer.memberId)
  await writeOp(bound, secrets, {
    key: confirmKey(order),
    kind: 'charge',
    orderId: order.id,
    body: {
      billingKey,
      customerKey,
      orderId: order.id,
      orderName: order.orderName,
      amountWon: order.amountWon,
      ...(member && { customerEmail: member.email, customerName: member.name }),
    },
  })
}
