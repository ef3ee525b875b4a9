import {
  eventOfPayment,
  eventOfVoid,
  type GatewayCode,
  type GatewayEvent,
  type StoredOrder,
  voidRequest,
} from '@pandok/domain'
import { mailSentence } from '@pandok/i18n/server'
import { chargeVerdict } from './chargeVerdict.ts'
import type { PaymentAnswer } from './PaymentGateway.ts'
import { writeOp, writtenOp } from './paymentOps.ts'
import { sendOp } from './sendOp.ts'
import { type PaymentServices, sendOrder } from './sendOrder.ts'
import { type Settled, settleEvent } from './settleEvent.ts'

interface LookedUp extends Settled {
  /** Whether the gateway gave an answer about the order, even that there is none. */
  isAnswered: boolean
}

/**
 * Looks up an order at the gateway and applies the result, for jobs, webhooks and waiting members. An order
 * that never arrived is sent again while that is allowed; money that may not be kept is returned.
 */
export async function lookUpOrder(services: PaymentServices, order: StoredOrder): Promise<LookedUp> {
  const answer = await services.gateway.lookUp(order.id)
  if (answer === null) return { order, effect: null, isAnswered: false }
  const settled = await settleEvent(
    services,
    order,
    gatewayEventOf(answer, order),
    'payment' in answer ? answer.payment : null,
  )
  const isSentAgain = settled.effect === 'resend' && (await isChargeable(services, order))
  const done = isSentAgain ? await sendOrder(services, settled.order) : settled
  if (done.order.voiding === 'due') await voidOrder(services, done.order)
  return { ...done, isAnswered: 'payment' in answer || isAbsent(answer) }
}

/** An order that never arrived and is not sent again is given up when its time is over. */
async function isChargeable({ repositories }: PaymentServices, order: StoredOrder): Promise<boolean> {
  const payer = await repositories.payers.find(order.payerId)
  return payer !== null && (await chargeVerdict(repositories, payer)).ok
}

const gatewayEventOf = (answer: NonNullable<PaymentAnswer>, order: StoredOrder): GatewayEvent =>
  'payment' in answer
    ? eventOfPayment(answer.payment, order)
    : { type: isAbsent(answer) ? 'absent' : 'unclear' }

/** Any other code is about the look-up and says nothing of the order. */
const isAbsent = ({ code }: { code: string }): boolean => code === ('NOT_FOUND_PAYMENT' satisfies GatewayCode)

/** The gateway is a Korean one, and shows the reason in its records. */
const voidReason = () => mailSentence('ko', 'void.reason')

/**
 * Returns money for which nothing may be granted. A job repeats it until the balance at the gateway shows
 * that it was returned.
 */
export async function voidOrder(services: PaymentServices, order: StoredOrder): Promise<Settled> {
  const { gateway, repositories, secrets, now } = services
  const found = await gateway.lookUp(order.id)
  if (found === null || !('payment' in found)) return { order, effect: null }
  const event = eventOfVoid(found)
  if (event) return settleEvent(services, order, event, found.payment)
  const { key, cancelWon, refundableWon } = voidRequest(order)
  const { paymentKey } = found.payment
  const body = { paymentKey, reason: voidReason(), amountWon: cancelWon, refundableWon }
  await writeOp(repositories, secrets, { key, kind: 'void', orderId: order.id, body })
  const answer = await sendOp(repositories, await writtenOp(repositories, key), now(), () =>
    gateway.cancel(body, key),
  )
  const after = eventOfVoid(answer)
  if (!after) return { order, effect: null }
  return settleEvent(services, order, after, answer && 'payment' in answer ? answer.payment : null)
}
