import { confirmKey, eventOfCode, eventOfPayment, isPendingOrder, type StoredOrder } from '@pandok/domain'
import type { RepositoryName, Services } from '#rpc/Services.ts'
import type { PaymentAnswer, PaymentGateway } from './PaymentGateway.ts'
import { readOp } from './paymentOps.ts'
import type { PaymentRepository } from './paymentRepositories.ts'
import { sendOp } from './sendOp.ts'
import { type Settled, type SettleServices, settleEvent } from './settleEvent.ts'
import { withPayerLock } from './withPayerLock.ts'
import { writeCharge } from './writeCharge.ts'

export type PaymentServices<Used extends RepositoryName = PaymentRepository> = SettleServices<Used> &
  Pick<Services, 'secrets'> & { gateway: PaymentGateway }

export const issueKey = ({ id }: Pick<StoredOrder, 'id'>): string => `issue:${id}`

/**
 * Sends an order that was recorded as sent, for the first time or again after a lost answer: always with the
 * recorded request and under the same key.
 */
export async function sendOrder(services: PaymentServices, order: StoredOrder): Promise<Settled> {
  const answer = await ask(services, order)
  if (answer === null) return settleEvent(services, order, { type: 'unclear' })
  if ('code' in answer) return settleEvent(services, order, eventOfCode(answer.code))
  return settleEvent(services, order, eventOfPayment(answer.payment, order), answer.payment)
}

async function ask(services: PaymentServices, order: StoredOrder): Promise<PaymentAnswer> {
  const { repositories, secrets, gateway, now } = services
  const key = confirmKey(order)
  const once = await readOp(repositories, secrets, key, 'confirm')
  if (once) return sendOp(repositories, { key, ...once }, now(), () => gateway.confirm(once.body, key))
  if (order.kind !== 'renew') {
    const refusal = await issueCard(services, order)
    if (refusal !== 'issued') return refusal
  }
  const charge = await readOp(repositories, secrets, key, 'charge')
  if (!charge) throw new Error(`Nothing was written down to send for ${order.id}.`)
  return sendOp(repositories, { key, ...charge }, now(), () => gateway.charge(charge.body, key))
}

/** The card comes first; its charge is recorded together with it. */
async function issueCard(
  services: PaymentServices,
  order: StoredOrder,
): Promise<'issued' | { code: string } | null> {
  const { repositories, secrets, gateway, now, newId } = services
  if (await repositories.billingCards.findOfOrder(order.id)) return 'issued'
  const key = issueKey(order)
  const issue = await readOp(repositories, secrets, key, 'issue')
  if (!issue) throw new Error(`Nothing was written down to issue a card for ${order.id}.`)
  const answer = await sendOp(repositories, { key, ...issue }, now(), () =>
    gateway.issueBilling(issue.body, key),
  )
  if (answer === null || 'code' in answer) return answer
  const { billingKey, number, issuerCode } = answer.card
  const { customerKey } = issue.body
  return withPayerLock(services, order.payerId, async ({ bound, payer, now }) => {
    const sealed = secrets.seal('payment', Buffer.from(JSON.stringify({ billingKey, customerKey })))
    await bound.billingCards.insert(
      { id: newId('crd'), payerId: payer.id, orderId: order.id, sealed, number, issuerCode },
      now,
    )
    const found = await bound.orders.find(order.id)
    // The order was given up meanwhile, so the card is only stored to be deleted.
    if (!found || !isPendingOrder(found)) {
      await bound.billingCards.dropOfOrder(order.id, now)
      return null
    }
    await writeCharge({ bound, payer }, secrets, order, { billingKey, customerKey })
    return 'issued' as const
  })
}
