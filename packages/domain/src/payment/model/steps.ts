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

interface Turn extends World {
  account: Account
  /** Which of the things that could be meant. */
  choice: number
  fault: Fault
}

/** Monthly plans first: they have more ways to go than sheets. */
const WANTED: readonly PlanId[] = [
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
/** The moment before, the moment itself, and later than a job should be. */
const AROUND = [-1, 0, 0, 1, HOUR_MS]

const pick = <Item>(items: readonly Item[], choice: number): Item | undefined => items[choice % items.length]
const orderOf = ({ account, choice }: Turn): Order | undefined => pick([...account.orders.values()], choice)
const refundOf = ({ account, choice }: Turn): RefundCase | undefined => pick(account.refunds, choice)

/** What can happen and how often, so that sequences get somewhere. */
const WEIGHTED: readonly [number, (turn: Turn) => void][] = [
  [2, ofMember(order)],
  [2, ofMember(confirm)],
  [6, ofMember(buy)],
  [3, ofMember(extend)],
  [1, ofMember((turn) => withOrder(turn, (each) => turn.store.confirm(turn.account, each, turn.fault)))],
  [1, (turn) => withOrder(turn, (each) => turn.store.lookUp(turn.account, each, turn.fault))],
  [1, (turn) => withOrder(turn, (each) => turn.store.failedInBrowser(turn.account, each))],
  [2, ({ store, account, fault }) => store.renew(account, fault)],
  [7, renewOnTime],
  [1, badWeek],
  [3, ({ store, account, fault }) => store.reconcile(account, fault)],
  [2, giveUp],
  [3, ({ store, account, fault }) => store.voidMoney(account, fault)],
  [3, ({ store, account }) => store.stop(account)],
  [2, ofMember(({ store, account }) => store.resume(account))],
  [2, ofMember((turn) => withOrder(turn, ({ id }) => turn.store.askRefund(turn.account, id)))],
  [1, ofMember(askLastRefund)],
  [1, ofMember((turn) => giveBack(turn, 'withdraw'))],
  [1, (turn) => giveBack(turn, 'reject')],
  [3, approve],
  [3, (turn) => withRefund(turn, (each) => turn.store.returnMoney(turn.account, each, turn.fault))],
  [1, payByHand],
  [1, refusedRefund],
  [1, ({ store, account }) => store.tick(account)],
  [1, ofMember(({ store, account }) => store.use(account))],
  [1, leave],
  [2, ({ gateway, choice }) => gateway.deliver(1 + (choice % 3))],
  [2, changeCard],
  [1, changeWeather],
  [4, (turn) => wait(turn, pick(JUMPS, turn.choice) ?? 0)],
  [2, waitForExpiry],
]

export const STEPS = WEIGHTED.flatMap(([weight, step]) => Array.from({ length: weight }, () => step))

/** Who has left does nothing any more. */
function ofMember(act: (turn: Turn) => void): (turn: Turn) => void {
  return (turn) => {
    if (!turn.account.hasLeft) act(turn)
  }
}

/** Seldom, or sequences would end before they get anywhere; half of the time with a payment that nobody knows about. */
function leave(turn: Turn): void {
  if (turn.choice % 4 !== 0) return
  if (turn.choice % 8 === 0 && !turn.account.hasLeft) {
    buy({ ...turn, fault: 'late' })
    wait(turn, 11 * MINUTE_MS)
  }
  turn.store.leave(turn.account)
}

export function wait({ gateway, clock }: World, ms: number): void {
  gateway.deliverBefore(clock.now + ms)
  clock.now += ms
}

function withOrder(turn: Turn, act: (order: Order) => void): void {
  const one = orderOf(turn)
  if (one) act(one)
}

function withRefund(turn: Turn, act: (refund: RefundCase) => void): void {
  const one = refundOf(turn)
  if (one) act(one)
}

function order({ store, account, choice }: Turn): void {
  const same = choice % 4 === 0 ? account.subscription?.planId : undefined
  store.order(account, same ?? pick(WANTED, choice) ?? 'basic-monthly', choice % 3 !== 0)
}

function confirm({ store, account, fault }: Turn): void {
  const last = [...account.orders.values()].findLast(({ state }) => state === 'created')
  if (last) store.confirm(account, last, fault)
}

function buy(turn: Turn): void {
  order(turn)
  confirm(turn)
}

function extend({ store, account, choice, fault, ...world }: Turn): void {
  store.order(account, account.subscription?.planId ?? 'basic-monthly', choice % 3 === 0)
  confirm({ store, account, choice, fault, ...world })
}

function waitForExpiry(turn: Turn): void {
  const left = (turn.account.subscription?.expiresAt.getTime() ?? 0) - turn.clock.now
  wait(turn, Math.max(0, left > 0 ? left + (pick(AROUND, turn.choice) ?? 0) : DAY_MS))
}

function renewOnTime(turn: Turn): void {
  waitForExpiry(turn)
  turn.store.renew(turn.account, turn.fault)
}

/** The card has no money for some days, and the job runs every day. */
function badWeek(turn: Turn): void {
  turn.gateway.cards.set(turn.account.id, 'declined')
  for (let day = 0; day < 1 + (turn.choice % 8); day++) renewOnTime(turn)
}

/** By then nothing is sent again. */
function giveUp(turn: Turn): void {
  wait(turn, 11 * MINUTE_MS)
  turn.store.reconcile(turn.account, turn.fault)
}

function askLastRefund({ store, account }: Turn): void {
  const last = account.periods.at(-1)
  if (last) store.askRefund(account, last.orderId)
}

function approve(turn: Turn): void {
  withRefund(turn, (refund) =>
    turn.store.refundEvent(turn.account, refund, {
      type: 'approve',
      adminId: `admin${(turn.choice >> 3) % 3}`,
    }),
  )
}

/** Nobody sends money by hand without having seen that the gateway has not done so, and will not. */
function payByHand({ store, account, gateway, clock, choice }: Turn): void {
  const refund = pick(account.refunds, choice)
  const line = refund?.lines.find(({ attempt }) => attempt > 0)
  if (!refund || !line || gateway.isOnItsWay(line.orderId)) return
  if (gateway.balances.get(line.orderId) !== line.paidWon) return
  store.refundEvent(account, refund, { type: 'paidByHand', orderId: line.orderId, now: new Date(clock.now) })
}

/** The gateway won't cancel one of them, whatever it does with the others, and somebody sends that money. */
function refusedRefund(turn: Turn): void {
  for (const adminId of ['admin0', 'admin1'])
    withRefund(turn, (refund) => turn.store.refundEvent(turn.account, refund, { type: 'approve', adminId }))
  turn.gateway.refusesCancels = true
  withRefund(turn, (refund) => turn.store.returnMoney(turn.account, refund, turn.fault))
  turn.gateway.refusesCancels = false
  payByHand(turn)
}

function giveBack({ store, account, clock, choice }: Turn, type: 'withdraw' | 'reject'): void {
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

function changeCard({ gateway, account, choice }: Turn): void {
  gateway.cards.set(account.id, pick(['good', 'good', 'declined', 'declined', 'stolen'], choice) ?? 'good')
}

function changeWeather({ gateway, choice }: Turn): void {
  gateway.isDown = choice % 6 === 0
  gateway.refusesCancels = choice % 3 === 1
}
