import { gatewayCodeClass, isDeadCard, type StoredOrder } from '@pandok/domain'
import type { PaymentView, Problem, SubscriptionView } from '@pandok/protocol'
import { ActionError } from '#rpc/ActionError.ts'
import type { Services } from '#rpc/Services.ts'
import { paymentView } from './paymentView.ts'
import { subscriptionView } from './subscriptionView.ts'

/** Returns the outcome of an order, which is the same whoever asks and however often. */
export async function outcomeOf(
  {
    repositories,
    now,
  }: Pick<Services<'billingCards' | 'orders' | 'paymentRecords' | 'standings'>, 'repositories' | 'now'>,
  orderId: string,
): Promise<{ payment: PaymentView; subscription: SubscriptionView | null }> {
  const order = await repositories.orders.find(orderId)
  if (!order) throw new ActionError('NOT_FOUND')
  if (order.state === 'canceled') throw new ActionError('BAD_REQUEST', { problem: 'payment.orderOver' })
  if (order.state === 'failed' && order.voiding === 'none')
    throw new ActionError('PAYMENT_FAILED', { problem: problemOf(order), details: { code: order.reason } })
  const standing = await repositories.standings.load(order.payerId)
  const receipt = await repositories.paymentRecords.findReceipt(orderId)
  const card = await repositories.billingCards.findCurrent(order.payerId)
  return {
    payment: paymentView({ order, receipt }, standing, now()),
    subscription: subscriptionView(standing, card, now()),
  }
}

const CARD_CODES: ReadonlySet<string> = new Set([
  'NOT_SUPPORTED_CARD_TYPE',
  'INVALID_CARD_EXPIRATION',
  'INVALID_BILL_KEY_REQUEST',
  'INVALID_BILLING_AUTH',
])

function problemOf({ reason }: StoredOrder): Problem {
  const code = reason ?? ''
  if (code === 'NOT_FOUND_PAYMENT_SESSION' || code === 'EXPIRED' || code === 'noAnswer')
    return 'payment.timeOver'
  if (isDeadCard(code) || CARD_CODES.has(code)) return 'payment.card'
  return gatewayCodeClass(code) === 'rejected' ? 'payment.refused' : 'payment.unavailable'
}
