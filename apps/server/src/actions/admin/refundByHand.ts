import { cancelKey, canPayByHand, openLines, openWon, type StoredRefund } from '@pandok/domain'
import { adminRefundByHand as contract } from '@pandok/protocol'
import { payByHand } from '#payment/payByHand.ts'
import { PAYMENT_REPOSITORIES } from '#payment/paymentRepositories.ts'
import type { PaymentServices } from '#payment/sendOrder.ts'
import { ActionError } from '#rpc/ActionError.ts'
import { implement } from '#rpc/implement.ts'
import { mustHaveGateway } from '../payment/parts/mustHaveGateway.ts'
import { outcomeOf } from '../payment/parts/outcomeOf.ts'
import { auditRefund } from './parts/auditRefund.ts'
import { type LockedRefund, withRefundLock } from './parts/withRefundLock.ts'

/**
 * The conditions are checked twice: before the look-up at the gateway, which can't be done under the payer's
 * lock, and again when it is recorded. Approvals stay valid, so above the limit two administrators were
 * involved already.
 */
export const adminRefundByHand = implement(
  contract,
  [...PAYMENT_REPOSITORIES, 'audit'],
  async ({ param, actor, request, fail, ...rest }) => {
    const services = mustHaveGateway(rest)
    const { paymentId, amount, evidence } = param
    const actorId = actor.memberId
    const seen = await withRefundLock(services, paymentId, async (locked) => {
      await mustBePayable(locked, actorId, amount)
      return locked.refund
    })
    await mustBeUntouched(services, seen)
    await withRefundLock(services, paymentId, async (locked) => {
      await mustBePayable(locked, actorId, amount)
      // The gateway refused again after the look-up.
      if (!isSame(seen, locked.refund)) return fail('BAD_REQUEST', { problem: 'payment.cancelSent' })
      const after = await payByHand(services, locked, locked.refund.id, evidence)
      if (!after) return fail('BAD_REQUEST', { problem: 'payment.notRefused' })
      return auditRefund(locked, { action: 'refund.byHand', actorId, request, after, reason: evidence })
    })
    return { payment: (await outcomeOf(services, paymentId)).payment }
  },
)

/** The recipient of the money may not confirm the transfer. */
async function mustBePayable({ bound, payer, refund, now }: LockedRefund, actorId: string, amount: number) {
  if (payer.memberId === actorId) throw new ActionError('BAD_REQUEST', { problem: 'admin.ownRefund' })
  const keys = openLines(refund).map((line) => cancelKey(refund, line))
  const verdict = canPayByHand(refund, await bound.paymentOps.sentAt(keys), now)
  if (!verdict.ok) throw new ActionError('BAD_REQUEST', { problem: `payment.${verdict.reason}` })
  if (amount !== openWon(refund)) throw new ActionError('BAD_REQUEST', { problem: 'payment.openAmount' })
}

/**
 * A cancel by an operator, or one that was answered with an error, may have succeeded; then nothing is sent
 * by bank transfer.
 */
async function mustBeUntouched({ gateway }: PaymentServices, refund: StoredRefund) {
  for (const { orderId, paidWon } of openLines(refund)) {
    const found = await gateway.lookUp(orderId)
    if (found === null || !('payment' in found))
      throw new ActionError('BAD_REQUEST', { problem: 'payment.notLookedUp' })
    if (found.payment.balanceWon !== paidWon)
      throw new ActionError('BAD_REQUEST', { problem: 'payment.returnedElsewhere' })
  }
}

const isSame = (seen: StoredRefund, refund: StoredRefund): boolean =>
  seen.id === refund.id && JSON.stringify(seen.lines) === JSON.stringify(refund.lines)
