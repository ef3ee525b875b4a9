import type { Order } from '../Order.ts'
import type { Period } from '../Period.ts'
import { PLANS, type PlanId } from '../plans.ts'
import type { RefundCase } from '../RefundCase.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time.ts'
import type { Fault, Gateway } from './createGateway.ts'
import type { Account, Store } from './createStore.ts'

export interface World {
  clock: { now: number }
  gateway: Gateway
  store: Store
}

interface Move extends World {
  account: Account
  /** Selects among the possible targets. */
  choice: number
  fault: Fault
}

/** Monthly plans are more frequent, because they have more possible paths than sheets. */
const REQUESTED: readonly PlanId[] = [
  'basic-monthly',
  'basic-monthly',
  'standard-monthly',
  ...PLANS.map(({ id }) => id),
]
const JUMPS = [
  1,
  1000,
  MINUTE_MS,
  11 * MINUTE_MS,
  31 * MINUTE_MS,
  HOUR_MS,
  DAY_MS,
  DAY_MS,
  2 * DAY_MS,
  8 * DAY_MS,
  29 * DAY_MS,
]
/** The offsets are just before, exactly at, and well after the due time. */
const AROUND = [-1, 0, 0, 1, HOUR_MS]

const pick = <Item>(items: readonly Item[], choice: number): Item | undefined => items[choice % items.length]
const orderOf = ({ account, choice }: Move): Order | undefined => pick([...account.orders.values()], choice)
const refundOf = ({ account, choice }: Move): RefundCase | undefined => pick(account.refunds, choice)

/** The actions with their weights, which are chosen so that sequences make progress. */
const WEIGHTED: readonly [number, (move: Move) => void][] = [
  [2, ofMember(order)],
  [2, ofMember(confirm)],
  [6, ofMember(buy)],
  [3, ofMember(extend)],
  [1, ofMember((move) => withOrder(move, (each) => move.store.confirm(move.account, each, move.fault)))],
  [1, (move) => withOrder(move, (each) => move.store.lookUp(move.account, each, move.fault))],
  [1, (move) => withOrder(move, (each) => move.store.failedInBrowser(move.account, each))],
  [2, ({ store, account, fault }) => store.renew(account, fault)],
  [7, renewOnTime],
  [1, badWeek],
  [3, ({ store, account, fault }) => store.reconcile(account, fault)],
  [2, giveUp],
  [3, ({ store, account, fault }) => store.voidMoney(account, fault)],
  [3, ({ store, account }) => store.stop(account)],
  [2, ofMember(({ store, account }) => store.resume(account))],
  [2, ofMember((move) => withOrder(move, ({ id }) => move.store.askRefund(move.account, id)))],
  [1, ofMember(askLastRefund)],
  [1, ofMember((move) => giveBack(move, 'withdraw'))],
  [1, (move) => giveBack(move, 'reject')],
  [3, approve],
  [3, (move) => withRefund(move, (each) => move.store.returnMoney(move.account, each, move.fault))],
  [1, payByHand],
  [1, refusedRefund],
  [1, ({ store, account }) => store.tick(account)],
  [1, ofMember(({ store, account }) => store.use(account))],
  [1, leave],
  [2, ({ gateway, choice }) => gateway.deliver(1 + (choice % 3))],
  [2, changeCard],
  [1, changeWeather],
  [4, (move) => wait(move, pick(JUMPS, move.choice) ?? 0)],
  [2, waitForExpiry],
]

export const STEPS = WEIGHTED.flatMap(([weight, step]) => Array.from({ length: weight }, () => step))

/** A member who has withdrawn takes no further step. */
function ofMember(act: (move: Move) => void): (move: Move) => void {
  return (move) => {
    if (!move.account.hasLeft) act(move)
  }
}

/** Leaving is rare, or sequences would end too early; half of the time a payment is unknown. */
function leave(move: Move): void {
  if (move.choice % 4 !== 0) return
  if (move.choice % 8 === 0 && !move.account.hasLeft) {
    buy({ ...move, fault: 'late' })
    wait(move, 11 * MINUTE_MS)
  }
  move.store.leave(move.account)
}

export function wait({ gateway, clock }: World, ms: number): void {
  gateway.deliverBefore(clock.now + ms)
  clock.now += ms
}

function withOrder(move: Move, act: (order: Order) => void): void {
  const one = orderOf(move)
  if (one) act(one)
}

function withRefund(move: Move, act: (refund: RefundCase) => void): void {
  const one = refundOf(move)
  if (one) act(one)
}

function order({ store, account, choice }: Move): void {
  const same = choice % 4 === 0 ? account.subscription?.planId : undefined
  store.order(account, same ?? pick(REQUESTED, choice) ?? 'basic-monthly', choice % 3 !== 0)
}

function confirm({ store, account, fault }: Move): void {
  const last = [...account.orders.values()].findLast(({ state }) => state === 'created')
  if (last) store.confirm(account, last, fault)
}

function buy(move: Move): void {
  order(move)
  confirm(move)
}

function extend({ store, account, choice, fault, ...world }: Move): void {
  store.order(account, account.subscription?.planId ?? 'basic-monthly', choice % 3 === 0)
  confirm({ store, account, choice, fault, ...world })
}

function waitForExpiry(move: Move): void {
  const left = (move.account.subscription?.expiresAt.getTime() ?? 0) - move.clock.now
  wait(move, Math.max(0, left > 0 ? left + (pick(AROUND, move.choice) ?? 0) : DAY_MS))
}

function renewOnTime(move: Move): void {
  waitForExpiry(move)
  move.store.renew(move.account, move.fault)
}

/** The card is declined for some days, and the job runs every day. */
function badWeek(move: Move): void {
  move.gateway.cards.set(move.account.id, 'declined')
  for (let day = 0; day < 1 + (move.choice % 8); day++) renewOnTime(move)
}

/** After this time nothing is sent again. */
function giveUp(move: Move): void {
  wait(move, 11 * MINUTE_MS)
  move.store.reconcile(move.account, move.fault)
}

function askLastRefund({ store, account }: Move): void {
  const last = account.periods.at(-1)
  if (last) store.askRefund(account, last.orderId)
}

function approve(move: Move): void {
  withRefund(move, (refund) =>
    move.store.refundEvent(move.account, refund, {
      type: 'approve',
      adminId: `admin${(move.choice >> 3) % 3}`,
    }),
  )
}

/** Nobody pays by hand without having seen that the gateway hasn't canceled and won't. */
function payByHand({ store, account, gateway, clock, choice }: Move): void {
  const refund = pick(account.refunds, choice)
  const line = refund?.lines.find(({ attempt }) => attempt > 0)
  if (!refund || !line || gateway.hasUndelivered(line.orderId)) return
  if (gateway.balances.get(line.orderId) !== line.paidWon) return
  store.refundEvent(account, refund, { type: 'paidByHand', orderId: line.orderId, now: new Date(clock.now) })
}

/** The gateway refuses to cancel one of the payments, and somebody transfers that money. */
function refusedRefund(move: Move): void {
  for (const adminId of ['admin0', 'admin1'])
    withRefund(move, (refund) => move.store.refundEvent(move.account, refund, { type: 'approve', adminId }))
  move.gateway.refusesCancels = true
  withRefund(move, (refund) => move.store.returnMoney(move.account, refund, move.fault))
  move.gateway.refusesCancels = false
  payByHand(move)
}

function giveBack({ store, account, clock, choice }: Move, type: 'withdraw' | 'reject'): void {
  const refund = pick(account.refunds, choice)
  if (!refund) return
  const covered = () =>
    account.periods.filter(({ orderId }) => refund.lines.some((line) => line.orderId === orderId))
  const left = paidTimeLeft(covered(), refund.requestedAt.getTime())
  const now = new Date(clock.now)
  store.refundEvent(account, refund, type === 'withdraw' ? { type, now } : { type, reason: 'no', now })
  if (account.refunds.includes(refund)) return
  const lost = left - paidTimeLeft(covered(), clock.now)
  if (lost !== 0) throw new Error(`I6: ${lost} ms were not given back`)
}

const paidTimeLeft = (periods: readonly Period[], at: number): number =>
  periods.reduce(
    (sum, { startsAt, endsAt }) => sum + Math.max(0, endsAt.getTime() - Math.max(at, startsAt.getTime())),
    0,
  )

function changeCard({ gateway, account, choice }: Move): void {
  gateway.cards.set(account.id, pick(['good', 'good', 'declined', 'declined', 'stolen'], choice) ?? 'good')
}

function changeWeather({ gateway, choice }: Move): void {
  gateway.isDown = choice % 6 === 0
  gateway.refusesCancels = choice % 3 === 1
}
