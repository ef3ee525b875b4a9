import type { ListPage, PlateQuestion, PlateScope, PlateSort, PlateView } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { pageRange } from '../pageRange.ts'
import { searchPatterns } from '../searchPatterns.ts'
import { IS_PLATE_SHARED, PLATE_TABLES, type PlateRow, plateColumns, plateOf } from './plateRow.ts'

export interface PlateListRepository {
  list: (scope: PlateScope, viewerId: string, question: PlateQuestion) => Promise<ListPage<PlateView>>
}

const SORTS = {
  name: sql`p.name collate pandok_names`,
  cellCount: sql`p.cell_count`,
  nickname: sql`o.nickname collate pandok_names`,
  updatedAt: sql`p.updated_at`,
  createdAt: sql`p.created_at`,
} as const satisfies Record<PlateSort, RawBuilder<unknown>>

export function createPlateListRepository(db: Kysely<Database>): PlateListRepository {
  const inScope = (scope: PlateScope, viewerId: string) =>
    ({
      own: sql`p.deleted_at is null and p.owner_id = ${viewerId}`,
      shared: sql`p.deleted_at is null and ${IS_PLATE_SHARED}`,
      library: sql`p.deleted_at is null and p.library is not null`,
    })[scope]

  return {
    async list(scope, viewerId, question) {
      const { shared = null } = question.filter ?? {}
      const patterns = searchPatterns(question.search)
      const fits = sql`${inScope(scope, viewerId)}
        and (${shared}::boolean is null or ${IS_PLATE_SHARED} = ${shared})
        and (${patterns.length} = 0
          or lower(concat_ws(E'\\n', p.name, o.nickname) collate pandok_names) like all(${patterns}::text[]))`
      const { rows: counted } = await sql<{ total: number }>`
        select count(*)::int as total from plates p join members o on o.id = p.owner_id where ${fits}`.execute(
        db,
      )
      const { limit, offset } = pageRange(question)
      const { sort = 'updatedAt', order = question.sort === undefined ? 'desc' : 'asc' } = question
      const direction = order === 'asc' ? sql`asc` : sql`desc`
      const { rows } = await sql<PlateRow>`
        select ${plateColumns(viewerId)} from ${PLATE_TABLES} where ${fits}
        order by ${SORTS[sort]} ${direction}, p.name collate pandok_names, p.id
        limit ${limit} offset ${offset}`.execute(db)
      return { items: rows.map((row) => plateOf(row)), total: counted[0]?.total ?? 0 }
    },
  }
}
