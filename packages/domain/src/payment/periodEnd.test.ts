import fc from 'fast-check'
import { expect, it } from 'vitest'
import { periodEnd, seoulDay } from './periodEnd.ts'

const MONTH = { period: 'month' } as const
const YEAR = { period: 'year' } as const

/** Returns the ends of consecutive renewals, as dates and times in Seoul. */
function endsFrom(start: string, count: number): string[] {
  const anchorDay = seoulDay(new Date(start))
  let at = new Date(start)
  return Array.from({ length: count }, () => {
    at = periodEnd(at, MONTH, anchorDay)
    return inSeoul(at)
  })
}

const inSeoul = (date: Date): string => new Date(date.getTime() + 9 * 3_600_000).toISOString().slice(0, 16)

it('a month from January 31 ends on the last day of February and returns to the 31st', () => {
  expect(endsFrom('2027-01-31T10:00:00+09:00', 4)).toEqual([
    '2027-02-28T10:00',
    '2027-03-31T10:00',
    '2027-04-30T10:00',
    '2027-05-31T10:00',
  ])
  expect(endsFrom('2028-01-31T10:00:00+09:00', 1)).toEqual(['2028-02-29T10:00'])
})

it('the day is that of Seoul, which begins nine hours before that of Greenwich', () => {
  expect(endsFrom('2027-01-31T00:30:00+09:00', 1)).toEqual(['2027-02-28T00:30'])
  expect(periodEnd(new Date('2026-12-31T15:00:00Z'), MONTH).toISOString()).toBe('2027-01-31T15:00:00.000Z')
})

it('a year ends on its own day, and on February 28 after a leap day', () => {
  expect(inSeoul(periodEnd(new Date('2027-03-01T09:00:00+09:00'), YEAR))).toBe('2028-03-01T09:00')
  expect(inSeoul(periodEnd(new Date('2028-02-29T09:00:00+09:00'), YEAR))).toBe('2029-02-28T09:00')
})

it('a hundred renewals from any moment keep the time of day, never skip a month and never drift', () => {
  fc.assert(
    fc.property(
      fc.date({ min: new Date('2025-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (start) => {
        const anchorDay = seoulDay(start)
        const first = new Date(start.getTime() + 9 * 3_600_000)
        let at = start
        for (let count = 1; count <= 100; count++) {
          at = periodEnd(at, MONTH, anchorDay)
          const seoul = new Date(at.getTime() + 9 * 3_600_000)
          expect(seoul.getTime() % 86_400_000).toBe(first.getTime() % 86_400_000)
          const months = first.getUTCFullYear() * 12 + first.getUTCMonth() + count
          expect(seoul.getUTCFullYear() * 12 + seoul.getUTCMonth()).toBe(months)
          const last = new Date(Date.UTC(Math.floor(months / 12), (months % 12) + 1, 0)).getUTCDate()
          expect(seoul.getUTCDate()).toBe(Math.min(anchorDay, last))
        }
      },
    ),
    { numRuns: 200 },
  )
})
