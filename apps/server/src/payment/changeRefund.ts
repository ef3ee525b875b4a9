import { type RefundEvent, type RefundSettlement, type StoredRefund, settleRefund } from '@pandok/domain'
import type { Services } from '#rpc/Services.ts'
import { saveStanding } from './saveStanding.ts'
import type { LockedPayer } from './withPayerLock.ts'

/**
 * Applies an event to a refund under the payer's lock; every change must use it. It returns null if the event
 * is refused or a duplicate.
 */
export async function changeRefund(
  services: Pick<Services, 'mailer'>,
  locked: LockedPayer,
  before: StoredRefund,
  event: RefundEvent,
  evidence?: string,
): Promise<RefundSettlement | null> {
  const { bound, standing, now } = locked
  const done = settleRefund(before, event, standing, now)
  if (!done) return null
  const refund: StoredRefund = { ...done.refund, reason: before.reason }
  if (done.ledger) await bound.paymentRecords.writeLedger(done.ledger, now)
  await saveStanding(
    services,
    locked,
    {
      subscription: done.subscription,
      periods: done.periods,
      refunds: standing.refunds.map((each) => (each.id === refund.id ? refund : each)),
    },
    { what: `refund ${event.type}`, refundId: refund.id, ...(evidence !== undefined && { evidence }) },
  )
  return done
}
