import { openRefundOfOrder } from '@pandok/domain'
import { storeMails } from '#mail/storeMails.ts'
import { type LockedPayer, withPayerLock } from '#payment/withPayerLock.ts'
import type { Services } from '#rpc/Services.ts'
import type { JobLog } from '../createWorkerLogger.ts'
import { processConcurrently } from './processConcurrently.ts'

const DAY_MS = 24 * 3_600_000
/** A server that was off for longer doesn't send outdated notices. */
const NEWS_FOR_DAYS = 30
const BATCH = 10_000
/** The prefix of the notice's key. */
const NOTICE = 'sheetsEnded:'

/**
 * Tells members that their sheets have reached the end of the year. Nothing is written at that moment, so a
 * notice is taken in the transaction that stores the mail: it is sent once, however many servers check and
 * whenever one dies.
 */
export async function tellEndedSheets(
  services: Pick<Services, 'repositories' | 'inTransaction' | 'now' | 'mailer'>,
  log: JobLog,
): Promise<number> {
  const now = services.now()
  const since = new Date(now.getTime() - NEWS_FOR_DAYS * DAY_MS)
  const ended = await services.repositories.standings.listEndedSheets({ since, until: now }, NOTICE, BATCH)
  return processConcurrently(
    ended,
    ({ payerId, orderId }) => withPayerLock(services, payerId, (locked) => tell(services, locked, orderId)),
    log,
  )
}

async function tell(
  { mailer }: Pick<Services, 'mailer'>,
  locked: LockedPayer,
  orderId: string,
): Promise<void> {
  const { bound, payer, standing, now } = locked
  const period = standing.periods.find((each) => each.orderId === orderId)
  // An open refund freezes its time, which may be given back.
  if (!period || period.closedAt !== null || now < period.endsAt || openRefundOfOrder(standing, orderId))
    return
  if (!(await bound.paymentRecords.takeNotice(NOTICE + orderId, payer.id, now))) return
  const member = payer.memberId === null ? null : await bound.members.findById(payer.memberId)
  if (!member) return
  const mail = storeMails.planEnded({ planId: period.planId, endedAt: period.endsAt })
  await mailer.send(bound, { ...mail, to: member.email, locale: member.locale })
}
