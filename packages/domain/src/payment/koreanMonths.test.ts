import { expect, it } from 'vitest'
import { koreanMonths } from './koreanMonths.ts'

it.each([
  ['2026-02-28T14:59:59.999Z', 3, ['2025-12', '2026-01', '2026-02']],
  ['2026-02-28T15:00:00.000Z', 2, ['2026-02', '2026-03']],
  ['2026-12-31T15:00:00.000Z', 1, ['2027-01']],
])('the months until %s are those of the calendar in Korea', (now, count, months) => {
  expect(koreanMonths(new Date(now), count)).toEqual(months)
})
