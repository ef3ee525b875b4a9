import { isTierPlan, type StoredStanding } from '@pandok/domain'
import { mailsAfter } from '#mail/mailsAfter.ts'
import type { Services } from '#rpc/Services.ts'
import type { LockedPayer } from './withPayerLock.ts'

interface Cause {
  /** The cause, for the history. */
  what: string
  orderId?: string
  refundId?: string
  /** The evidence for money that was returned without the gateway. */
  evidence?: string
}

/**
 * Saves the changes of a payer under their lock, together with the history, the mails to the member, and the
 * dropping of cards that will not be charged any more.
 */
export async function saveStanding(
  services: Pick<Services, 'mailer'>,
  locked: LockedPayer,
  changes: Partial<Pick<StoredStanding, 'subscription' | 'periods' | 'refunds'>>,
  cause: Cause,
): Promise<void> {
  const { standing } = locked
  const after = { ...standing, ...changes }
  await savePeriods(locked, after.periods)
  await saveSubscription(locked, after.subscription, cause)
  await saveRefunds(locked, after.refunds, cause)
  await tellMember(services, locked, after, cause.orderId)
}

async function saveSubscription(
  { bound, payer, standing, now }: LockedPayer,
  after: StoredStanding['subscription'],
  cause: Cause,
): Promise<void> {
  const before = standing.subscription
  if (!after || after === before) return
  await bound.standings.saveSubscription(after)
  if (!after.hasCard) await bound.billingCards.drop(payer.id, null, now)
  const { state, life, periodCount, planId, expiresAt } = after
  const detail = {
    subscription: after.id,
    from: before?.state,
    to: state,
    life,
    periodCount,
    planId,
    expiresAt,
  }
  await bound.paymentRecords.note({ payerId: payer.id, ...cause, detail }, now)
}

async function savePeriods({ bound, payer, standing }: LockedPayer, after: StoredStanding['periods']) {
  for (const period of after) {
    const before = standing.periods.find(({ orderId }) => orderId === period.orderId)
    if (!before) await bound.standings.insertPeriod(payer.id, period, isTierPlan(period.planId))
    else if (before !== period) await bound.standings.savePeriod(period)
  }
}

async function saveRefunds(
  { bound, payer, standing, now }: LockedPayer,
  after: StoredStanding['refunds'],
  { what, evidence }: Cause,
): Promise<void> {
  for (const refund of after) {
    const before = standing.refunds.find(({ id }) => id === refund.id)
    if (before === refund) continue
    if (before) await bound.standings.saveRefund(refund)
    else await bound.standings.insertRefund(refund)
    const detail = {
      from: before?.state,
      to: refund.state,
      totalWon: refund.quote.totalWon,
      lines: refund.lines,
      evidence,
    }
    await bound.paymentRecords.note({ payerId: payer.id, refundId: refund.id, what, detail }, now)
  }
}

/** The mail is in the member's own language; a member who has withdrawn gets none. */
async function tellMember(
  { mailer }: Pick<Services, 'mailer'>,
  { bound, payer, standing, now }: LockedPayer,
  after: StoredStanding,
  orderId: string | undefined,
): Promise<void> {
  const member = payer.memberId === null ? null : await bound.members.findById(payer.memberId)
  if (!member) return
  const paid = orderId === undefined ? null : await bound.paymentRecords.findReceipt(orderId)
  const card = paid?.cardNumber ?? (await bound.billingCards.findCurrent(payer.id))?.number ?? null
  const isSuspended = member.suspendedAt !== null
  for (const mail of mailsAfter(standing, after, { now, card, isSuspended }))
    await mailer.send(bound, { ...mail, to: member.email, locale: member.locale })
}
