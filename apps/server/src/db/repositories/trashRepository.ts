import type { DocumentKindName, ListPage, Locale, TrashedItem, TrashQuery, TrashSort } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { listAcrossKinds } from './document/listAcrossKinds.ts'
import { libraryJoin } from './libraryColumns.ts'
import { nameShown } from './libraryList.ts'
import { moduleTable } from './moduleTable.ts'
import { plateTable } from './plateTable.ts'

export interface TrashRepository {
  list: (ownerId: string, query: TrashQuery, locale: Locale) => Promise<ListPage<TrashedItem>>
  /**
   * Deletes permanently some of what was deleted until then, with its backups, and returns how many. Rows
   * that another server has locked are skipped.
   */
  purge: (kind: DocumentKindName, until: Date, limit: number) => Promise<number>
}

const TABLES = {
  plate: sql.table(plateTable.documents),
  module: sql.table(moduleTable.documents),
} as const satisfies Record<DocumentKindName, RawBuilder<unknown>>

const NAMES = {
  plate: (locale) => nameShown('d', locale),
  module: () => sql`d.name`,
} as const satisfies Record<DocumentKindName, (locale: Locale) => RawBuilder<unknown>>

const SORTS = {
  kind: sql`kind`,
  name: sql`name collate pandok_names`,
  deletedAt: sql`"deletedAt"`,
  // Everything stays equally long, so the order is that of the deletion.
  purgeAt: sql`"deletedAt"`,
} as const satisfies Record<TrashSort, RawBuilder<unknown>>

export function createTrashRepository(db: Kysely<Database>): TrashRepository {
  return {
    list: (ownerId, query, locale) =>
      listAcrossKinds<TrashedItem, TrashSort>(db, {
        query,
        rowsOf: (kind) => sql`
          select d.id, ${NAMES[kind](locale)} as name, d.deleted_at as "deletedAt" from ${TABLES[kind]} as d
          ${libraryJoin('d')} where d.owner_id = ${ownerId} and d.deleted_at is not null`,
        sorts: SORTS,
        newestBy: 'deletedAt',
      }),

    async purge(kind, until, limit) {
      const table = TABLES[kind]
      const { numAffectedRows } = await sql`
        delete from ${table} where id in (
          select id from ${table} where deleted_at <= ${until} order by deleted_at
          limit ${limit} for update skip locked)`.execute(db)
      return Number(numAffectedRows ?? 0)
    },
  }
}
