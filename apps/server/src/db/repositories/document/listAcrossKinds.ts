import type { ListPage, ListQuery } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { pageRange } from '#db/pageRange.ts'
import { searchPatterns } from '#db/searchPatterns.ts'
import type { DocumentTables } from './documentTables.ts'

interface AcrossKinds<Sort extends string> {
  tables: DocumentTables
  query: ListQuery<Sort> & { kind?: string | undefined }
  /** Selects `id`, `name` and the other columns of one kind. */
  rowsOf: (table: DocumentTables[keyof DocumentTables]) => RawBuilder<unknown>
  sorts: Record<Sort, RawBuilder<unknown>>
  /** The default order, the newest first. */
  newestBy: NoInfer<Sort>
}

/** Returns one page of documents of every kind whose name has every word of the search. */
export async function listAcrossKinds<Item, Sort extends string>(
  db: Kysely<Database>,
  { tables, query, rowsOf, sorts, newestBy }: AcrossKinds<Sort>,
): Promise<ListPage<Item>> {
  const kinds = Object.entries(tables).filter(([kind]) => query.kind === undefined || kind === query.kind)
  const patterns = searchPatterns(query.search)
  const found = sql.join(
    kinds.map(
      ([kind, table]) => sql`
        select ${kind}::text as kind, named.* from (${rowsOf(table)}) as named
        where (${patterns.length} = 0 or lower(name collate pandok_names) like all(${patterns}::text[]))`,
    ),
    sql` union all `,
  )
  const { rows: counted } = await sql<{ total: number }>`
    select count(*)::int as total from (${found}) as found`.execute(db)
  const { limit, offset } = pageRange(query)
  const { sort = newestBy, order = query.sort === undefined ? 'desc' : 'asc' } = query
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const { rows: items } = await sql<Item>`
    select * from (${found}) as found
    order by ${sorts[sort]} ${direction}, name collate pandok_names, id
    limit ${limit} offset ${offset}`.execute(db)
  return { items, total: counted[0]?.total ?? 0 }
}
