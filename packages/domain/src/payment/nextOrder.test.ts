import { describe, expect, it } from 'vitest'
import { eventOfCode, eventOfPayment } from './gatewayEvents.ts'
import { isToLookUp, nextOrder, type OrderEvent } from './nextOrder.ts'
import { ORDER_STATES, type Order } from './Order.ts'
import { anOrder, BEGAN } from './testkit/facts.ts'
import { HOUR_MS, later, MINUTE_MS } from './time.ts'

const payment = { orderId: 'order-1', totalWon: 30_000, currency: 'KRW' }
const captured: OrderEvent = { type: 'captured', payment }
const sent = (more: Partial<Order> = {}) => anOrder({ state: 'unknown', confirmingAt: BEGAN, ...more })

const after = (order: Order, event: OrderEvent, minutes = 1, isGrantable = true) =>
  nextOrder(order, event, { now: later(BEGAN, minutes * MINUTE_MS), isGrantable })

describe('an order', () => {
  it('is sent once it may be confirmed, and canceled without a call if it may not', () => {
    const yes = after(anOrder(), { type: 'confirm', mayConfirm: true })
    expect(yes).toMatchObject({
      effect: 'send',
      order: { state: 'confirming', confirmingAt: later(BEGAN, MINUTE_MS) },
    })
    const no = after(anOrder(), { type: 'confirm', mayConfirm: false })
    expect(no).toMatchObject({ effect: null, order: { state: 'canceled', reason: 'notAllowed' } })
  })

  it('test 3, 4, 13: changes nothing when it is confirmed or reported again', () => {
    for (const state of ['paid', 'failed', 'canceled'] as const) {
      const settled = anOrder({ state })
      expect(after(settled, { type: 'confirm', mayConfirm: true })).toEqual({ order: settled, effect: null })
    }
    const paid = anOrder({ state: 'paid' })
    expect(after(paid, captured)).toEqual({ order: paid, effect: null })
    expect(after(paid, { type: 'refused', code: 'REJECT_CARD_PAYMENT' })).toEqual({
      order: paid,
      effect: null,
    })
  })

  it('test 8: is unknown if its answer is lost, and paid once it is found', () => {
    const unknown = after(sent({ state: 'confirming' }), { type: 'unclear' }).order
    expect(unknown.state).toBe('unknown')
    expect(after(unknown, captured)).toMatchObject({
      effect: 'grant',
      order: { state: 'paid', voiding: 'none' },
    })
  })

  it('test 9: is sent again for ten minutes if the gateway doesn’t know it, and then given up', () => {
    expect(after(sent(), { type: 'absent' }, 9.99)).toMatchObject({
      effect: 'resend',
      order: { state: 'unknown' },
    })
    expect(after(sent(), { type: 'absent' }, 10)).toMatchObject({
      effect: 'watch',
      order: { state: 'failed' },
    })
  })

  it('test 17: is never sent again if it is a renewal that isn’t wanted any more, and its money is returned', () => {
    expect(after(sent(), { type: 'absent' }, 1, false)).toMatchObject({
      effect: 'watch',
      order: { state: 'failed' },
    })
    expect(after(sent(), captured, 1, false)).toMatchObject({
      effect: 'void',
      order: { state: 'paid', voiding: 'due' },
    })
  })

  it('is looked up after it was given up until a look-up a day later finds nothing', () => {
    const failed = after(sent(), { type: 'absent' }, 11).order
    expect(isToLookUp(failed)).toBe(true)
    expect(isToLookUp(after(failed, { type: 'absent' }, 60).order)).toBe(true)
    expect(isToLookUp(after(failed, { type: 'absent' }, (24 * HOUR_MS) / MINUTE_MS).order)).toBe(false)
  })

  it.each(['created', 'failed', 'canceled'] as const)(
    'that is %s gives back what was taken all the same, once',
    (state) => {
      const { order, effect } = after(anOrder({ state }), captured)
      expect([order.state, order.voiding, effect]).toEqual(['failed', 'due', 'void'])
      expect(after(order, captured).effect).toBeNull()
      const refused = after(order, { type: 'voidRefused' }).order
      expect([refused.voiding, refused.voidAttempt]).toEqual(['due', 1])
      const returned = after(refused, { type: 'returned' }).order
      expect(returned.voiding).toBe('done')
      expect(after(returned, captured).effect).toBeNull()
    },
  )

  it.each([{ totalWon: 29_999 }, { currency: 'USD' }, { orderId: 'order-2' }])(
    'is never paid by a payment with %o',
    (wrong) => {
      for (const state of ORDER_STATES) {
        const done = after(anOrder({ state }), { type: 'captured', payment: { ...payment, ...wrong } })
        expect(done.order.state === 'paid' && state !== 'paid').toBe(false)
        expect(['alert', null]).toContain(done.effect)
      }
    },
  )
})

describe('an answer of the gateway', () => {
  it('test 10: a code that may have moved money leaves the outcome open, a refusal does not', () => {
    expect(eventOfCode('PROVIDER_ERROR')).toEqual({ type: 'unclear' })
    expect(eventOfCode('REFUND_REJECTED')).toEqual({ type: 'refused', code: 'REFUND_REJECTED' })
    expect(eventOfCode('A_CODE_OF_NEXT_YEAR')).toEqual({ type: 'unclear' })
    expect(eventOfCode('constructor')).toEqual({ type: 'unclear' })
  })

  it('test 7: the end of the time to confirm is final', () => {
    const event = eventOfCode('NOT_FOUND_PAYMENT_SESSION')
    expect(after(sent({ state: 'confirming' }), event).order).toMatchObject({
      state: 'failed',
      reason: 'NOT_FOUND_PAYMENT_SESSION',
    })
  })

  it('test 25: a payment is returned when its balance is 0, whatever its status', () => {
    const back = { ...payment, status: 'PARTIAL_CANCELED', balanceWon: 0 }
    expect(eventOfPayment(back, { voiding: 'due' })).toEqual({ type: 'returned' })
    expect(eventOfPayment({ ...back, balanceWon: 1 }, { voiding: 'due' })).toEqual({ type: 'unclear' })
    expect(eventOfPayment({ ...back, status: 'CANCELED' }, { voiding: 'none' })).toEqual({
      type: 'dead',
      code: 'CANCELED',
    })
  })

  it.each([
    ['IN_PROGRESS', 'absent'],
    ['READY', 'absent'],
    ['EXPIRED', 'dead'],
    ['ABORTED', 'dead'],
    ['DONE', 'captured'],
    ['SOMETHING_NEW', 'unclear'],
  ])('the status %s means %s', (status, type) => {
    expect(eventOfPayment({ ...payment, status, balanceWon: 30_000 }, { voiding: 'none' }).type).toBe(type)
  })
})
