import {
  canCharge,
  openRefundOfSubscription,
  renewalDueAt,
  type Standing,
  subscriptionOf,
} from '@pandok/domain'
import { storeMails } from '#mail/storeMails.ts'
import { type LockedPayer, withPayerLock } from '#payment/withPayerLock.ts'
import type { Services } from '#rpc/Services.ts'
import type { JobLog } from '../createWorkerLogger.ts'
import { processConcurrently } from './processConcurrently.ts'

const DAY_MS = 24 * 3_600_000
/** The days before a charge on which it is announced. */
const NOTICE_DAYS = [1, 7] as const
const BATCH = 100_000

/** Tells members what will be charged. Each notice is sent once, by whichever server is first. */
export async function announceRenewals(
  services: Pick<Services, 'repositories' | 'inTransaction' | 'now' | 'mailer'>,
  log: JobLog,
): Promise<number> {
  const until = new Date(services.now().getTime() + Math.max(...NOTICE_DAYS) * DAY_MS)
  const lines = await services.repositories.standings.listSubscriptionsDue(until, BATCH)
  return processConcurrently(
    lines,
    ({ payerId }) => withPayerLock(services, payerId, (locked) => announce(services, locked)),
    log,
  )
}

async function announce({ mailer }: Pick<Services, 'mailer'>, locked: LockedPayer): Promise<void> {
  const { bound, payer, standing, now } = locked
  const notice = noticeOf(standing, now)
  if (!notice || payer.memberId === null) return
  const member = await bound.members.findById(payer.memberId)
  // It is checked before the notice is taken, so that a member who may be charged again in time is still
  // notified.
  if (!member || !canCharge(member).ok) return
  if (!(await bound.paymentRecords.takeNotice(notice.key, payer.id, now))) return
  const card = (await bound.billingCards.findCurrent(payer.id))?.number ?? null
  const { planId, renewsAt } = notice
  const mail = storeMails.renewalSoon({ planId, renewsAt, card, now })
  await mailer.send(bound, { ...mail, to: member.email, locale: member.locale })
}

/** The date is part of the key, so that a date that has moved, as by a withdrawn refund, is announced again. */
function noticeOf(standing: Standing, now: Date) {
  const line = subscriptionOf(standing, now)
  if (!line || line.failedRenewals > 0 || openRefundOfSubscription(standing)) return null
  const renewsAt = renewalDueAt(line)
  if (!renewsAt || renewsAt <= now) return null
  const left = (renewsAt.getTime() - now.getTime()) / DAY_MS
  const days = NOTICE_DAYS.find((candidate) => left <= candidate)
  if (days === undefined) return null
  return { key: `renewal:${line.id}:${renewsAt.toISOString()}:${days}`, planId: line.planId, renewsAt }
}
