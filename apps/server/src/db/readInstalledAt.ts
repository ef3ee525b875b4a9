import type pg from 'pg'

/** Returns when the database got its first table. */
export async function readInstalledAt(pool: pg.Pool): Promise<Date> {
  const { rows } = await pool.query<{ at: Date }>('select min(applied_at) as at from schema_migrations')
  if (rows[0] === undefined) throw new Error('min() answers one row.')
  return rows[0].at
}
