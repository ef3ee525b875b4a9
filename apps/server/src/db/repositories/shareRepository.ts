import {
  type ListPage,
  SHARE_KINDS,
  type SharedOwnItem,
  type ShareKind,
  type ShareQuery,
  type ShareSort,
} from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { pageRange } from '../pageRange.ts'
import { searchPatterns } from '../searchPatterns.ts'
import { moduleTable } from './moduleTable.ts'
import { plateTable } from './plateTable.ts'

export interface ShareRepository {
  /** What a member shares, with how many others have a copy now. */
  list: (ownerId: string, query: ShareQuery) => Promise<ListPage<SharedOwnItem>>
}

const TABLES = {
  plate: sql.table(plateTable.documents),
  module: sql.table(moduleTable.documents),
} as const satisfies Record<ShareKind, RawBuilder<unknown>>

const SORTS = {
  kind: sql`kind`,
  name: sql`name collate pandok_names`,
  copies: sql`copies`,
  updatedAt: sql`"updatedAt"`,
} as const satisfies Record<ShareSort, RawBuilder<unknown>>

/** The index of live copies answers the count; an owner's own duplicates have no source. */
const copiesOf = (kind: ShareKind) => sql`
  (select count(*)::int from ${TABLES[kind]} c where c.source_id = d.id and c.deleted_at is null) as copies`

export function createShareRepository(db: Kysely<Database>): ShareRepository {
  return {
    async list(ownerId, query) {
      const kinds = SHARE_KINDS.filter((kind) => query.kind === undefined || kind === query.kind)
      const patterns = searchPatterns(query.search)
      const shared = sql.join(
        kinds.map(
          (kind) => sql`
            select ${kind}::text as kind, d.id, d.name, d.updated_at as "updatedAt", ${copiesOf(kind)} from ${TABLES[kind]} d
            where d.owner_id = ${ownerId} and d.shared and d.deleted_at is null
              and (${patterns.length} = 0 or lower(d.name collate pandok_names) like all(${patterns}::text[]))`,
        ),
        sql` union all `,
      )
      const { rows: counted } = await sql<{ total: number }>`
        select count(*)::int as total from (${shared}) as shared`.execute(db)
      const { limit, offset } = pageRange(query)
      const { sort = 'updatedAt', order = query.sort === undefined ? 'desc' : 'asc' } = query
      const direction = order === 'asc' ? sql`asc` : sql`desc`
      const { rows } = await sql<SharedOwnItem>`
        select kind, id, name, copies, "updatedAt" from (${shared}) as shared
        order by ${SORTS[sort]} ${direction}, name collate pandok_names, id
        limit ${limit} offset ${offset}`.execute(db)
      return { items: rows, total: counted[0]?.total ?? 0 }
    },
  }
}
