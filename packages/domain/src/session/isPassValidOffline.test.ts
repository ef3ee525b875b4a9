import { expect, it } from 'vitest'
import { isPassValidOffline } from './isPassValidOffline.ts'

const DAY_MS = 86_400_000
const contact = Date.UTC(2026, 10, 1)

it.each([
  { seen: 0, now: 0, isKept: true, why: 'at the contact itself' },
  { seen: 0, now: 13.9, isKept: true, why: 'shortly before the end' },
  { seen: 0, now: 14, isKept: false, why: 'at the end' },
  { seen: 0, now: 400, isKept: false, why: 'long after it' },
  { seen: 10, now: 2, isKept: true, why: 'with a clock set back within the days' },
  { seen: 15, now: 2, isKept: false, why: 'with a clock set back behind the end' },
  { seen: 0, now: -3, isKept: true, why: 'with a clock set back before the contact' },
  { seen: 14, now: -300, isKept: false, why: 'with a clock set back by a year' },
])('what a pass gave is kept $why: $isKept', ({ seen, now, isKept }) => {
  const at = (days: number) => contact + days * DAY_MS
  expect(isPassValidOffline({ lastContactMs: contact, newestSeenMs: at(seen), nowMs: at(now) })).toBe(isKept)
})
