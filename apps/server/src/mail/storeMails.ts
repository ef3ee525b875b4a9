import { linesByHand, type Period, type PlanId, planOf, type RefundCase, vatWonOf } from '@pandok/domain'
import type { StoreMailValues } from './StoreMailValues.ts'

const DAY_MS = 24 * 3_600_000

/** One kind of mail with its values. */
interface StoreMail<K extends keyof StoreMailValues> {
  kind: K
  values: StoreMailValues[K]
}

interface PaidTime {
  period: Pick<Period, 'orderId' | 'planId' | 'paidWon' | 'startsAt' | 'endsAt'>
  paidAt: Date
  /** The number as masked by the gateway; null if it was not paid by card. */
  card: string | null
  /** Null if nothing will be charged automatically. */
  renewsAt: Date | null
}

type RefundFacts = Pick<RefundCase, 'quote' | 'lines' | 'requestedAt'>

const wonOf = (lines: RefundFacts['lines']): number =>
  lines.reduce((sum, { refundWon }) => sum + refundWon, 0)

/** Makes the parameters of `mailer.send` from the data of the payment rules. */
export const storeMails = {
  receipt: ({ period, paidAt, card, renewsAt }: PaidTime): StoreMail<'receipt'> => ({
    kind: 'receipt',
    values: {
      planId: period.planId,
      amountWon: period.paidWon,
      vatWon: vatWonOf(period.paidWon),
      paidAt: paidAt.toISOString(),
      ...(card !== null && { card }),
      orderId: period.orderId,
      startsAt: period.startsAt.toISOString(),
      expiresAt: period.endsAt.toISOString(),
      ...(renewsAt && { renewsAt: renewsAt.toISOString() }),
    },
  }),

  /** Counts the days from `now`, so that a late notice is still correct. */
  renewalSoon: (facts: {
    planId: PlanId
    renewsAt: Date
    card: string | null
    now: Date
  }): StoreMail<'renewalSoon'> => ({
    kind: 'renewalSoon',
    values: {
      planId: facts.planId,
      amountWon: planOf(facts.planId).priceWon,
      renewsAt: facts.renewsAt.toISOString(),
      ...(facts.card !== null && { card: facts.card }),
      count: Math.max(1, Math.ceil((facts.renewsAt.getTime() - facts.now.getTime()) / DAY_MS)),
    },
  }),

  /** It is only sent while another try follows; without one the plan has ended (`planUnpaid`). */
  renewalFailed: (facts: {
    planId: PlanId
    retryAt: Date
    card: string | null
  }): StoreMail<'renewalFailed'> => ({
    kind: 'renewalFailed',
    values: {
      planId: facts.planId,
      amountWon: planOf(facts.planId).priceWon,
      retryAt: facts.retryAt.toISOString(),
      ...(facts.card !== null && { card: facts.card }),
    },
  }),

  autoStopped: ({ planId, expiresAt }: { planId: PlanId; expiresAt: Date }): StoreMail<'autoStopped'> => ({
    kind: 'autoStopped',
    values: { planId, expiresAt: expiresAt.toISOString() },
  }),

  autoSuspended: (facts: { planId: PlanId; expiresAt: Date }): StoreMail<'autoSuspended'> => ({
    kind: 'autoSuspended',
    values: { planId: facts.planId, expiresAt: facts.expiresAt.toISOString() },
  }),

  planEnded: ({ planId, endedAt }: { planId: PlanId; endedAt: Date }): StoreMail<'planEnded'> => ({
    kind: 'planEnded',
    values: { planId, endedAt: endedAt.toISOString() },
  }),

  planUnpaid: ({ planId, endedAt }: { planId: PlanId; endedAt: Date }): StoreMail<'planUnpaid'> => ({
    kind: 'planUnpaid',
    values: { planId, endedAt: endedAt.toISOString() },
  }),

  refundRequested: (planId: PlanId, refund: RefundFacts): StoreMail<'refundRequested'> => ({
    kind: 'refundRequested',
    values: { planId, refundWon: refund.quote.totalWon, requestedAt: refund.requestedAt.toISOString() },
  }),

  refundCompleted: (planId: PlanId, refund: RefundFacts, refundedAt: Date): StoreMail<'refundCompleted'> => ({
    kind: 'refundCompleted',
    values: { planId, refundWon: wonOf(refund.lines), refundedAt: refundedAt.toISOString() },
  }),

  /** It doesn't mention the card, which got none of the money or not all. */
  refundByHand: (planId: PlanId, refund: RefundFacts, refundedAt: Date): StoreMail<'refundByHand'> => {
    const refundWon = wonOf(refund.lines)
    const byHandWon = wonOf(linesByHand(refund))
    return {
      kind: 'refundByHand',
      values: {
        planId,
        refundWon,
        ...(byHandWon !== refundWon && { byHandWon }),
        refundedAt: refundedAt.toISOString(),
      },
    }
  },

  /** `expiresAt` includes the frozen time that was given back. */
  refundRejected: (facts: {
    planId: PlanId
    rejection: string
    expiresAt: Date
  }): StoreMail<'refundRejected'> => ({
    kind: 'refundRejected',
    values: {
      planId: facts.planId,
      rejection: facts.rejection,
      expiresAt: facts.expiresAt.toISOString(),
    },
  }),
}

export type AnyStoreMail = { [K in keyof StoreMailValues]: StoreMail<K> }[keyof StoreMailValues]
