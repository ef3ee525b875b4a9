import type pg from 'pg'

/** The library of the rate limiter reads and writes the table, but we decide when it is cleaned up. */
export interface RateLimitRepository {
  purge: (now: Date) => Promise<number>
}

export const createRateLimitRepository = (pool: pg.Pool): RateLimitRepository => ({
  async purge(now) {
    const { rowCount } = await pool.query('delete from rate_limits where expire < $1', [now.getTime()])
    return rowCount ?? 0
  },
})
