import { isTierPlan, newOrder, ORDER_LIFE_MINUTES, planOffer } from '@pandok/domain'
import type { ParamOf, Problem, paymentPrepare, ResultOf } from '@pandok/protocol'
import { requireMember } from '#actions/user/parts/requireMember.ts'
import { openPayer } from '#payment/openPayer.ts'
import { orderNameFor } from '#payment/orderNameFor.ts'
import type { PaymentRepository } from '#payment/paymentRepositories.ts'
import { dropCreated } from '#payment/settleEvent.ts'
import { withPayerLock } from '#payment/withPayerLock.ts'
import type { RequestFacts } from '#rpc/ActionContext.ts'
import { ActionError } from '#rpc/ActionError.ts'
import type { Actor } from '#rpc/Actor.ts'
import type { Services } from '#rpc/Services.ts'
import { mustHaveGateway } from './mustHaveGateway.ts'

const MINUTE_MS = 60_000

/** Makes an order at the price of the plan, and returns the parameters for the gateway's window. */
export async function makeOrder(
  services: Services<PaymentRepository>,
  { actor, request }: { actor: Actor; request: RequestFacts },
  { planId, autoRenew = isTierPlan(planId) }: ParamOf<typeof paymentPrepare>,
): Promise<ResultOf<typeof paymentPrepare>> {
  await services.limits.take('payment.write.account', actor.memberId)
  const { client } = mustHaveGateway(services).gateway
  const { name, email } = requireMember(await services.repositories.members.findById(actor.memberId))
  const payer = requireMember(await openPayer(services, actor.memberId))
  const id = services.newId('ord')
  const orderName = orderNameFor(request.locale, planId)
  const order = await withPayerLock(services, payer.id, async (locked) => {
    const { bound, standing, now } = locked
    const made = newOrder({ id, payerId: payer.id, planId, autoRenew }, standing, now)
    if (!made) throw new ActionError('BAD_REQUEST', { problem: refusalOf(planOffer(planId, standing, now)) })
    await dropCreated(locked, 'newOrder')
    await bound.orders.insert({ ...made, orderName })
    const detail = { to: made.state, planId, kind: made.kind, amountWon: made.amountWon }
    await bound.paymentRecords.note({ payerId: payer.id, orderId: id, what: 'order', detail }, now)
    return made
  })
  return {
    orderId: id,
    orderName,
    amount: order.amountWon,
    clientKey: client.clientKey,
    customerKey: payer.customerKey,
    method: order.autoRenew ? 'billing' : 'payment',
    customerEmail: email,
    customerName: name,
    expiresAt: new Date(order.createdAt.getTime() + ORDER_LIFE_MINUTES * MINUTE_MS).toISOString(),
    gateway: { name: 'toss', scriptUrl: client.scriptUrl, sandbox: client.isSandbox },
  }
}

function refusalOf(offer: ReturnType<typeof planOffer>): Problem {
  if (offer.kind === 'refused') return `payment.${offer.reason}`
  return offer.kind === 'contact' ? 'payment.contact' : 'payment.current'
}
