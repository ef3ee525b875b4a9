import type { DocumentKindName, ListPage, Locale, TrashedItem, TrashQuery, TrashSort } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { DOCUMENT_TABLES, type DocumentTables } from './document/documentTables.ts'
import { listAcrossKinds } from './document/listAcrossKinds.ts'
import { libraryJoin } from './libraryColumns.ts'
import { nameShown } from './libraryList.ts'

export interface TrashRepository {
  list: (ownerId: string, query: TrashQuery, locale: Locale) => Promise<ListPage<TrashedItem>>
  /**
   * Deletes permanently some of what was deleted until then, with its backups, and returns how many. Rows
   * that another server has locked are skipped.
   */
  purge: (kind: DocumentKindName, until: Date, limit: number) => Promise<number>
}

const SORTS = {
  kind: sql`kind`,
  name: sql`name collate pandok_names`,
  deletedAt: sql`"deletedAt"`,
  // Everything stays equally long, so the order is that of the deletion.
  purgeAt: sql`"deletedAt"`,
} as const satisfies Record<TrashSort, RawBuilder<unknown>>

export function createTrashRepository(
  db: Kysely<Database>,
  tables: DocumentTables = DOCUMENT_TABLES,
): TrashRepository {
  return {
    list: (ownerId, query, locale) =>
      listAcrossKinds<TrashedItem, TrashSort>(db, {
        tables,
        query,
        rowsOf: ({ documents, followsLibraryNames }) => sql`
          select d.id, ${followsLibraryNames ? nameShown('d', locale) : sql`d.name`} as name, d.deleted_at as "deletedAt"
          from ${sql.table(documents)} as d
          ${libraryJoin('d')} where d.owner_id = ${ownerId} and d.deleted_at is not null`,
        sorts: SORTS,
        newestBy: 'deletedAt',
      }),

    async purge(kind, until, limit) {
      const table = sql.table(tables[kind].documents)
      const { numAffectedRows } = await sql`
        delete from ${table} where id in (
          select id from ${table} where deleted_at <= ${until} order by deleted_at
          limit ${limit} for update skip locked)`.execute(db)
      return Number(numAffectedRows ?? 0)
    },
  }
}
