import { describe, expect, it } from 'vitest'
import { isGrantable } from './isGrantable.ts'
import { mayConfirm } from './mayConfirm.ts'
import { mayLeave } from './mayLeave.ts'
import { NO_STANDING } from './Standing.ts'
import { anOrder, BEGAN } from './testkit/facts.ts'
import { later, MINUTE_MS } from './time.ts'

const sent = anOrder({ state: 'confirming', confirmingAt: BEGAN })
const minutes = (count: number) => later(BEGAN, count * MINUTE_MS)

describe('mayLeave', () => {
  it('lets a member withdraw who has nothing at the gateway', () => {
    expect(mayLeave([], BEGAN)).toEqual({ ok: true })
  })

  it('makes a member wait while an order can still be confirmed, and not a millisecond longer', () => {
    const held = { ok: false, reason: 'orderPending' }
    expect(mayLeave([sent], BEGAN)).toEqual(held)
    expect(mayLeave([sent], later(minutes(10), -1))).toEqual(held)
    expect(mayLeave([sent], minutes(10))).toEqual({ ok: true })
    expect(mayLeave([sent, { confirmingAt: minutes(1) }], minutes(10))).toEqual(held)
  })
})

describe('an order of somebody who has withdrawn', () => {
  const gone = { ...NO_STANDING, hasLeft: true }

  it.each(['basic-monthly', 'sheet-1-yearly'] as const)('no %s is sent, and none is kept', (planId) => {
    const order = anOrder({ planId, autoRenew: false })
    expect([mayConfirm(order, NO_STANDING, BEGAN), isGrantable(order, NO_STANDING, BEGAN)]).toEqual([
      true,
      true,
    ])
    expect([mayConfirm(order, gone, BEGAN), isGrantable(order, gone, BEGAN)]).toEqual([false, false])
  })
})
