import {
  cancelRequest,
  openLines,
  type RefundEvent,
  type RefundLine,
  refundAnswered,
  refundFound,
  type StoredRefund,
} from '@pandok/domain'
import { changeRefund } from './changeRefund.ts'
import { type OpBodies, writeOp, writtenOp } from './paymentOps.ts'
import { sendOp } from './sendOp.ts'
import type { PaymentServices } from './sendOrder.ts'
import { withPayerLock } from './withPayerLock.ts'

const REFUND_REASON = '회원의 환불 요청'

/**
 * Returns the money of an approved refund, line by line. The payment is looked up before each cancel: a
 * balance that is already right means that an earlier one succeeded.
 */
export async function returnMoney(
  services: PaymentServices,
  payerId: string,
  refundId: string,
): Promise<void> {
  const tell = (event: RefundEvent) =>
    withPayerLock(services, payerId, async (locked) => {
      const refund = locked.standing.refunds.find(({ id }) => id === refundId)
      return refund ? changeRefund(services, locked, refund, event) : null
    })
  const refund = (await services.repositories.standings.load(payerId)).refunds.find(
    ({ id }) => id === refundId,
  )
  if (!refund || !isAtGateway(refund)) return
  let isRetried = false
  for (const line of openLines(refund)) {
    const found = await services.gateway.lookUp(line.orderId)
    if (found === null || !('payment' in found)) continue
    const settled = refundFound(line, found, services.now())
    if (settled) {
      await tell(settled)
      continue
    }
    const cancel = toCancel(refund, line, found.payment.paymentKey)
    if (!(await claim(services, refund, line, cancel, isRetried))) return
    isRetried = true
    await tell(await send(services, line, cancel))
  }
}

const isAtGateway = ({ state }: StoredRefund): boolean => state === 'processing' || state === 'unknown'

interface Cancel {
  key: string
  body: OpBodies['cancel']
}

function toCancel(refund: StoredRefund, line: RefundLine, paymentKey: string): Cancel {
  const { key, cancelWon, refundableWon } = cancelRequest(refund, line)
  return { key, body: { paymentKey, reason: REFUND_REASON, amountWon: cancelWon, refundableWon } }
}

/**
 * Records the cancel under the payer's lock, so that whoever would pay by hand sees it, sent or not. It
 * returns false if the line has changed since it was read: it was paid by hand meanwhile, or refused to
 * another server and has another key now.
 */
const claim = (
  services: PaymentServices,
  read: StoredRefund,
  { orderId, attempt }: RefundLine,
  { key, body }: Cancel,
  isRetried: boolean,
): Promise<boolean> =>
  withPayerLock(services, read.payerId, async (locked) => {
    const refund = locked.standing.refunds.find(({ id }) => id === read.id)
    if (!refund || !isAtGateway(refund)) return false
    const isAsRead = openLines(refund).some((line) => line.orderId === orderId && line.attempt === attempt)
    if (!isAsRead) return false
    if (!isRetried) await changeRefund(services, locked, refund, { type: 'retry' })
    await writeOp(locked.bound, services.secrets, { key, kind: 'cancel', orderId, body })
    return true
  })

async function send(
  { gateway, repositories, now }: PaymentServices,
  line: RefundLine,
  { key, body }: Cancel,
): Promise<RefundEvent> {
  const answer = await sendOp(repositories, await writtenOp(repositories, key), now(), () =>
    gateway.cancel(body, key),
  )
  return refundAnswered(line, answer, now())
}
