import type {
  LibraryFacets,
  ListPage,
  Locale,
  PlateQuestion,
  PlateScope,
  PlateSort,
  PlateView,
} from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { pageRange } from '../pageRange.ts'
import { searchPatterns } from '../searchPatterns.ts'
import { libraryJoin } from './libraryColumns.ts'
import {
  fitsLibraryFilter,
  type LibraryFacetsRow,
  libraryFacetColumns,
  libraryFacetsOf,
  libraryNameOrder,
} from './libraryList.ts'
import { IS_PLATE_SHARED, PLATE_TABLES, type PlateRow, plateColumns, plateOf } from './plateRow.ts'

export interface PlateListRepository {
  /** The library's own items go by what they are called in `locale`, and are found by what they are called in any. */
  list: (
    scope: PlateScope,
    viewerId: string,
    question: PlateQuestion,
    locale: Locale,
  ) => Promise<ListPage<PlateView>>
  libraryFacets: () => Promise<LibraryFacets>
}

const FACET_MAX_VALUES = 200

const SORTS = {
  name: sql`p.name collate pandok_names`,
  cellCount: sql`p.cell_count`,
  nickname: sql`o.nickname collate pandok_names`,
  updatedAt: sql`p.updated_at`,
  createdAt: sql`p.created_at`,
} as const satisfies Record<PlateSort, RawBuilder<unknown>>

const SEARCHED = sql`lower(concat_ws(E'\\n', p.name, o.nickname) collate pandok_names)`

const IN_LIBRARY = sql`p.deleted_at is null and p.library is not null`

export function createPlateListRepository(db: Kysely<Database>): PlateListRepository {
  const inScope = (scope: PlateScope, viewerId: string) =>
    ({
      own: sql`p.deleted_at is null and p.owner_id = ${viewerId}`,
      shared: sql`p.deleted_at is null and ${IS_PLATE_SHARED}`,
      library: IN_LIBRARY,
    })[scope]

  return {
    async list(scope, viewerId, question, locale) {
      const { filter = {} } = question
      const { shared = null } = filter
      const isLibrary = scope === 'library'
      const patterns = searchPatterns(question.search)
      const searched = isLibrary ? sql`concat(${SEARCHED}, E'\\n' || l.words)` : SEARCHED
      const fits = sql`${inScope(scope, viewerId)}
        and (${shared}::boolean is null or ${IS_PLATE_SHARED} = ${shared})
        and ${isLibrary ? fitsLibraryFilter(filter, sql`''`) : sql`true`}
        and (${patterns.length} = 0 or ${searched} like all(${patterns}::text[]))`
      const { rows: counted } = await sql<{ total: number }>`
        select count(*)::int as total from plates p join members o on o.id = p.owner_id ${libraryJoin('p')}
        where ${fits}`.execute(db)
      const { limit, offset } = pageRange(question)
      const { sort = 'updatedAt', order = question.sort === undefined ? 'desc' : 'asc' } = question
      const direction = order === 'asc' ? sql`asc` : sql`desc`
      const byName = isLibrary ? libraryNameOrder('p', locale) : SORTS.name
      const { rows } = await sql<PlateRow>`
        select ${plateColumns(viewerId)} from ${PLATE_TABLES} where ${fits}
        order by ${sort === 'name' ? byName : SORTS[sort]} ${direction}, ${byName}, p.id
        limit ${limit} offset ${offset}`.execute(db)
      return { items: rows.map((row) => plateOf(row)), total: counted[0]?.total ?? 0 }
    },

    async libraryFacets() {
      const { rows } = await sql<LibraryFacetsRow>`
        with listed as (select '' as label, l.facts from plates p ${libraryJoin('p')} where ${IN_LIBRARY})
        select ${libraryFacetColumns(FACET_MAX_VALUES)}`.execute(db)
      return libraryFacetsOf(rows[0] ?? { specialties: [], regions: [], modality: [] })
    },
  }
}
