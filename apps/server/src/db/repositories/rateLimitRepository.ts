import type pg from 'pg'

/** The rate limiter's library reads and writes the table; it only doesn't tidy it when we want it to. */
export interface RateLimitRepository {
  purge: (now: Date) => Promise<number>
}

export const createRateLimitRepository = (pool: pg.Pool): RateLimitRepository => ({
  async purge(now) {
    const { rowCount } = await pool.query('delete from rate_limits where expire < $1', [now.getTime()])
    return rowCount ?? 0
  },
})
