import { confirmKey, isGrantable, mayConfirm, nextOrder, type Payer, type StoredOrder } from '@pandok/domain'
import { paymentConfirm as contract, type ParamOf } from '@pandok/protocol'
import { writeOp } from '#payment/paymentOps.ts'
import { PAYMENT_REPOSITORIES } from '#payment/paymentRepositories.ts'
import { issueKey, type PaymentServices, sendOrder } from '#payment/sendOrder.ts'
import { withPayerLock } from '#payment/withPayerLock.ts'
import { ActionError } from '#rpc/ActionError.ts'
import { implement } from '#rpc/implement.ts'
import { awaitOutcome } from './parts/awaitOutcome.ts'
import { mustHaveGateway } from './parts/mustHaveGateway.ts'
import { mustHavePayer } from './parts/mustHavePayer.ts'
import { outcomeOf } from './parts/outcomeOf.ts'

type Param = ParamOf<typeof contract>

export const paymentConfirm = implement(
  contract,
  PAYMENT_REPOSITORIES,
  async ({ param, actor, request, fail, ...all }) => {
    await all.limits.take('payment.confirm.account', actor.memberId)
    const services = mustHaveGateway(all)
    const payer = await mustHavePayer(services.repositories, actor.memberId)
    const order = await services.repositories.orders.find(param.orderId)
    if (order?.payerId !== payer.id) return fail('NOT_FOUND')
    mustFit(param, order, payer)
    const sent = order.state === 'created' ? await begin(services, param, order) : null
    if (sent) await sendOrder(services, sent)
    else await awaitOutcome(services, order.id)
    return outcomeOf(services, order.id)
  },
)

/** What the browser says about money is only compared and never trusted; if it differs, nothing is sent. */
function mustFit(param: Param, { autoRenew, amountWon }: StoredOrder, { customerKey }: Payer): void {
  if ('paymentKey' in param) {
    if (param.amount !== amountWon) throw new ActionError('BAD_REQUEST', { problem: 'payment.amount' })
    if (autoRenew) throw unfit('authKey')
    return
  }
  if (!autoRenew) throw unfit('paymentKey')
  if (param.customerKey !== customerKey) throw unfit('customerKey')
}

const unfit = (path: string) => new ActionError('BAD_REQUEST', { fields: [{ path, problem: 'format' }] })

/** Records the order as sent, with the request. It returns null to everybody except the one who has to send it. */
const begin = (
  services: PaymentServices,
  param: Param,
  { id, payerId }: StoredOrder,
): Promise<StoredOrder | null> =>
  withPayerLock(services, payerId, async ({ bound, standing, now }) => {
    const found = await bound.orders.find(id)
    if (found?.state !== 'created') return null
    const event = { type: 'confirm', mayConfirm: mayConfirm(found, standing, now) } as const
    const { order, effect } = nextOrder(found, event, { now, isGrantable: isGrantable(found, standing, now) })
    await bound.orders.save(order)
    const detail = { from: found.state, to: order.state, reason: order.reason }
    await bound.paymentRecords.note({ payerId, orderId: id, what: 'order', detail }, now)
    if (effect !== 'send') return null
    if ('paymentKey' in param) {
      const body = { paymentKey: param.paymentKey, orderId: id, amountWon: order.amountWon }
      await writeOp(bound, services.secrets, { key: confirmKey(order), kind: 'confirm', orderId: id, body })
    } else {
      const body = { authKey: param.authKey, customerKey: param.customerKey }
      await writeOp(bound, services.secrets, { key: issueKey(order), kind: 'issue', orderId: id, body })
    }
    return { ...order, orderName: found.orderName }
  })
