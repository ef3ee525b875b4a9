import type { ListPage, SharedOwnItem, ShareQuery, ShareSort } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { DOCUMENT_TABLES, type DocumentTables } from './document/documentTables.ts'
import { listAcrossKinds } from './document/listAcrossKinds.ts'

export interface ShareRepository {
  /** Lists what a member shares, with the number of other members who have a copy. */
  list: (ownerId: string, query: ShareQuery) => Promise<ListPage<SharedOwnItem>>
}

const SORTS = {
  kind: sql`kind`,
  name: sql`name collate pandok_names`,
  copies: sql`copies`,
  updatedAt: sql`"updatedAt"`,
} as const satisfies Record<ShareSort, RawBuilder<unknown>>

/** The index of live copies answers the count; an owner's own duplicates have no source. */
const copiesIn = (documents: string) => sql`
  (select count(*)::int from ${sql.table(documents)} c where c.source_id = d.id and c.deleted_at is null) as copies`

export function createShareRepository(
  db: Kysely<Database>,
  tables: DocumentTables = DOCUMENT_TABLES,
): ShareRepository {
  return {
    list: (ownerId, query) =>
      listAcrossKinds<SharedOwnItem, ShareSort>(db, {
        tables,
        query,
        rowsOf: ({ documents }) => sql`
          select d.id, d.name, d.updated_at as "updatedAt", ${copiesIn(documents)} from ${sql.table(documents)} d
          where d.owner_id = ${ownerId} and d.shared and d.deleted_at is null`,
        sorts: SORTS,
        newestBy: 'updatedAt',
      }),
  }
}
