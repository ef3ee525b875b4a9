import type { Order } from '../Order.ts'
import { HOUR_MS, MINUTE_MS } from '../time.ts'
import { checkAccount } from './checkAccount.ts'
import { checkChange, checkSent } from './checkStep.ts'
import { createGateway, FAULTS } from './createGateway.ts'
import { createStore } from './createStore.ts'
import { STEPS, wait } from './steps.ts'

const MEMBERS = 2
/** The start is January 31, so that the first renewals fall on days that their months don't have. */
const START = Date.UTC(2027, 0, 31, 3)
/** This many calls out of 64 succeed; with fewer, sequences would make little progress. */
const GOOD_CALLS = 36

/** One number encodes one step: the action, the member, the choice and the fault. */
export const STEP_MAX = STEPS.length * MEMBERS * 64 * 64 - 1

/** Plays a sequence by the rules of the server and throws at the first violation. */
export function playSteps(numbers: readonly number[], happened: (what: string) => void): void {
  const clock = { now: START }
  const gateway = createGateway(clock)
  const store = createStore(gateway, clock, {
    happened,
    sent: (account, order) => checkSent(account, order, clock.now),
    lineChanged(before, after, cause) {
      happened(`line ${before?.state ?? 'none'} ${cause} ${after?.state}`)
      checkChange(before, after, cause)
    },
  })
  const world = { clock, gateway, store }
  const accounts = Array.from({ length: MEMBERS }, (_none, index) => store.open(`m${index}`))

  for (const number of numbers) {
    const rest = Math.floor(number / STEPS.length)
    const account = accounts[rest % MEMBERS]
    const choice = Math.floor(rest / MEMBERS) % 64
    const twist = Math.floor(rest / MEMBERS / 64)
    const fault = twist < GOOD_CALLS ? 'none' : (FAULTS[twist % FAULTS.length] ?? 'none')
    if (!account) continue
    const before = { now: clock.now, writes: account.writes }
    STEPS[number % STEPS.length]?.({ clock, gateway, store, account, choice, fault })
    // Time passes for all accounts, and a slow answer may belong to any of them.
    const isForAll = gateway.hasDelivered() || clock.now !== before.now
    if (isForAll) for (const each of accounts) checkAccount(each, gateway, clock.now)
    else if (account.writes !== before.writes) checkAccount(account, gateway, clock.now)
  }
  settleAll()

  /** Once the gateway works, everything must settle, and every won must be accounted for. */
  function settleAll(): void {
    gateway.isDown = false
    gateway.refusesCancels = false
    gateway.deliver(Number.POSITIVE_INFINITY)
    for (const ms of [11 * MINUTE_MS, 25 * HOUR_MS, MINUTE_MS]) {
      wait(world, ms)
      for (const account of accounts) {
        store.reconcile(account, 'none')
        store.voidMoney(account, 'none')
        for (const refund of account.refunds) store.returnMoney(account, refund, 'none')
      }
    }
    for (const account of accounts) checkAccount(account, gateway, clock.now)
    for (const { orders, refunds } of accounts) {
      const open = [...orders.values()].find(isUnsettled)
      if (open)
        throw new Error(`I1: ${open.id} is never settled: ${open.state} ${open.reason} ${open.voiding}`)
      const stuck = refunds.find(({ state }) => state === 'processing' || state === 'unknown')
      if (stuck) throw new Error(`I1: a refund stays ${stuck.state}`)
    }
  }
}

const isUnsettled = ({ state, voiding, reason }: Order): boolean =>
  state === 'confirming' ||
  state === 'unknown' ||
  voiding === 'due' ||
  (voiding === 'none' && reason === 'noAnswer')
