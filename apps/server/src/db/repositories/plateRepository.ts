import {
  type LibraryGrade,
  type LoadedPlate,
  moduleIdsOf,
  NO_PLATES,
  nameKey,
  type PlateContent,
  type PlateCounts,
  type PlateView,
  type WholePlate,
} from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import { createBatcher } from '../createBatcher.ts'
import type { Database } from '../Database.ts'
import { findLoadedPlate } from './findLoadedPlate.ts'
import {
  PLATE_TABLES,
  type PlateRow,
  plateColumns,
  plateOf,
  type WholePlateRow,
  wholePlateColumns,
  wholePlateOf,
} from './plateRow.ts'

export interface NewPlate extends PlateContent {
  id: string
  ownerId: string
  place: LibraryGrade | null
  /** The edition is that of the library, if it is from there. */
  source?: { id: string; name: string; edition: number | null }
}

export interface UsingPlate {
  id: string
  name: string
  /** How many of its cells use the module. */
  cellCount: number
}

/** Whoever writes holds the owner's lock: counts are true until the transaction ends. */
export interface PlateRepository {
  find: (id: string, viewerId: string) => Promise<PlateView | null>
  findWhole: (id: string, viewerId: string) => Promise<WholePlate | null>
  /** With every module that its cells name and that exists, whoever may see it. */
  findLoaded: (id: string, viewerId: string) => Promise<LoadedPlate | null>
  /** Those that exist, in no order. */
  findMany: (ids: readonly string[], viewerId: string) => Promise<PlateView[]>
  /** In the order of `ids`. */
  findManyWhole: (ids: readonly string[], viewerId: string) => Promise<WholePlate[]>
  /** How much text their content is. */
  sumBytes: (ids: readonly string[]) => Promise<number>
  /** The owner's plates whose cells use a module, the trash left out. */
  listUsing: (moduleId: string, ownerId: string) => Promise<UsingPlate[]>
  counts: (ownerId: string) => Promise<PlateCounts>
  /** What the names of the owner's plates are compared by, the trash left out. */
  listNameKeys: (ownerId: string) => Promise<Set<string>>
  insert: (plate: NewPlate, now: Date) => Promise<void>
  /** Writes the content as the next revision. */
  save: (id: string, content: PlateContent, now: Date) => Promise<void>
  /** Which edition of the library a copy is of, from now on. */
  setSourceEdition: (id: string, edition: number) => Promise<void>
  setShared: (id: string, shared: boolean) => Promise<void>
  moveToTrash: (ids: readonly string[], now: Date) => Promise<void>
  takeFromTrash: (ids: readonly string[]) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
}

export function createPlateRepository(db: Kysely<Database>): PlateRepository {
  const listRows = async (ids: readonly string[], viewerId: string) =>
    (
      await sql<PlateRow>`
        select ${plateColumns(viewerId)} from ${PLATE_TABLES} where p.id = any(${ids})`.execute(db)
    ).rows.map((row) => plateOf(row))

  const listWhole = async (ids: readonly string[], viewerId: string): Promise<WholePlate[]> => {
    const { rows } = await sql<WholePlateRow>`
      select ${wholePlateColumns(viewerId)} from ${PLATE_TABLES}
      where p.id = any(${ids}) order by array_position(${ids}::text[], p.id)`.execute(db)
    return rows.map((row) => wholePlateOf(row))
  }

  // Every screen of the program asks for them, so callers at the same moment share one question.
  const countMany = createBatcher({
    load: async (ownerIds) => {
      const { rows } = await sql<PlateCounts & { ownerId: string }>`
        select owner_id as "ownerId",
          count(*) filter (where deleted_at is null and place is null)::int as created,
          count(*) filter (where deleted_at is null and place = 'free')::int as free,
          count(*) filter (where deleted_at is null and place = 'paid')::int as paid,
          count(*) filter (where deleted_at is not null)::int as trashed
        from plates where owner_id = any(${ownerIds}) group by owner_id`.execute(db)
      return new Map(rows.map(({ ownerId, ...counts }) => [ownerId, counts]))
    },
  })

  /** Keeps `plate_modules` what the cells say. */
  const noteModules = async (id: string, moduleIds: readonly string[]) => {
    await sql`
      with gone as (delete from plate_modules where plate_id = ${id} and module_id <> all(${moduleIds}))
      insert into plate_modules (plate_id, module_id) select ${id}, unnest(${moduleIds}::text[])
      on conflict do nothing`.execute(db)
  }

  return {
    find: async (id, viewerId) => (await listRows([id], viewerId))[0] ?? null,
    findWhole: async (id, viewerId) => (await listWhole([id], viewerId))[0] ?? null,
    findMany: listRows,
    findManyWhole: listWhole,
    findLoaded: (id, viewerId) => findLoadedPlate(db, id, viewerId),

    async sumBytes(ids) {
      const { rows } = await sql<{ bytes: string | null }>`
        select sum(octet_length(cells::text) + octet_length(key_map::text) + octet_length(auto_fill::text)
          + coalesce(octet_length(exam::text), 0)) as bytes
        from plates where id = any(${ids})`.execute(db)
      return Number(rows[0]?.bytes ?? 0)
    },

    async listUsing(moduleId, ownerId) {
      const { rows } = await sql<UsingPlate>`
        select p.id, p.name, jsonb_array_length(jsonb_path_query_array(
          p.cells, '$[*] ? (@.outputs[*].moduleId == $id || @.uses[*].moduleId == $id)',
          jsonb_build_object('id', ${moduleId}::text))) as "cellCount"
        from plate_modules u join plates p on p.id = u.plate_id
        where u.module_id = ${moduleId} and p.owner_id = ${ownerId} and p.deleted_at is null
        order by p.name collate pandok_names, p.id`.execute(db)
      return rows
    },

    counts: async (ownerId) => (await countMany(ownerId)) ?? NO_PLATES,

    async listNameKeys(ownerId) {
      const rows = await db
        .selectFrom('plates')
        .select('name')
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is', null)
        .execute()
      return new Set(rows.map(({ name }) => nameKey(name)))
    },

    async insert({ id, ownerId, place, source, ...content }, now) {
      await db
        .insertInto('plates')
        .values({
          id,
          owner_id: ownerId,
          place,
          ...rowOf(content),
          source_id: source?.id ?? null,
          source_name: source?.name ?? null,
          source_edition: source?.edition ?? null,
          created_at: now,
          updated_at: now,
        })
        .execute()
      await noteModules(id, moduleIdsOf(content.cells))
    },

    async save(id, content, now) {
      await db
        .updateTable('plates')
        .set((plate) => ({ ...rowOf(content), revision: plate('revision', '+', 1), updated_at: now }))
        .where('id', '=', id)
        .execute()
      await noteModules(id, moduleIdsOf(content.cells))
    },

    async setSourceEdition(id, edition) {
      await db.updateTable('plates').set({ source_edition: edition }).where('id', '=', id).execute()
    },

    async setShared(id, shared) {
      await db.updateTable('plates').set({ shared }).where('id', '=', id).execute()
    },

    async moveToTrash(ids, now) {
      await sql`update plates set deleted_at = ${now}, shared = false where id = any(${ids})`.execute(db)
    },

    async takeFromTrash(ids) {
      await sql`update plates set deleted_at = null where id = any(${ids})`.execute(db)
    },

    async remove(ids) {
      await sql`delete from plates where id = any(${ids})`.execute(db)
    },
  }
}

const rowOf = ({ name, cells, keyMap, autoFill, exam }: PlateContent) => ({
  name,
  cells: JSON.stringify(cells),
  key_map: JSON.stringify(keyMap),
  auto_fill: JSON.stringify(autoFill),
  exam: exam ? JSON.stringify(exam) : null,
})
