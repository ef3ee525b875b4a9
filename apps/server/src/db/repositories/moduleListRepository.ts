import type {
  ListPage,
  ModuleFacets,
  ModuleQuestion,
  ModuleScope,
  ModuleSort,
  ModuleView,
} from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { pageRange } from '../pageRange.ts'
import { searchPatterns } from '../searchPatterns.ts'
import { IS_SHARED, MODULE_TABLES, type ModuleRow, moduleColumns, moduleOf } from './moduleRow.ts'

export interface ModuleListRepository {
  list: (scope: ModuleScope, viewerId: string, question: ModuleQuestion) => Promise<ListPage<ModuleView>>
  facets: (scope: ModuleScope, viewerId: string) => Promise<ModuleFacets>
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

export function createModuleListRepository(db: Kysely<Database>): ModuleListRepository {
  const inScope = (scope: ModuleScope, viewerId: string) =>
    ({
      own: sql`m.deleted_at is null and m.owner_id = ${viewerId}`,
      shared: sql`m.deleted_at is null and ${IS_SHARED}`,
      library: sql`m.deleted_at is null and m.library is not null`,
    })[scope]

  return {
    async list(scope, viewerId, question) {
      const { section = null, modality = null, type = null, shared = null } = question.filter ?? {}
      const patterns = searchPatterns(question.search)
      const fits = sql`${inScope(scope, viewerId)}
        and (${section}::text is null or m.section = ${section})
        and (${modality}::text is null or m.modality = ${modality})
        and (${type}::text is null or m.type = ${type})
        and (${shared}::boolean is null or ${IS_SHARED} = ${shared})
        and (${patterns.length} = 0 or (
          select bool_and(text like pattern) from unnest(${patterns}::text[]) as pattern,
            lower(concat_ws(E'\\n', m.name, m.section, m.modality, m.type, m.note, o.nickname) collate pandok_names) as text
        ))`
      const { rows: counted } = await sql<{ total: number }>`
        select count(*)::int as total from ${MODULE_TABLES} where ${fits}`.execute(db)
      const { limit, offset } = pageRange(question)
      const { sort = 'updatedAt', order = question.sort === undefined ? 'desc' : 'asc' } = question
      const direction = order === 'asc' ? sql`asc` : sql`desc`
      const { rows } = await sql<ModuleRow>`
        select ${moduleColumns(viewerId)} from ${MODULE_TABLES} where ${fits}
        order by ${SORTS[sort]} ${direction}, m.name collate pandok_names, m.id
        limit ${limit} offset ${offset}`.execute(db)
      return { items: rows.map(moduleOf), total: counted[0]?.total ?? 0 }
    },

    async facets(scope, viewerId) {
      const values = (column: 'section' | 'modality' | 'type') => sql`array(
        select value from (select distinct ${sql.ref(column)} as value from listed) as each
        where value <> '' order by value collate pandok_names limit ${FACET_MAX_VALUES})`
      const { rows } = await sql<ModuleFacets>`
        with listed as (select m.section, m.modality, m.type from ${MODULE_TABLES} where ${inScope(scope, viewerId)})
        select ${values('section')} as section, ${values('modality')} as modality, ${values('type')} as type`.execute(
        db,
      )
      return rows[0] ?? { section: [], modality: [], type: [] }
    },
  }
}
