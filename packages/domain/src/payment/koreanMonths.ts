import { HOUR_MS } from './time.ts'

/** Lists the last months in Korea as `2026-11`, oldest first, including the current one. */
export function koreanMonths(now: Date, count: number): string[] {
  const seoul = new Date(now.getTime() + 9 * HOUR_MS)
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(seoul.getUTCFullYear(), seoul.getUTCMonth() - (count - 1 - index), 1))
      .toISOString()
      .slice(0, 7),
  )
}
