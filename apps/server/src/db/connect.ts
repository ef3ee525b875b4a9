import { Kysely, PostgresDialect } from 'kysely'
import type pg from 'pg'
import type { Database } from './Database.ts'
import { preparedPool } from './preparedPool.ts'

/** Makes typed queries on a pool that the caller opened and has to close. */
export const connect = (pool: pg.Pool): Kysely<Database> =>
  new Kysely<Database>({ dialect: new PostgresDialect({ pool: preparedPool(pool) }) })
