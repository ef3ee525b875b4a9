import { allow, refuse, type Verdict } from '../verdict.ts'
import { WATCH_HOURS } from './limits.ts'
import { cancelKey } from './operationKeys.ts'
import type { RefundCase, RefundLine } from './RefundCase.ts'
import { HOUR_MS } from './time.ts'

export type HandPaymentRefusal = 'notRefused' | 'cancelSent'

/** Cancels that were written down to be sent: when that last happened by their keys, null where it is just about to. */
export type WrittenCancels = ReadonlyMap<string, Date | null>

export const openLines = ({ lines }: Pick<RefundCase, 'lines'>): RefundLine[] =>
  lines.filter(({ settled }) => settled === 'open')

/** What has not gone back yet. */
export const openWon = (refund: Pick<RefundCase, 'lines'>): number =>
  openLines(refund).reduce((sum, { refundWon }) => sum + refundWon, 0)

export const linesByHand = ({ lines }: Pick<RefundCase, 'lines'>): RefundLine[] =>
  lines.filter(({ settled }) => settled === 'byHand')

/**
 * Whether all that is open can be paid by bank transfer. An answer with an error moves a line on to its next key, so that
 * whatever is written under the present one has no answer yet: the gateway may still carry it out, and the money would go
 * back twice.
 */
export function canPayByHand(
  refund: RefundCase,
  written: WrittenCancels,
  now: Date,
): Verdict<HandPaymentRefusal> {
  if (refund.state === 'processing') return refuse('cancelSent')
  if (refund.state !== 'unknown') return refuse('notRefused')
  for (const line of openLines(refund)) {
    const sentAt = written.get(cancelKey(refund, line))
    if (sentAt === undefined && line.attempt === 0) return refuse('notRefused')
    if (sentAt !== undefined && isOnItsWay(sentAt, now)) return refuse('cancelSent')
  }
  return allow()
}

const isOnItsWay = (sentAt: Date | null, now: Date): boolean =>
  sentAt === null || now.getTime() - sentAt.getTime() < WATCH_HOURS * HOUR_MS
