import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Period } from './Period.ts'
import { quoteRefund, quoteRefundLine } from './quoteRefund.ts'
import { DAY_MS, later } from './time.ts'

const START = new Date('2027-04-01T00:00:00+09:00')

const period = (paidWon: number, termDays: number, more: Partial<Period> = {}): Period => ({
  orderId: 'o',
  planId: 'basic-monthly',
  paidWon,
  startsAt: START,
  endsAt: later(START, termDays * DAY_MS),
  usedAt: START,
  frozenMs: 0,
  closedAt: null,
  refundedWon: 0,
  ...more,
})

const refundAfter = (days: number, paid: Period): number =>
  quoteRefundLine(paid, later(START, days * DAY_MS)).refundWon

/**
 * Each row maps the days into the term to the refund of a pass that was used; the first figure is for the day
 * it began.
 */
const TABLE: [paidWon: number, termDays: number, Record<number, number>][] = [
  [30_000, 30, { 0: 30_000, 1: 29_000, 7: 23_000, 8: 19_800, 10: 18_000, 15: 13_500, 29: 900, 30: 0 }],
  [50_000, 30, { 0: 50_000, 1: 48_334, 7: 38_334, 8: 33_001, 10: 30_001, 15: 22_500, 29: 1501, 30: 0 }],
  [
    200_000,
    365,
    { 0: 200_000, 1: 199_453, 7: 196_165, 8: 176_056, 10: 175_069, 182: 90_247, 364: 494, 365: 0 },
  ],
  [
    300_000,
    365,
    { 0: 300_000, 1: 299_179, 7: 294_247, 8: 264_083, 10: 262_603, 182: 135_370, 364: 740, 365: 0 },
  ],
  [
    400_000,
    365,
    { 0: 400_000, 1: 398_905, 7: 392_329, 8: 352_110, 10: 350_138, 182: 180_494, 364: 987, 365: 0 },
  ],
]

describe('(c) 20: the quote', () => {
  it.each(TABLE)(
    'of %i won for %i days is as published at all eight points',
    (paidWon, termDays, expected) => {
      const days = Object.keys(expected).map(Number)
      expect(days.map((day) => refundAfter(day, period(paidWon, termDays)))).toEqual(Object.values(expected))
    },
  )
})

describe('test 21: seven days', () => {
  it('an unused payment within them is returned in full', () => {
    expect(refundAfter(7, period(30_000, 30, { usedAt: null }))).toBe(30_000)
  })

  it('a used payment within them costs the used days and no penalty', () => {
    expect(quoteRefundLine(period(30_000, 30), later(START, 7 * DAY_MS))).toMatchObject({
      usedDays: 7,
      penaltyWon: 0,
    })
  })

  it('a moment later the days count, used or not, and a tenth of the rest is kept', () => {
    const now = later(START, 7 * DAY_MS + 1)
    const quote = { usedDays: 8, usedWon: 8000, penaltyWon: 2200, refundWon: 19_800 }
    expect(quoteRefundLine(period(30_000, 30), now)).toMatchObject(quote)
    expect(quoteRefundLine(period(30_000, 30, { usedAt: null }), now)).toMatchObject(quote)
  })
})

it('a period that hasn’t begun is returned in full, together with the rest of the running one', () => {
  const next = period(30_000, 30, {
    orderId: 'next',
    startsAt: later(START, 30 * DAY_MS),
    endsAt: later(START, 60 * DAY_MS),
    usedAt: null,
  })
  const { lines, totalWon } = quoteRefund([period(30_000, 30), next], later(START, 15 * DAY_MS))
  expect(lines.map(({ refundWon, isStarted }) => [refundWon, isStarted])).toEqual([
    [13_500, true],
    [30_000, false],
  ])
  expect(totalWon).toBe(43_500)
})

it('time that was frozen and given back is neither used nor part of the term', () => {
  const frozenMs = 5 * DAY_MS
  const given = period(30_000, 30, { frozenMs, endsAt: later(START, 35 * DAY_MS) })
  expect(quoteRefundLine(given, later(START, 15 * DAY_MS))).toMatchObject({
    usedDays: 10,
    termDays: 30,
    refundWon: 18_000,
  })
})

it('F1–F4: a quote is between zero and the paid amount, full or without penalty within 7 days, and never increases', () => {
  const facts = fc.record({
    paidWon: fc.constantFrom(30_000, 50_000, 200_000, 300_000, 400_000, 33_333),
    termDays: fc.constantFrom(28, 29, 30, 31, 365, 366),
    isUsed: fc.boolean(),
    at: fc.integer({ min: 0, max: 370 * DAY_MS }),
    wait: fc.integer({ min: 0, max: 40 * DAY_MS }),
  })
  fc.assert(
    fc.property(facts, ({ paidWon, termDays, isUsed, at, wait }) => {
      const paid = period(paidWon, termDays, { usedAt: isUsed ? START : null })
      const line = quoteRefundLine(paid, later(START, at))
      expect(Number.isInteger(line.refundWon)).toBe(true)
      expect(line.refundWon).toBeGreaterThanOrEqual(0)
      expect(line.usedWon + line.penaltyWon + line.refundWon).toBe(paidWon)
      if (at <= 7 * DAY_MS) expect(line.penaltyWon).toBe(0)
      if (at <= 7 * DAY_MS && !isUsed) expect(line.refundWon).toBe(paidWon)
      expect(quoteRefundLine(paid, later(START, at + wait)).refundWon).toBeLessThanOrEqual(line.refundWon)
      const exact = (paidWon * Math.max(0, termDays - line.usedDays)) / termDays
      const due = at > 7 * DAY_MS ? exact * 0.9 : exact
      if (isUsed) expect(line.refundWon).toBeGreaterThanOrEqual(Math.floor(due))
    }),
    { numRuns: 10_000 },
  )
})
