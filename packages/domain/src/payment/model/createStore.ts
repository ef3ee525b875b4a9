import { NO_GRANT } from '../../member/grantedTier.ts'
import { canResumeAuto, canStopAuto } from '../actionsOf.ts'
import {
  cancelRequest,
  eventOfVoid,
  type GatewayAnswer,
  refundAnswered,
  refundFound,
  voidRequest,
} from '../cancels.ts'
import { eventOfCode, eventOfPayment } from '../gatewayEvents.ts'
import { isGrantable } from '../isGrantable.ts'
import type { LedgerTransaction } from '../ledger.ts'
import { mayConfirm } from '../mayConfirm.ts'
import { mayLeave } from '../mayLeave.ts'
import { newOrder } from '../newOrder.ts'
import { type GatewayEvent, isOrderOver, isToLookUp, nextOrder } from '../nextOrder.ts'
import type { RefundEvent } from '../nextRefund.ts'
import { nextSubscription } from '../nextSubscription.ts'
import { isPendingOrder, type Order } from '../Order.ts'
import { confirmKey } from '../operationKeys.ts'
import type { Period } from '../Period.ts'
import type { PlanId } from '../plans.ts'
import type { RefundCase } from '../RefundCase.ts'
import { renewalOrder } from '../renewalOrder.ts'
import { requestRefund } from '../requestRefund.ts'
import { openRefundOfSubscription, type Standing } from '../Standing.ts'
import type { Subscription } from '../Subscription.ts'
import { settleOrder } from '../settleOrder.ts'
import { settleRefund } from '../settleRefund.ts'
import { subscriptionOf } from '../subscriptionOf.ts'
import type { Fault, Gateway } from './createGateway.ts'

export interface Account extends Standing {
  id: string
  orders: Map<string, Order>
  subscription: Subscription | null
  periods: readonly Period[]
  refunds: readonly RefundCase[]
  ledger: Map<string, LedgerTransaction>
  /** True if the member stopped automatic payment, got a confirmation, and hasn't resumed it since. */
  hasStopped: boolean
  hasLeft: boolean
  /** The number of periods at the time of leaving. */
  periodsAtLeaving: number | null
  writes: number
}

/** Receives events, so that invariants can be about steps and not only about states. */
export interface Watcher {
  sent: (account: Account, order: Order) => void
  lineChanged: (before: Subscription | null, after: Subscription | null, cause: string) => void
  happened: (what: string) => void
}

export type Store = ReturnType<typeof createStore>

/** A server without a database and a network that uses the same rules. */
export function createStore(gateway: Gateway, clock: { now: number }, watcher: Watcher) {
  const now = (): Date => new Date(clock.now)
  let ids = 0

  return {
    open,
    order,
    confirm,
    failedInBrowser,
    renew,
    reconcile,
    lookUp,
    tell,
    voidMoney,
    stop,
    resume,
    leave,
    askRefund,
    refundEvent,
    returnMoney,
    tick,
    use,
  }

  function open(id: string): Account {
    const orders = new Map<string, Order>()
    return {
      id,
      orders,
      subscription: null,
      periods: [],
      refunds: [],
      grant: NO_GRANT,
      ledger: new Map(),
      hasStopped: false,
      hasLeft: false,
      periodsAtLeaving: null,
      writes: 0,
      get isOrderPending() {
        for (const each of orders.values()) if (isPendingOrder(each)) return true
        return false
      },
    }
  }

  function order(account: Account, planId: PlanId, autoRenew: boolean): void {
    const made = newOrder(
      { id: `ord_${account.id}_${++ids}`, payerId: account.id, planId, autoRenew },
      account,
      now(),
    )
    if (!made) return
    dropCreated(account, 'newOrder')
    put(account, made)
    gateway.authenticate(made.id)
  }

  function dropCreated(account: Account, reason: 'newOrder' | 'refundOpened' | 'timeOver'): void {
    for (const each of account.orders.values()) {
      if (reason === 'timeOver' && !isOrderOver(each, now())) continue
      step(account, each, { type: 'drop', reason })
    }
  }

  function step(account: Account, before: Order, event: Parameters<typeof nextOrder>[1]) {
    const context = { now: now(), isGrantable: isGrantable(before, account, now()) }
    const done = nextOrder(before, event, context)
    if (done.order !== before)
      watcher.happened(`order ${before.state} ${event.type} ${done.order.state} ${done.effect}`)
    put(account, done.order)
    return done
  }

  function confirm(account: Account, before: Order, fault: Fault): void {
    const { order: sent, effect } = step(account, before, {
      type: 'confirm',
      mayConfirm: mayConfirm(before, account, now()),
    })
    if (effect === 'send') send(account, sent, fault)
  }

  /** The browser returns with a refusal, which may be false. */
  function failedInBrowser(account: Account, { id, state }: Order): void {
    if (state === 'created') tell(account, id, eventOfCode('REJECT_CARD_COMPANY'))
  }

  function renew(account: Account, fault: Fault): void {
    if (account.hasLeft) stop(account)
    const due = renewalOrder(account, now())
    if (!due) return
    if (account.orders.has(due.id)) throw new Error(`${due.id} is renewed twice`)
    put(account, due)
    send(account, due, fault)
  }

  function send(account: Account, { id, kind, amountWon }: Order, fault: Fault): void {
    const sent = account.orders.get(id)
    if (sent) watcher.sent(account, sent)
    const hear = (answer: GatewayAnswer): void => tell(account, id, gatewayEventOf(account, id, answer))
    const request = {
      kind: kind === 'renew' ? ('renew' as const) : ('confirm' as const),
      key: confirmKey({ id }),
      orderId: id,
      amountWon,
      payerId: account.id,
    }
    const answer = gateway.send(request, fault, hear)
    // A server that waits for an answer, or stopped while waiting, writes nothing, so the order remains as it
    // was sent.
    if (answer !== null || (fault !== 'slow' && fault !== 'late')) hear(answer)
  }

  function gatewayEventOf(account: Account, id: string, answer: GatewayAnswer): GatewayEvent {
    if (!answer) return { type: 'unclear' }
    if ('code' in answer) return eventOfCode(answer.code)
    return eventOfPayment(answer.payment, account.orders.get(id) ?? { voiding: 'none' })
  }

  function tell(account: Account, id: string, event: GatewayEvent, fault: Fault = 'none'): void {
    const before = account.orders.get(id)
    if (!before) return
    const done = settleOrder(before, event, account, { now: now(), subscriptionId: `sub${account.id}` })
    if (done.order !== before)
      watcher.happened(`order ${before.state} ${event.type} ${done.order.state} ${done.effect}`)
    put(account, done.order)
    if (done.period) account.periods = [...account.periods, done.period]
    changeLine(account, done.subscription, `${before.kind} ${event.type}`)
    if (done.ledger) write(account, done.ledger)
    if (done.effect === 'resend') send(account, done.order, fault)
  }

  function put(account: Account, order: Order): void {
    if (account.orders.get(order.id) !== order) account.writes++
    account.orders.set(order.id, order)
  }

  function changeLine(account: Account, after: Subscription | null, event: string): void {
    const before = account.subscription
    if (before === after) return
    watcher.lineChanged(before, after, event)
    if (before?.life !== after?.life) account.hasStopped = false
    account.subscription = after
    account.writes++
  }

  function write({ ledger }: Account, transaction: LedgerTransaction): void {
    if (ledger.has(transaction.id)) throw new Error(`${transaction.id} is written twice`)
    ledger.set(transaction.id, transaction)
  }

  /** A webhook only triggers a look-up. */
  function lookUp(account: Account, { id }: Order, fault: Fault = 'none'): void {
    const answer = gateway.lookUp(id)
    if (!answer) return
    const isAbsent = 'code' in answer && answer.code === 'NOT_FOUND_PAYMENT'
    tell(account, id, isAbsent ? { type: 'absent' } : gatewayEventOf(account, id, answer), fault)
  }

  function reconcile(account: Account, fault: Fault): void {
    for (const each of [...account.orders.values()]) if (isToLookUp(each)) lookUp(account, each, fault)
  }

  function voidMoney(account: Account, fault: Fault): void {
    for (const each of [...account.orders.values()]) {
      if (each.voiding !== 'due') continue
      const found = gateway.lookUp(each.id)
      if (!found) continue
      const event =
        eventOfVoid(found) ?? eventOfVoid(gateway.send({ kind: 'cancel', ...voidRequest(each) }, fault))
      if (event) tell(account, each.id, event)
    }
  }

  function stop(account: Account): void {
    if (canStopAuto(account, now()).ok) changeByHand(account, 'stop')
  }

  function resume(account: Account): void {
    if (canResumeAuto(account, now()).ok) changeByHand(account, 'resume')
  }

  /** This is the last action of the member; jobs and the gateway continue. */
  function leave(account: Account): void {
    const pending = [...account.orders.values()].filter(isPendingOrder)
    if (account.hasLeft || !mayLeave(pending, now()).ok) return
    watcher.happened(`left ${pending.length > 0 ? 'with' : 'without'} an order at the gateway`)
    dropCreated(account, 'newOrder')
    stop(account)
    account.hasLeft = true
    account.periodsAtLeaving = account.periods.length
    account.writes++
  }

  function changeByHand(account: Account, type: 'stop' | 'resume'): void {
    const line = subscriptionOf(account, now())
    const after = line && nextSubscription(line, { type }, { isRefundOpen: false, now: now() })
    if (!after) throw new Error(`${type} was allowed and refused`)
    changeLine(account, after, type)
    account.hasStopped = type === 'stop'
  }

  function askRefund(account: Account, orderId: string): void {
    const asked = requestRefund({ id: `ref${++ids}`, payerId: account.id, orderId }, account, now())
    if (!asked) return
    watcher.happened(`refund asked ${asked.life === null ? 'sheet' : 'line'}`)
    account.refunds = [...account.refunds, asked]
    account.writes++
    dropCreated(account, 'refundOpened')
  }

  function refundEvent(account: Account, { id }: RefundCase, event: RefundEvent): void {
    const before = account.refunds.find((each) => each.id === id)
    const done = before && settleRefund(before, event, account, now())
    if (!before || !done) return
    watcher.happened(`refund ${before.state} ${event.type} ${done.refund.state} ${done.effect}`)
    account.refunds = account.refunds.map((each) => (each.id === id ? done.refund : each))
    account.periods = done.periods
    account.writes++
    changeLine(account, done.subscription, event.type)
    if (done.ledger) write(account, done.ledger)
  }

  function returnMoney(account: Account, refund: RefundCase, fault: Fault): void {
    if (refund.state !== 'processing' && refund.state !== 'unknown') return
    let isRetried = false
    for (const line of refund.lines) {
      if (line.settled !== 'open') continue
      const found = gateway.lookUp(line.orderId)
      if (!found) continue
      const settled = refundFound(line, found, now())
      if (!settled && !isRetried) refundEvent(account, refund, { type: 'retry' })
      isRetried ||= !settled
      const cancel = () => gateway.send({ kind: 'cancel', ...cancelRequest(refund, line) }, fault)
      refundEvent(account, refund, settled ?? refundAnswered(line, cancel(), now()))
    }
  }

  function tick(account: Account): void {
    dropCreated(account, 'timeOver')
    changeLine(account, subscriptionOf(account, now()), 'clock')
  }

  function use(account: Account): void {
    account.periods = account.periods.map((period) =>
      period.usedAt === null &&
      period.startsAt <= now() &&
      now() < period.endsAt &&
      !openRefundOfSubscription(account)
        ? { ...period, usedAt: now() }
        : period,
    )
  }
}
