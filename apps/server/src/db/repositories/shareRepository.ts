import type { DocumentKindName, ListPage, SharedOwnItem, ShareQuery, ShareSort } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { listAcrossKinds } from './document/listAcrossKinds.ts'
import { moduleTable } from './moduleTable.ts'
import { plateTable } from './plateTable.ts'

export interface ShareRepository {
  /** Lists what a member shares, with the number of other members who have a copy. */
  list: (ownerId: string, query: ShareQuery) => Promise<ListPage<SharedOwnItem>>
}

const TABLES = {
  plate: sql.table(plateTable.documents),
  module: sql.table(moduleTable.documents),
} as const satisfies Record<DocumentKindName, RawBuilder<unknown>>

const SORTS = {
  kind: sql`kind`,
  name: sql`name collate pandok_names`,
  copies: sql`copies`,
  updatedAt: sql`"updatedAt"`,
} as const satisfies Record<ShareSort, RawBuilder<unknown>>

/** The index of live copies answers the count; an owner's own duplicates have no source. */
const copiesOf = (kind: DocumentKindName) => sql`
  (select count(*)::int from ${TABLES[kind]} c where c.source_id = d.id and c.deleted_at is null) as copies`

export function createShareRepository(db: Kysely<Database>): ShareRepository {
  return {
    list: (ownerId, query) =>
      listAcrossKinds<SharedOwnItem, ShareSort>(db, {
        query,
        rowsOf: (kind) => sql`
          select d.id, d.name, d.updated_at as "updatedAt", ${copiesOf(kind)} from ${TABLES[kind]} d
          where d.owner_id = ${ownerId} and d.shared and d.deleted_at is null`,
        sorts: SORTS,
        newestBy: 'updatedAt',
      }),
  }
}
