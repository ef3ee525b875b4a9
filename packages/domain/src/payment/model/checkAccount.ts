import { accessAt } from '../accessAt.ts'
import { actionsOf, sheetActionsOf } from '../actionsOf.ts'
import { labelOf, PAYMENT_LABELS, sheetLabelOf } from '../labelOf.ts'
import { accountBalance, isBalanced } from '../ledger.ts'
import type { Period } from '../Period.ts'
import { PLANS } from '../plans.ts'
import { DAY_MS } from '../time.ts'
import type { Gateway } from './createGateway.ts'
import type { Account } from './createStore.ts'

/*
 * These invariants must hold after every step. They are stated in plain facts (states, times, sums) and not
 * by the rules that they check; their numbers are those in docs/payments.md.
 */

const fail = (what: string): never => {
  throw new Error(what)
}

const OPEN_REFUND = new Set(['requested', 'processing', 'unknown'])
const PENDING = new Set(['confirming', 'unknown'])
const isTier = ({ planId }: { planId: string }): boolean => planId.endsWith('-monthly')

export function checkAccount(account: Account, gateway: Gateway, now: number): void {
  checkMoney(account, gateway)
  checkPeriods(account)
  checkAccess(account, now)
  checkLine(account, now)
  checkOrders(account)
  checkLeft(account)
}

/**
 * I1, I2, I4: the ledger balances, is never ahead of the gateway, and agrees with it order by order once
 * everything is settled.
 */
function checkMoney({ orders, refunds, ledger }: Account, gateway: Gateway): void {
  const unsettled = new Set<string>()
  for (const order of orders.values())
    if (
      PENDING.has(order.state) ||
      (order.reason === 'noAnswer' && order.voiding === 'none') ||
      order.voiding === 'due'
    )
      unsettled.add(order.id)
  for (const { state, lines } of refunds)
    if (state === 'processing' || state === 'unknown') for (const { orderId } of lines) unsettled.add(orderId)

  const booked = new Map<string, number>()
  for (const transaction of ledger.values()) {
    if (!isBalanced(transaction)) fail(`I1: ${transaction.id} does not balance`)
    const sum = accountBalance([transaction], 'gateway')
    booked.set(transaction.orderId, (booked.get(transaction.orderId) ?? 0) + sum)
    const captured = gateway.captures.get(transaction.orderId) ?? 0
    const balance = gateway.balances.get(transaction.orderId) ?? 0
    if (sum > captured) fail(`I1: the ledger took ${transaction.id} before the gateway did`)
    if (sum < 0 && captured - balance < -sum)
      fail(`I1: the ledger returned ${transaction.id} before the gateway did`)
  }
  for (const { id } of orders.values()) {
    const balance = gateway.balances.get(id) ?? 0
    if (balance < 0) fail(`I2: ${id} was cancelled for more than was paid`)
    if (!unsettled.has(id) && balance !== (booked.get(id) ?? 0))
      fail(`I1: ${id} has ${balance} at the gateway and ${booked.get(id) ?? 0} in the ledger`)
  }
}

/** I3, I4, I5: periods agree with the orders that were paid and kept. */
function checkPeriods({ orders, periods, refunds }: Account): void {
  const kept = [...orders.values()].filter(({ state, voiding }) => state === 'paid' && voiding === 'none')
  const ids = new Set(periods.map(({ orderId }) => orderId))
  if (ids.size !== periods.length) fail('I3: two periods for one order')
  if (kept.length !== ids.size || kept.some(({ id }) => !ids.has(id)))
    fail('I3: paid orders and periods differ')

  for (const { paidWon, refundedWon, closedAt, startsAt, endsAt, frozenMs, planId } of periods) {
    if (refundedWon < 0 || refundedWon > paidWon || (refundedWon > 0 && !closedAt))
      fail('I4: refunded more than paid')
    const days = (endsAt.getTime() - startsAt.getTime() - frozenMs) / DAY_MS
    const isWhole = planId.endsWith('-monthly') ? days >= 28 && days <= 31 : days >= 365 && days <= 366
    if (!isWhole || !Number.isInteger(days)) fail(`I3: a period of ${days} days`)
  }
  const line = periods.filter((period) => isTier(period) && period.closedAt === null)
  line.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime())
  line.forEach((period, index) => {
    const next = line[index + 1]
    if (next && next.startsAt < period.endsAt) fail('I5: periods overlap')
  })
  if (refunds.filter(({ state, life }) => OPEN_REFUND.has(state) && life !== null).length > 1)
    fail('I4: two open refunds of one line')
}

/**
 * I6 in both directions: nothing is accessible that isn't paid for, and nothing that is paid for is
 * inaccessible.
 */
function checkAccess(account: Account, now: number): void {
  const { subscription, periods, refunds } = account
  const open = refunds.filter(({ state }) => OPEN_REFUND.has(state))
  const frozen = new Set(open.flatMap(({ lines }) => lines.map(({ orderId }) => orderId)))
  const isUsable = ({ orderId, startsAt, endsAt, closedAt }: Period): boolean =>
    closedAt === null && startsAt.getTime() <= now && now < endsAt.getTime() && !frozen.has(orderId)
  const usable = periods.filter(isUsable)
  const paidTier = usable.find(isTier)?.planId.split('-')[0]
  const isLineFrozen = open.some(({ life }) => life !== null)
  const isGrace =
    subscription !== null &&
    (subscription.state === 'active' || subscription.state === 'pastDue') &&
    !isLineFrozen &&
    now >= subscription.expiresAt.getTime() &&
    now < subscription.expiresAt.getTime() + 7 * DAY_MS
  const expected = paidTier ?? (isGrace ? subscription.planId.split('-')[0] : 'free')
  const { tier, sheets } = accessAt(account, new Date(now))
  if (tier !== expected) fail(`I6: access is ${tier}, paid for is ${expected}`)
  const paidSheets = usable
    .filter((period) => !isTier(period))
    .map(({ planId }) => Number(planId.split('-')[1]))
  if (sheets !== paidSheets.reduce((sum, each) => sum + each, 0)) fail(`I6: ${sheets} sheets`)
}

/** I8, I9, and that labels, actions and the subscription agree. */
function checkLine(account: Account, now: number): void {
  const { subscription, periods, refunds } = account
  const at = new Date(now)
  for (const period of periods) {
    if (isTier(period)) continue
    const refund =
      refunds.findLast(({ lines }) => lines.some(({ orderId }) => orderId === period.orderId)) ?? null
    const label = sheetLabelOf({ period, refund, now: at })
    const isAsked = refund !== null && OPEN_REFUND.has(refund.state)
    if ((label === 'refundRequested') !== isAsked) fail(`I8: a sheet is ${label}`)
    const actions = sheetActionsOf(period, account, at)
    if (actions.refundRequest && (label !== 'active' || account.isOrderPending))
      fail('I8: a sheet may be refunded')
  }
  if (!subscription) return
  const { state, hasCard, expiresAt, life, failedRenewals } = subscription
  if (!hasCard && (state === 'active' || state === 'pastDue')) fail(`I9: ${state} without a card`)
  if (failedRenewals > 3 && state !== 'expired') fail(`I9: ${state} after the last retry`)
  if (hasCard && (state === 'ended' || state === 'expired')) fail(`I9: the card is kept though ${state}`)
  const last = periods.findLast((period) => isTier(period))
  if (last && last.closedAt === null && last.endsAt.getTime() !== expiresAt.getTime())
    fail('I3: the line expires at another time than its last period')

  const refund = refunds.findLast((each) => each.life !== null) ?? null
  const label = labelOf({ subscription, refund, now: at })
  if (PAYMENT_LABELS.filter((each) => each === label).length !== 1) fail(`I8: ${label} is no label`)
  const isAsked = refund !== null && OPEN_REFUND.has(refund.state)
  if ((label === 'refundRequested') !== isAsked) fail(`I8: ${label} with a refund ${refund?.state}`)
  const isReturned = refund?.state === 'completed' && refund.life === life
  if ((label === 'refundCompleted') !== isReturned) fail(`I8: ${label} after a refund`)
  if (label === 'stopped' && now >= expiresAt.getTime()) fail('I8: stopped after its expiry')

  const { extend, refundRequest, refundWithdraw, stopAuto, resumeAuto } = actionsOf(account, at)
  if (isAsked && (extend || refundRequest || stopAuto || resumeAuto))
    fail('I8: something may be done while refunded')
  if (refundWithdraw !== (refund?.state === 'requested')) fail('I8: withdrawing')
  if (stopAuto !== (label === 'active')) fail(`I8: stopping while ${label}`)
  if (resumeAuto && (label !== 'stopped' || !hasCard)) fail(`I8: resuming while ${label}`)
  if (extend && !['stopped', 'ended', 'expired'].includes(label)) fail(`I8: extending while ${label}`)
}

/** I13: a member who has left is granted nothing more, so all money that is taken later is returned. */
function checkLeft({ hasLeft, periodsAtLeaving, periods, orders }: Account): void {
  if (!hasLeft) return
  if (periods.length !== periodsAtLeaving) fail('I13: something was given to somebody who has left')
  for (const { id, state } of orders.values()) if (state === 'created') fail(`I13: ${id} can still be paid`)
}

/** I11, and that at most one order is pending. */
function checkOrders({ orders }: Account): void {
  let created = 0
  let pending = 0
  const renewed = new Set<string>()
  for (const { state, kind, planId, amountWon, renewal, voiding } of orders.values()) {
    if (state === 'created') created++
    if (PENDING.has(state)) pending++
    if (amountWon !== PLANS.find(({ id }) => id === planId)?.priceWon)
      fail('I11: another price than the plan has')
    if ((kind === 'renew') !== (renewal !== null)) fail('I11: a renewal of nothing')
    if (!renewal || state !== 'paid' || voiding !== 'none') continue
    const place = `${renewal.life} ${renewal.index}`
    if (renewed.has(place)) fail(`I3: ${place} was renewed twice`)
    renewed.add(place)
  }
  if (created > 1 || pending > 1) fail(`I3: ${created} created and ${pending} pending orders`)
}
