import { expect, it } from 'vitest'
import type { Period } from './Period.ts'
import { quoteRefundLine } from './quoteRefund.ts'
import { refundReason } from './refundReason.ts'
import { DAY_MS } from './time.ts'

const begins = new Date('2026-06-01T00:00:00.000Z')
const period = (usedAt: Date | null): Period => ({
  orderId: 'ord',
  planId: 'basic-monthly',
  paidWon: 30_000,
  startsAt: begins,
  endsAt: new Date(begins.getTime() + 30 * DAY_MS),
  usedAt,
  frozenMs: 0,
  closedAt: null,
  refundedWon: 0,
})

it.each([
  [-1, null, 'notBegun', 30_000],
  [0, null, 'unused', 30_000],
  [7, null, 'unused', 30_000],
  [7, begins, 'daysKept', 23_000],
  [8, null, 'daysAndPenaltyKept', 19_800],
  [8, begins, 'daysAndPenaltyKept', 19_800],
] as const)('asked after %d days, used %s: %s', (days, usedAt, reason, won) => {
  const line = quoteRefundLine(period(usedAt), new Date(begins.getTime() + days * DAY_MS))
  expect(refundReason(line)).toBe(reason)
  expect(line.refundWon).toBe(won)
})
