import { expect, it } from 'vitest'
import { canPayByHand, openWon, type WrittenCancels } from './canPayByHand.ts'
import { cancelKey } from './operationKeys.ts'
import { REFUND_STATES, type RefundCase, type RefundLine } from './RefundCase.ts'
import { aRefund, day } from './testkit/facts.ts'
import { HOUR_MS, later } from './time.ts'

const aLine = (more: Partial<RefundLine> = {}): RefundLine => ({
  orderId: 'order-1',
  paidWon: 30_000,
  refundWon: 13_500,
  attempt: 1,
  settled: 'open',
  ...more,
})
const refused = (...lines: RefundLine[]): RefundCase => aRefund({ state: 'unknown', lines })
const NOTHING: WrittenCancels = new Map()
const sentAt = (refund: RefundCase, at: Date | null): WrittenCancels =>
  new Map(refund.lines.map((line) => [cancelKey(refund, line), at]))

it('allows a bank transfer for what the gateway has refused', () => {
  expect(canPayByHand(refused(aLine()), NOTHING, day(16))).toEqual({ ok: true })
})

it('refuses it in every state except after a refusal by the gateway', () => {
  for (const state of REFUND_STATES.filter((each) => each !== 'unknown'))
    expect(canPayByHand(aRefund({ state, lines: [aLine()] }), NOTHING, day(16)).ok).toBe(false)
  expect(canPayByHand(aRefund({ state: 'requested' }), NOTHING, day(16))).toMatchObject({
    reason: 'notRefused',
  })
  expect(canPayByHand(aRefund({ state: 'processing' }), NOTHING, day(16))).toMatchObject({
    reason: 'cancelSent',
  })
})

it('refuses it while one of several payments was never refused', () => {
  const two = refused(aLine(), aLine({ orderId: 'order-2', attempt: 0 }))
  expect(canPayByHand(two, NOTHING, day(16))).toEqual({ ok: false, reason: 'notRefused' })
  const settled = refused(aLine(), aLine({ orderId: 'order-2', attempt: 0, settled: 'gateway' }))
  expect(canPayByHand(settled, NOTHING, day(16))).toEqual({ ok: true })
  expect(openWon(settled)).toBe(13_500)
})

it('refuses it while a cancel is recorded or unanswered, for as long as the gateway may carry it out', () => {
  for (const attempt of [0, 3]) {
    const lost = refused(aLine({ attempt }))
    const can = (at: Date | null) => canPayByHand(lost, sentAt(lost, at), day(16)).ok
    expect(can(null)).toBe(false)
    expect(can(day(16))).toBe(false)
    expect(can(later(day(16), 1 - 24 * HOUR_MS))).toBe(false)
    expect(can(later(day(16), -24 * HOUR_MS))).toBe(true)
  }
})

it('ignores a cancel that was answered, because the next one has a key of its own', () => {
  const before = refused(aLine({ attempt: 0 }))
  expect(canPayByHand(refused(aLine()), sentAt(before, day(16)), day(16))).toEqual({ ok: true })
})
