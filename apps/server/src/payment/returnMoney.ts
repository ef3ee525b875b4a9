import {
  cancelRequest,
  type RefundEvent,
  type RefundLine,
  refundAnswered,
  refundFound,
  type StoredRefund,
} from '@pandok/domain'
import { changeRefund } from './changeRefund.ts'
import { inPayersTurn } from './inPayersTurn.ts'
import { writeOp, writtenOp } from './paymentOps.ts'
import { sendOp } from './sendOp.ts'
import type { PaymentServices } from './sendOrder.ts'

const REFUND_REASON = '회원의 환불 요청'

/**
 * Sends back what an approved refund promises, line by line. Before each cancel the payment is looked up: a balance that is
 * already right means that an earlier one came through.
 */
export async function returnMoney(
  services: PaymentServices,
  payerId: string,
  refundId: string,
): Promise<void> {
  const tell = (event: RefundEvent) =>
    inPayersTurn(services, payerId, async (turn) => {
      const refund = turn.standing.refunds.find(({ id }) => id === refundId)
      return refund ? changeRefund(services, turn, refund, event) : null
    })
  const refund = (await services.repositories.standings.load(payerId)).refunds.find(
    ({ id }) => id === refundId,
  )
  if (refund?.state !== 'processing' && refund?.state !== 'unknown') return
  let isRetried = false
  for (const line of refund.lines.filter(({ settled }) => settled === 'open')) {
    const found = await services.gateway.lookUp(line.orderId)
    if (found === null || !('payment' in found)) continue
    const settled = refundFound(line, found, services.now())
    if (!settled && !isRetried) await tell({ type: 'retry' })
    isRetried ||= !settled
    await tell(settled ?? (await cancelLine(services, refund, line, found.payment.paymentKey)))
  }
}

async function cancelLine(
  { gateway, repositories, secrets, now }: PaymentServices,
  refund: StoredRefund,
  line: RefundLine,
  paymentKey: string,
): Promise<RefundEvent> {
  const { key, orderId, cancelWon, refundableWon } = cancelRequest(refund, line)
  const body = { paymentKey, reason: REFUND_REASON, amountWon: cancelWon, refundableWon }
  await writeOp(repositories, secrets, { key, kind: 'cancel', orderId, body })
  const answer = await sendOp(repositories, await writtenOp(repositories, key), now(), () =>
    gateway.cancel(body, key),
  )
  return refundAnswered(line, answer, now())
}
