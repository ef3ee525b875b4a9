import type { AdminItemQuery, AdministeredItem, AdminPage } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import type { ListShape } from './ListShape.ts'
import { countKind } from './listCounts.ts'
import { type BadCursor, listPage } from './listPage.ts'
import { itemRows } from './SearchedRows.ts'

interface ListedItem extends Omit<AdministeredItem, 'ownerId' | 'email' | 'nickname'> {
  owner: { id: string; email: string; nickname: string }
}

export interface ListedPlate extends ListedItem {
  cellCount: number
  moduleCount: number
}

export interface ListedModule extends ListedItem {
  section: string
  modality: string
  type: string
  inputCount: number
  outputCount: number
}

type ItemPage<Row> = Promise<AdminPage<Row> | BadCursor>

export const listAllPlates = (db: Kysely<Database>, query: AdminItemQuery): ItemPage<ListedPlate> =>
  listItems(
    db,
    query,
    'plate',
    sql`plates`,
    sql`i.cell_count as "cellCount", i.module_count as "moduleCount"`,
  )

export const listAllModules = (db: Kysely<Database>, query: AdminItemQuery): ItemPage<ListedModule> =>
  listItems(
    db,
    query,
    'module',
    sql`modules`,
    sql`i.section, i.modality, i.type, i.input_count as "inputCount", i.output_count as "outputCount"`,
  )

function listItems<Row>(
  db: Kysely<Database>,
  query: AdminItemQuery,
  list: 'plate' | 'module',
  table: RawBuilder<unknown>,
  columns: RawBuilder<unknown>,
): ItemPage<Row> {
  const { ownerId, shared, library, state } = query.filter ?? {}
  const shape: ListShape<NonNullable<AdminItemQuery['sort']>> = {
    table: sql`${table} i`,
    id: { by: sql`i.id`, kind: 'text' },
    sorts: {
      updatedAt: [{ by: sql`i.updated_at`, kind: 'time' }],
      createdAt: [{ by: sql`i.created_at`, kind: 'time' }],
      name: [{ by: sql`i.name collate pandok_names`, kind: 'text' }],
      size: [{ by: sql`i.size`, kind: 'number' }],
    },
    defaultSort: 'updatedAt',
  }
  const ofKind = [
    ...(shared === undefined ? [] : [sql`i.shared = ${shared}`]),
    ...(library ? [library === 'none' ? sql`i.library is null` : sql`i.library = ${library}`] : []),
    ...(state ? [state === 'live' ? sql`i.deleted_at is null` : sql`i.deleted_at is not null`] : []),
  ]
  return listPage<NonNullable<AdminItemQuery['sort']>, Row>(db, query, {
    shape,
    searched: itemRows(list),
    marks:
      ownerId === undefined
        ? [shared?.toString(), library, state].filter((mark) => mark !== undefined)
        : null,
    fits: ownerId === undefined ? ofKind : [sql`i.owner_id = ${ownerId}`, ...ofKind],
    count: async (bound) => {
      const kind = [shared === undefined ? null : String(shared), library ?? null, state ?? null] as const
      const { all, fitting } = await countKind(bound, list, kind)
      if (ownerId === undefined) return { all, fitting }
      const { rows } = await sql<{ fitting: number }>`
        select count(*)::int as fitting from ${table} i
        where ${sql.join([sql`i.owner_id = ${ownerId}`, ...ofKind], sql` and `)}`.execute(bound)
      return { all, fitting: rows[0]?.fitting ?? 0 }
    },
    load: async (bound, ids) => {
      const { rows } = await sql<Row & { id: string }>`
        select i.id, i.name, json_build_object('id', o.id, 'email', o.email, 'nickname', o.nickname) as owner, i.shared,
          i.library, i.size, i.revision, i.created_at as "createdAt", i.updated_at as "updatedAt",
          i.deleted_at as "deletedAt", ${columns},
          (select count(*)::int from ${table} c where c.source_id = i.id and c.deleted_at is null) as copies
        from ${table} i join members o on o.id = i.owner_id where i.id = any(${ids})`.execute(bound)
      return rows
    },
  })
}
