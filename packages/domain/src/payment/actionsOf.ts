import { allow, refuse, type Verdict } from '../verdict.ts'
import { canRequestRefund } from './canRequestRefund.ts'
import { subscriptionRule } from './nextSubscription.ts'
import { isPeriodAt, type Period } from './Period.ts'
import { planOffer } from './planOffer.ts'
import { openRefundOfOrder, openRefundOfSubscription, type Standing } from './Standing.ts'
import { subscriptionOf } from './subscriptionOf.ts'

/** Buttons follow these permissions, and the server refuses by the same rules. */
export interface PaymentActions {
  extend: boolean
  refundRequest: boolean
  refundWithdraw: boolean
  stopAuto: boolean
  resumeAuto: boolean
}

export const NO_PAYMENT_ACTIONS: PaymentActions = {
  extend: false,
  refundRequest: false,
  refundWithdraw: false,
  stopAuto: false,
  resumeAuto: false,
}

/** An order at the gateway isn't a reason to refuse: money that it takes after the stop is returned. */
export function canStopAuto(standing: Standing, now: Date): Verdict<'refundOpen' | 'notRenewing'> {
  if (openRefundOfSubscription(standing)) return refuse('refundOpen')
  const line = subscriptionOf(standing, now)
  return line && subscriptionRule(line, { type: 'stop' }, { isRefundOpen: false, now })
    ? allow()
    : refuse('notRenewing')
}

export function canResumeAuto(
  standing: Standing,
  now: Date,
): Verdict<'refundOpen' | 'orderPending' | 'noCard' | 'notStopped'> {
  if (openRefundOfSubscription(standing)) return refuse('refundOpen')
  const line = subscriptionOf(standing, now)
  if (line?.state !== 'stopped') return refuse('notStopped')
  // An extension that is paid in the meantime is for a subscription without automatic payment.
  if (standing.isOrderPending) return refuse('orderPending')
  return subscriptionRule(line, { type: 'resume' }, { isRefundOpen: false, now }) ? allow() : refuse('noCard')
}

/** A request can be withdrawn until an administrator has approved it. */
export const canWithdrawRefund = (standing: Standing, orderId: string): Verdict<'notRequested'> =>
  openRefundOfOrder(standing, orderId)?.state === 'requested' ? allow() : refuse('notRequested')

export function actionsOf(standing: Standing, now: Date): PaymentActions {
  const line = subscriptionOf(standing, now)
  if (!line) return NO_PAYMENT_ACTIONS
  const paid = standing.periods.find((period) => isTierPeriodAt(period, line.planId, now))
  return {
    extend: planOffer(line.planId, standing, now).kind === 'extend',
    refundRequest: paid !== undefined && canRequestRefund(standing, paid.orderId, now).ok,
    refundWithdraw: openRefundOfSubscription(standing)?.state === 'requested',
    stopAuto: canStopAuto(standing, now).ok,
    resumeAuto: canResumeAuto(standing, now).ok,
  }
}

const isTierPeriodAt = (period: Period, planId: Period['planId'], now: Date): boolean =>
  period.planId === planId && isPeriodAt(period, now)

export const sheetActionsOf = (period: Period, standing: Standing, now: Date): PaymentActions => ({
  ...NO_PAYMENT_ACTIONS,
  extend: planOffer(period.planId, standing, now).kind === 'extend',
  refundRequest: canRequestRefund(standing, period.orderId, now).ok,
  refundWithdraw: canWithdrawRefund(standing, period.orderId).ok,
})
