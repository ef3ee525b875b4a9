import {
  DASHES,
  type ListPage,
  type Locale,
  type ModuleFacets,
  type ModuleFilter,
  type ModuleLibraryFacets,
  type ModuleQuestion,
  type ModuleScope,
  type ModuleSort,
  type ModuleView,
  searchedName,
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
import { IS_SHARED, MODULE_TABLES, type ModuleRow, moduleColumns, moduleOf } from './moduleRow.ts'

export interface ModuleListRepository {
  /** The library's own items go by what they are called in `locale`, and are found by what they are called in any. */
  list: (
    scope: ModuleScope,
    viewerId: string,
    question: ModuleQuestion,
    locale: Locale,
  ) => Promise<ListPage<ModuleView>>
  facets: (scope: Exclude<ModuleScope, 'library'>, viewerId: string) => Promise<ModuleFacets>
  libraryFacets: () => Promise<ModuleLibraryFacets>
}

const FACET_MAX_VALUES = 200

const SORTS = {
  name: sql`m.name collate pandok_names`,
  section: sql`m.section collate pandok_names`,
  modality: sql`m.modality collate pandok_names`,
  type: sql`m.type collate pandok_names`,
  nickname: sql`o.nickname collate pandok_names`,
  updatedAt: sql`m.updated_at`,
  createdAt: sql`m.created_at`,
} as const satisfies Record<ModuleSort, RawBuilder<unknown>>

/** Dashes as `searchedName` has them. */
const SEARCHED = sql`translate(lower(
  concat_ws(E'\\n', m.name, m.section, m.modality, m.type, m.note, o.nickname) collate pandok_names), ${DASHES}, ${' '.repeat([...DASHES].length)})`

const IN_LIBRARY = sql`m.deleted_at is null and m.library is not null`

const fitsOwnFilter = ({ modality }: ModuleFilter) =>
  modality === undefined ? sql`true` : sql`m.modality = ${modality}`

/** The values of one column of `listed`, each once. */
const valuesOf = (column: 'section' | 'modality' | 'type') => sql`array(
  select value from (select distinct ${sql.ref(column)} as value from listed) as each
  where value <> '' order by value collate pandok_names limit ${FACET_MAX_VALUES})`

export function createModuleListRepository(db: Kysely<Database>): ModuleListRepository {
  const inScope = (scope: ModuleScope, viewerId: string) =>
    ({
      own: sql`m.deleted_at is null and m.owner_id = ${viewerId}`,
      shared: sql`m.deleted_at is null and ${IS_SHARED}`,
      library: IN_LIBRARY,
    })[scope]

  return {
    async list(scope, viewerId, question, locale) {
      const { filter = {} } = question
      const { section = null, type = null, shared = null } = filter
      const isLibrary = scope === 'library'
      const patterns = searchPatterns(searchedName(question.search ?? ''))
      const fits = sql`${inScope(scope, viewerId)}
        and (${section}::text is null or m.section = ${section})
        and (${type}::text is null or m.type = ${type})
        and (${shared}::boolean is null or ${IS_SHARED} = ${shared})
        and ${isLibrary ? fitsLibraryFilter(filter, sql`m.modality`) : fitsOwnFilter(filter)}
        and (${patterns.length} = 0 or (
          select bool_and(text like pattern) from unnest(${patterns}::text[]) as pattern,
            concat(${SEARCHED}, ${isLibrary ? sql`E'\\n' || l.words` : sql`''`}) as text
        ))`
      const { rows: counted } = await sql<{ total: number }>`
        select count(*)::int as total from ${MODULE_TABLES} where ${fits}`.execute(db)
      const { limit, offset } = pageRange(question)
      const { sort = 'updatedAt', order = question.sort === undefined ? 'desc' : 'asc' } = question
      const direction = order === 'asc' ? sql`asc` : sql`desc`
      const byName = isLibrary ? libraryNameOrder('m', locale) : SORTS.name
      const { rows } = await sql<ModuleRow>`
        select ${moduleColumns(viewerId)} from ${MODULE_TABLES} where ${fits}
        order by ${sort === 'name' ? byName : SORTS[sort]} ${direction}, ${byName}, m.id
        limit ${limit} offset ${offset}`.execute(db)
      return { items: rows.map(moduleOf), total: counted[0]?.total ?? 0 }
    },

    async facets(scope, viewerId) {
      const { rows } = await sql<ModuleFacets>`
        with listed as (select m.section, m.modality, m.type from ${MODULE_TABLES} where ${inScope(scope, viewerId)})
        select ${valuesOf('section')} as section, ${valuesOf('modality')} as modality, ${valuesOf('type')} as type`.execute(
        db,
      )
      return rows[0] ?? { section: [], modality: [], type: [] }
    },

    async libraryFacets() {
      const { rows } = await sql<LibraryFacetsRow & Omit<ModuleFacets, 'modality'>>`
        with listed as (
          select m.section, m.type, m.modality as label, l.facts from modules m ${libraryJoin('m')} where ${IN_LIBRARY})
        select ${valuesOf('section')} as section, ${valuesOf('type')} as type,
          ${libraryFacetColumns(FACET_MAX_VALUES)}`.execute(db)
      const { section = [], type = [], ...found } = rows[0] ?? { specialties: [], regions: [], modality: [] }
      return { ...libraryFacetsOf(found), section, type }
    },
  }
}
