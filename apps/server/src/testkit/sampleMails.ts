import type { MailKind, MailValues } from '#mail/Mailer.ts'
import { storeMails } from '#mail/storeMails.ts'

const now = new Date('2026-01-30T16:05:00.000Z')
const expiresAt = new Date('2026-02-27T16:05:00.000Z')
const planId = 'basic-monthly'
const period = { orderId: 'ord_1', planId, paidWon: 30_000, startsAt: now, endsAt: expiresAt } as const
const card = '94100012****000*'
const refund = {
  requestedAt: now,
  quote: { at: now, lines: [], totalWon: 19_800 },
  lines: [
    { orderId: 'ord_1', paidWon: 30_000, refundWon: 19_000, attempt: 0, settled: 'gateway' },
    { orderId: 'ord_2', paidWon: 30_000, refundWon: 800, attempt: 0, settled: 'gateway' },
  ],
} as const

const partlyByHand = refund.lines.map((line) =>
  line.orderId === 'ord_2' ? { ...line, settled: 'byHand' as const } : line,
)

/** One mail of each kind: bought in Korea on the 31st of January, while it is still the 30th in Europe. */
export const SAMPLE_MAILS: { [K in MailKind]: MailValues[K] } = {
  joinCode: { code: '012345', minutes: 5 },
  alreadyRegistered: {},
  passwordCode: { code: '012345', minutes: 5 },
  passwordChanged: {},
  sessionStolen: {},
  withdrawn: {},
  receipt: storeMails.receipt({
    period,
    paidAt: now,
    card,
    renewsAt: expiresAt,
  }).values,
  renewalSoon: storeMails.renewalSoon({ planId, renewsAt: expiresAt, card, now: expiresAt }).values,
  renewalFailed: storeMails.renewalFailed({ planId, retryAt: expiresAt, card }).values,
  autoStopped: storeMails.autoStopped({ planId, expiresAt }).values,
  autoSuspended: storeMails.autoSuspended({ planId, expiresAt }).values,
  planEnded: storeMails.planEnded({ planId: 'sheet-3-yearly', endedAt: expiresAt }).values,
  planUnpaid: storeMails.planUnpaid({ planId, endedAt: expiresAt }).values,
  refundRequested: storeMails.refundRequested(planId, refund).values,
  refundCompleted: storeMails.refundCompleted(planId, refund, expiresAt).values,
  refundByHand: storeMails.refundByHand(planId, { ...refund, lines: partlyByHand }, expiresAt).values,
  refundRejected: storeMails.refundRejected({ planId, rejection: 'Used <daily> & shared', expiresAt }).values,
}
