import type { Kysely } from 'kysely'
import { createRepositories } from './createRepositories.ts'
import type { Database } from './Database.ts'
import type { Repositories } from './repositories/Repositories.ts'

export type InTransaction<Bound = Repositories> = <T>(work: (repositories: Bound) => Promise<T>) => Promise<T>

/** Commits when `work` returns and rolls back when it throws, including declared failures. */
export const createInTransaction =
  (db: Kysely<Database>): InTransaction =>
  (work) =>
    db.transaction().execute((transaction) => work(createRepositories(transaction)))
