import { allow, refuse, type Verdict } from '../verdict.ts'
import { WATCH_HOURS } from './limits.ts'
import { cancelKey } from './operationKeys.ts'
import type { RefundCase, RefundLine } from './RefundCase.ts'
import { HOUR_MS } from './time.ts'

export type HandPaymentRefusal = 'notRefused' | 'cancelSent'

/**
 * The cancels that were recorded before being sent, by key: the time of the last attempt, or null if the
 * first one is about to be sent.
 */
export type WrittenCancels = ReadonlyMap<string, Date | null>

export const openLines = ({ lines }: Pick<RefundCase, 'lines'>): RefundLine[] =>
  lines.filter(({ settled }) => settled === 'open')

/** Returns the amount that hasn't been returned yet. */
export const openWon = (refund: Pick<RefundCase, 'lines'>): number =>
  openLines(refund).reduce((sum, { refundWon }) => sum + refundWon, 0)

export const linesByHand = ({ lines }: Pick<RefundCase, 'lines'>): RefundLine[] =>
  lines.filter(({ settled }) => settled === 'byHand')

/**
 * Returns whether everything open can be paid by bank transfer. After an error, a line moves on to its next
 * key. A request that is recorded under the current key therefore has no answer yet: the gateway may still
 * carry it out, and the money would be returned twice.
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
    if (sentAt !== undefined && isInFlight(sentAt, now)) return refuse('cancelSent')
  }
  return allow()
}

const isInFlight = (sentAt: Date | null, now: Date): boolean =>
  sentAt === null || now.getTime() - sentAt.getTime() < WATCH_HOURS * HOUR_MS
