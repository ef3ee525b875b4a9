import {
  type ModuleContent,
  type ModuleCounts,
  type ModuleView,
  nameKey,
  type StoredDefinition,
  type WholeModule,
} from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { MODULE_TABLES, type ModuleRow, moduleColumns, moduleOf } from './moduleRow.ts'

export interface NewModule extends ModuleContent {
  id: string
  ownerId: string
  /** The edition is that of the library, if it is from there. */
  source?: { id: string; name: string; edition: number | null }
}

export interface ModuleCopy {
  id: string
  name: string
  deletedAt: Date | null
}

/** Whoever writes holds the owner's lock: names are free and counts true until the transaction ends. */
export interface ModuleRepository {
  find: (id: string, viewerId: string) => Promise<ModuleView | null>
  findWhole: (id: string, viewerId: string) => Promise<WholeModule | null>
  /** Those that exist, in no order. */
  findMany: (ids: readonly string[], viewerId: string) => Promise<ModuleView[]>
  /** In the order of `ids`. */
  findManyWhole: (ids: readonly string[], viewerId: string) => Promise<WholeModule[]>
  /** How much text their definitions are. */
  sumBytes: (ids: readonly string[]) => Promise<number>
  counts: (ownerId: string) => Promise<ModuleCounts>
  /** What the names of the owner's modules are compared by, the trash and `exceptId` left out. */
  listNameKeys: (ownerId: string, exceptId?: string) => Promise<Set<string>>
  /** The owner's copies of these, by what they are copies of; those in the trash, too. */
  listCopies: (sourceIds: readonly string[], ownerId: string) => Promise<Map<string, ModuleCopy>>
  insert: (module: NewModule, now: Date) => Promise<void>
  /** Writes the content as the next revision. */
  save: (id: string, content: ModuleContent, now: Date) => Promise<void>
  /** Which edition of the library a copy is of, from now on. */
  setSourceEdition: (id: string, edition: number) => Promise<void>
  setShared: (id: string, shared: boolean) => Promise<void>
  moveToTrash: (ids: readonly string[], now: Date) => Promise<void>
  takeFromTrash: (id: string, name: string) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
}

export function createModuleRepository(db: Kysely<Database>): ModuleRepository {
  const listRows = async (ids: readonly string[], viewerId: string) =>
    (
      await sql<ModuleRow>`
        select ${moduleColumns(viewerId)} from ${MODULE_TABLES} where m.id = any(${ids})`.execute(db)
    ).rows.map(moduleOf)

  const listWhole = async (ids: readonly string[], viewerId: string): Promise<WholeModule[]> => {
    const { rows } = await sql<ModuleRow & { definition: StoredDefinition }>`
      select ${moduleColumns(viewerId)}, m.definition from ${MODULE_TABLES}
      where m.id = any(${ids}) order by array_position(${ids}::text[], m.id)`.execute(db)
    return rows.map(({ definition, ...row }) => ({ ...moduleOf(row), definition }))
  }

  return {
    find: async (id, viewerId) => (await listRows([id], viewerId))[0] ?? null,
    findWhole: async (id, viewerId) => (await listWhole([id], viewerId))[0] ?? null,
    findMany: listRows,
    findManyWhole: listWhole,

    async sumBytes(ids) {
      const { rows } = await sql<{ bytes: string | null }>`
        select sum(octet_length(definition::text)) as bytes from modules where id = any(${ids})`.execute(db)
      return Number(rows[0]?.bytes ?? 0)
    },

    async counts(ownerId) {
      const { rows } = await sql<ModuleCounts>`
        select count(*) filter (where deleted_at is null)::int as live,
          count(*) filter (where deleted_at is not null)::int as trashed
        from modules where owner_id = ${ownerId}`.execute(db)
      return rows[0] ?? { live: 0, trashed: 0 }
    },

    async listNameKeys(ownerId, exceptId = '') {
      const rows = await db
        .selectFrom('modules')
        .select('name_key')
        .where('owner_id', '=', ownerId)
        .where('deleted_at', 'is', null)
        .where('id', '!=', exceptId)
        .execute()
      return new Set(rows.map(({ name_key }) => name_key))
    },

    async listCopies(sourceIds, ownerId) {
      const { rows } = await sql<ModuleCopy & { sourceId: string }>`
        select source_id as "sourceId", id, name, deleted_at as "deletedAt" from modules
        where owner_id = ${ownerId} and source_id = any(${sourceIds})`.execute(db)
      return new Map(rows.map(({ sourceId, ...copy }) => [sourceId, copy]))
    },

    async insert({ id, ownerId, source, ...content }, now) {
      await db
        .insertInto('modules')
        .values({
          id,
          owner_id: ownerId,
          ...rowOf(content),
          source_id: source?.id ?? null,
          source_name: source?.name ?? null,
          source_edition: source?.edition ?? null,
          created_at: now,
          updated_at: now,
        })
        .execute()
    },

    async save(id, content, now) {
      await db
        .updateTable('modules')
        .set((module) => ({
          ...rowOf(content),
          revision: module('revision', '+', 1),
          updated_at: now,
        }))
        .where('id', '=', id)
        .execute()
    },

    async setSourceEdition(id, edition) {
      await db.updateTable('modules').set({ source_edition: edition }).where('id', '=', id).execute()
    },

    async setShared(id, shared) {
      await db.updateTable('modules').set({ shared }).where('id', '=', id).execute()
    },

    async moveToTrash(ids, now) {
      await sql`update modules set deleted_at = ${now}, shared = false where id = any(${ids})`.execute(db)
    },

    async takeFromTrash(id, name) {
      await db
        .updateTable('modules')
        .set({ deleted_at: null, name, name_key: nameKey(name) })
        .where('id', '=', id)
        .execute()
    },

    async remove(ids) {
      await sql`delete from modules where id = any(${ids})`.execute(db)
    },
  }
}

const rowOf = ({ definition, inputCount, outputCount, ...content }: ModuleContent) => ({
  ...content,
  name_key: nameKey(content.name),
  definition: JSON.stringify(definition),
  input_count: inputCount,
  output_count: outputCount,
})
