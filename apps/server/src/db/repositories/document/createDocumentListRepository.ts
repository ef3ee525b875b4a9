import type { DocumentScope, LibraryFacets, LibraryFilter, ListPage, ListQuery, Locale } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { pageRange } from '#db/pageRange.ts'
import { searchPatterns } from '#db/searchPatterns.ts'
import {
  fitsLibraryFilter,
  type LibraryFacetsRow,
  libraryFacetColumns,
  libraryFacetsOf,
  libraryNameOrder,
  namesAsTaken,
} from '../libraryList.ts'
import { columnOf, type Tables } from './DocumentTable.ts'
import { documentColumns, documentTables, isShared, listedTables } from './documentColumns.ts'
import { librarySearch } from './librarySearch.ts'

interface DocumentFilter extends LibraryFilter {
  shared?: boolean | undefined
}

export interface DocumentQuery<Sort extends string = string, Filter extends DocumentFilter = DocumentFilter>
  extends ListQuery<Sort> {
  filter?: Filter | undefined
}

export interface DocumentListRepository<View, Query, Facet extends string> {
  /** Documents of the library have their names in `locale` and are found by their names in any language. */
  list: (scope: DocumentScope, viewerId: string, query: Query, locale: Locale) => Promise<ListPage<View>>
  /** Returns the values that occur, sorted and without repeats. */
  facets: (scope: DocumentScope, viewerId: string) => Promise<Record<Facet, string[]>>
  libraryFacets: () => Promise<LibraryFacets & Record<Facet, string[]>>
}

/** How the documents of one kind are listed, in addition to what every list can do. */
export interface DocumentListTable<Row, View, OwnSort extends string, Filter, Facet extends string>
  extends Tables {
  viewOf: (row: Row) => View
  /** Every list can be sorted by `name`, `nickname`, `updatedAt` and `createdAt`. */
  sorts: Readonly<Record<OwnSort, RawBuilder<unknown>>>
  /**
   * Whether a copy that nobody has renamed follows the names of the library; otherwise it keeps the one from
   * when it was taken.
   */
  followsLibraryNames: boolean
  /** The searched text in lower case. */
  searched: RawBuilder<unknown>
  /** Converts the typed text into the form of `searched`. */
  searchedText: (search: string) => string
  fitsFilter: (filter: Filter, scope: DocumentScope) => RawBuilder<unknown>
  /** The columns by which a reader can filter. */
  facets: readonly Facet[]
  /** The modality as the owner wrote it, if the kind has one. */
  modality: RawBuilder<unknown>
}

export type CommonSort = 'name' | 'nickname' | 'updatedAt' | 'createdAt'

const FACET_MAX_VALUES = 200

/** Returns the distinct values of one column of `listed`. */
const valuesOf = (column: string) => sql`array(
  select value from (select distinct ${sql.ref(column)} as value from listed) as each
  where value <> '' order by value collate pandok_names limit ${FACET_MAX_VALUES}) as ${sql.id(column)}`

export function createDocumentListRepository<
  Row,
  View,
  OwnSort extends string,
  Filter extends DocumentFilter,
  Facet extends string,
>(
  db: Kysely<Database>,
  table: DocumentListTable<Row, View, OwnSort, Filter, Facet>,
): DocumentListRepository<View, DocumentQuery<OwnSort | CommonSort, Filter>, Facet> {
  const of = (name: string) => columnOf(table, name)
  const { hasTaken, fits } = listConditions(table)
  const sorts: Readonly<Record<OwnSort | CommonSort, RawBuilder<unknown>>> = {
    ...table.sorts,
    name: sql`${of('name')} collate pandok_names`,
    nickname: sql`o.nickname collate pandok_names`,
    updatedAt: of('updated_at'),
    createdAt: of('created_at'),
  }

  return {
    async list(scope, viewerId, query, locale) {
      const isFit = fits(scope, viewerId, query)
      const { rows: counted } = await sql<{ total: number }>`
        select count(*)::int as total from ${listedTables(table)} where ${isFit}`.execute(db)
      const { limit, offset } = pageRange(query)
      const { order = query.sort === undefined ? 'desc' : 'asc' } = query
      const direction = order === 'asc' ? sql`asc` : sql`desc`
      const byName =
        scope === 'library' || hasTaken(scope) ? libraryNameOrder(table.alias, locale) : sorts.name
      const by = query.sort === 'name' ? byName : sorts[query.sort ?? 'updatedAt']
      const nearest = scope === 'library' ? sql`${librarySearch(query.search).nearness},` : sql``
      const { rows } = await sql<Row>`
        select ${documentColumns(table, viewerId)} from ${documentTables(table)} where ${isFit}
        order by ${nearest} ${by} ${direction}, ${byName}, ${of('id')}
        limit ${limit} offset ${offset}`.execute(db)
      return { items: rows.map((row) => table.viewOf(row)), total: counted[0]?.total ?? 0 }
    },

    ...facetQueries(db, table),
  }
}

/** Returns the conditions for the documents of a list. */
function listConditions<
  Row,
  View,
  OwnSort extends string,
  Filter extends DocumentFilter,
  Facet extends string,
>(table: DocumentListTable<Row, View, OwnSort, Filter, Facet>) {
  const of = (name: string) => columnOf(table, name)

  const inScope = (scope: DocumentScope, viewerId: string) =>
    sql`${of('deleted_at')} is null and ${
      {
        own: sql`${of('owner_id')} = ${viewerId}`,
        shared: isShared(table),
        library: sql`${of('library')} is not null`,
      }[scope]
    }`

  /** Documents from the library can't be shared, so they are only in one's own list. */
  const hasTaken = (scope: DocumentScope) => scope === 'own' && table.followsLibraryNames

  const fits = (
    scope: DocumentScope,
    viewerId: string,
    { filter, search = '' }: DocumentQuery<OwnSort | CommonSort, Filter>,
  ) => {
    const isLibrary = scope === 'library'
    const patterns = searchPatterns(table.searchedText(search))
    const { shared = null } = filter ?? {}
    const words = isLibrary ? sql`l.words` : hasTaken(scope) ? namesAsTaken(table.alias) : null
    const searched = words ? sql`concat(${table.searched}, E'\\n' || ${words})` : table.searched
    return sql`${inScope(scope, viewerId)}
      and (${shared}::boolean is null or ${isShared(table)} = ${shared})
      and ${filter ? table.fitsFilter(filter, scope) : sql`true`}
      and ${filter && isLibrary ? fitsLibraryFilter(filter, table.modality) : sql`true`}
      and (${patterns.length} = 0 or ${searched} like all(${patterns}::text[])
        or ${isLibrary ? librarySearch(search).isFound : sql`false`})`
  }

  return { inScope, hasTaken, fits }
}

/** Returns the values by which a reader can filter. */
function facetQueries<Row, View, OwnSort extends string, Filter extends DocumentFilter, Facet extends string>(
  db: Kysely<Database>,
  table: DocumentListTable<Row, View, OwnSort, Filter, Facet>,
): Pick<DocumentListRepository<View, unknown, Facet>, 'facets' | 'libraryFacets'> {
  const of = (name: string) => columnOf(table, name)
  const { inScope } = listConditions(table)
  return {
    async facets(scope, viewerId) {
      const { rows } = await sql<Record<Facet, string[]>>`
        with listed as (
          select ${sql.join(table.facets.map(of))} from ${listedTables(table)} where ${inScope(scope, viewerId)})
        select ${sql.join(table.facets.map(valuesOf))}`.execute(db)
      const [found] = rows
      if (!found) throw new Error('A list of values came back without a row.')
      return found
    },

    async libraryFacets() {
      const columns = table.facets.map((facet) => sql`, ${of(facet)}`)
      const values = table.facets
        .filter((facet) => facet !== 'modality')
        .map((facet) => sql`${valuesOf(facet)},`)
      const { rows } = await sql<LibraryFacetsRow & Record<Facet, string[]>>`
        with listed as (
          select ${table.modality} as label, l.facts ${sql.join(columns, sql` `)}
          from ${listedTables(table)} where ${inScope('library', '')})
        select ${sql.join(values, sql` `)} ${libraryFacetColumns(FACET_MAX_VALUES)}`.execute(db)
      const [found] = rows
      if (!found) throw new Error('A list of values came back without a row.')
      const own = {} as Record<Facet, string[]>
      for (const facet of table.facets) own[facet] = found[facet]
      return { ...own, ...libraryFacetsOf(found) }
    },
  }
}
