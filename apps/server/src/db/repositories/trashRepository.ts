import {
  type ListPage,
  type Locale,
  TRASH_KINDS,
  type TrashedItem,
  type TrashKind,
  type TrashQuery,
  type TrashSort,
} from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { pageRange } from '../pageRange.ts'
import { searchPatterns } from '../searchPatterns.ts'
import { libraryJoin } from './libraryColumns.ts'
import { nameShown } from './libraryList.ts'
import { moduleTable } from './moduleTable.ts'
import { plateTable } from './plateTable.ts'

export interface TrashRepository {
  list: (ownerId: string, query: TrashQuery, locale: Locale) => Promise<ListPage<TrashedItem>>
  /**
   * Deletes for good some of what was deleted until then, with its backups, and says how many went. What another server
   * has in hand is left to it.
   */
  purge: (kind: TrashKind, until: Date, limit: number) => Promise<number>
}

const TABLES = {
  plate: sql.table(plateTable.documents),
  module: sql.table(moduleTable.documents),
} as const satisfies Record<TrashKind, RawBuilder<unknown>>

const NAMES = {
  plate: (locale) => nameShown('d', locale),
  module: () => sql`d.name`,
} as const satisfies Record<TrashKind, (locale: Locale) => RawBuilder<unknown>>

const SORTS = {
  kind: sql`kind`,
  name: sql`name collate pandok_names`,
  deletedAt: sql`"deletedAt"`,
  // Everything stays equally long.
  purgeAt: sql`"deletedAt"`,
} as const satisfies Record<TrashSort, RawBuilder<unknown>>

export function createTrashRepository(db: Kysely<Database>): TrashRepository {
  return {
    async list(ownerId, query, locale) {
      const kinds = TRASH_KINDS.filter((kind) => query.kind === undefined || kind === query.kind)
      const patterns = searchPatterns(query.search)
      const trashed = sql.join(
        kinds.map(
          (kind) => sql`
            select ${kind}::text as kind, id, name, "deletedAt" from (
              select d.id, ${NAMES[kind](locale)} as name, d.deleted_at as "deletedAt" from ${TABLES[kind]} as d
              ${libraryJoin('d')} where d.owner_id = ${ownerId} and d.deleted_at is not null) as named
            where (${patterns.length} = 0 or lower(name collate pandok_names) like all(${patterns}::text[]))`,
        ),
        sql` union all `,
      )
      const { rows: counted } = await sql<{ total: number }>`
        select count(*)::int as total from (${trashed}) as trashed`.execute(db)
      const { limit, offset } = pageRange(query)
      const { sort = 'deletedAt', order = query.sort === undefined ? 'desc' : 'asc' } = query
      const direction = order === 'asc' ? sql`asc` : sql`desc`
      const { rows } = await sql<TrashedItem>`
        select kind, id, name, "deletedAt" from (${trashed}) as trashed
        order by ${SORTS[sort]} ${direction}, name collate pandok_names, id
        limit ${limit} offset ${offset}`.execute(db)
      return { items: rows, total: counted[0]?.total ?? 0 }
    },

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
