import type { Pool } from '#db/Pool.ts'
import { ROLE } from '../databaseUrl.ts'

/**
 * The last statements before the server of a cluster that will be packed is stopped. Nobody can log in to it
 * afterwards. It returns the only file of its log that the cluster then needs.
 */
export async function finishCluster(pool: Pool): Promise<string> {
  // Otherwise the first start would do it in the background.
  await pool.query('vacuum (freeze, analyze)')
  await pool.query(`alter role ${ROLE} password null`)
  // Without a transaction after the switch, the position would still belong to the file before.
  await pool.query('select pg_switch_wal()')
  await pool.query('select pg_current_xact_id()')
  const { rows } = await pool.query<{ name: string }>(
    'select pg_walfile_name(pg_current_wal_insert_lsn()) as name',
  )
  if (rows[0] === undefined) throw new Error('pg_walfile_name() answers one row.')
  return rows[0].name
}
