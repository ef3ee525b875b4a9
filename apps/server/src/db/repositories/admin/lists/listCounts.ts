import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

export type CountedList = 'member' | 'plate' | 'module' | 'audit'

/** Returns the exact number of rows of a kind, where null means any. The triggers of the tables keep these counts. */
export async function countKind(
  db: Kysely<Database>,
  list: CountedList,
  [first, second, third]: readonly [string | null, string | null, string | null],
): Promise<{ all: number; fitting: number }> {
  const { rows } = await sql<{ all: number; fitting: number }>`
    select coalesce(sum(rows), 0)::int as "all", coalesce(sum(rows) filter (where
      (${first}::text is null or kind[1] = ${first}) and (${second}::text is null or kind[2] = ${second})
      and (${third}::text is null or kind[3] = ${third})), 0)::int as fitting
    from list_counts where list = ${list}`.execute(db)
  return rows[0] ?? { all: 0, fitting: 0 }
}

/** Merges many rows into few with the same sums. */
export const foldListCounts = async (db: Kysely<Database>): Promise<void> => {
  await sql`select fold_list_counts()`.execute(db)
}
