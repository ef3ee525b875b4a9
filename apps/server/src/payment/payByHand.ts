import { openLines, type RefundCase } from '@pandok/domain'
import type { Services } from '#rpc/Services.ts'
import { changeRefund } from './changeRefund.ts'
import type { LockedPayer } from './withPayerLock.ts'

/**
 * Records everything open of a refund as sent by bank transfer, under the payer's lock. It returns null if
 * the rules refuse it.
 */
export async function payByHand(
  services: Pick<Services, 'mailer'>,
  locked: LockedPayer,
  refundId: string,
  evidence: string,
): Promise<RefundCase | null> {
  let { standing } = locked
  const refundIn = () => standing.refunds.find(({ id }) => id === refundId)
  const before = refundIn()
  if (!before) return null
  for (const { orderId } of openLines(before)) {
    const refund = refundIn()
    const event = { type: 'paidByHand', orderId, now: locked.now } as const
    const done = refund && (await changeRefund(services, { ...locked, standing }, refund, event, evidence))
    if (!done) return null
    const { periods, subscription } = done
    const refunds = standing.refunds.map((each) =>
      each.id === refundId ? { ...done.refund, reason: each.reason } : each,
    )
    standing = { ...standing, periods, subscription, refunds }
  }
  const after = refundIn()
  return after?.state === 'completed' ? after : null
}
