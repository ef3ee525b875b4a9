import { type LibraryGrade, nameKey } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { type BackupRepository, createBackupRepository } from './createBackupRepository.ts'
import type { DocumentTable } from './DocumentTable.ts'
import { documentColumns, documentTables } from './documentColumns.ts'

export interface NewDocument {
  id: string
  ownerId: string
  /** The library place that it occupies, for kinds with places. */
  place?: LibraryGrade | null
  /** `edition` is that of the library, if the source is there. */
  source?: { id: string; name: string; edition: number | null }
}

interface DocumentMarks {
  /** Sets the library edition of a copy. */
  setSourceEdition: (id: string, edition: number) => Promise<void>
  setShared: (id: string, shared: boolean) => Promise<void>
  moveToTrash: (ids: readonly string[], now: Date) => Promise<void>
  takeFromTrash: (ids: readonly string[]) => Promise<void>
  remove: (ids: readonly string[]) => Promise<void>
}

/** Writers must hold the owner's lock, so that counts stay valid and names free until the transaction ends. */
export interface DocumentRepository<View, Whole extends View, Content, Snapshot> extends DocumentMarks {
  find: (id: string, viewerId: string) => Promise<View | null>
  findWhole: (id: string, viewerId: string) => Promise<Whole | null>
  /** Returns the existing ones in any order. */
  findMany: (ids: readonly string[], viewerId: string) => Promise<View[]>
  /** Returns them in the order of `ids`. */
  findManyWhole: (ids: readonly string[], viewerId: string) => Promise<Whole[]>
  /** Returns the total size of their content. */
  sumBytes: (ids: readonly string[]) => Promise<number>
  /** Returns the name keys of the owner's documents, without the trash and `exceptId`. */
  listNameKeys: (ownerId: string, exceptId?: string) => Promise<Set<string>>
  insert: (document: NewDocument, content: Content, now: Date) => Promise<void>
  /** Saves the content as the next revision. */
  save: (id: string, content: Content, now: Date) => Promise<void>
  /** Renames a document that is restored from the trash, which is no change of content. */
  rename: (id: string, name: string) => Promise<void>
  backups: BackupRepository<Snapshot>
}

export function createDocumentRepository<
  Row,
  View,
  WholeRow,
  Whole extends View,
  Content extends { name: string },
  Snapshot,
>(
  db: Kysely<Database>,
  table: DocumentTable<Row, View, WholeRow, Whole, Content, Snapshot>,
): DocumentRepository<View, Whole, Content, Snapshot> {
  const documents = sql.table(table.documents)

  const namesOf = (name: string) => ({
    name,
    ...(table.nameKey === 'name_key' && { name_key: nameKey(name) }),
  })

  const rowOf = (content: Content) => ({ ...table.rowOf(content), ...namesOf(content.name) })

  return {
    ...documentFinders(db, table),

    async sumBytes(ids) {
      const { rows } = await sql<{ bytes: string | null }>`
        select sum(${table.bytes}) as bytes from ${documents} where id = any(${ids})`.execute(db)
      return Number(rows[0]?.bytes ?? 0)
    },

    async listNameKeys(ownerId, exceptId = '') {
      const { rows } = await sql<{ key: string }>`
        select ${sql.ref(table.nameKey)} as key from ${documents}
        where owner_id = ${ownerId} and deleted_at is null and id <> ${exceptId}`.execute(db)
      return new Set(rows.map(({ key }) => (table.nameKey === 'name' ? nameKey(key) : key)))
    },

    async insert({ id: newId, ownerId, place = null, source }, content, now) {
      const row = {
        id: newId,
        owner_id: ownerId,
        ...(table.hasPlaces && { place }),
        ...rowOf(content),
        source_id: source?.id ?? null,
        source_name: source?.name ?? null,
        source_edition: source?.edition ?? null,
        created_at: now,
        updated_at: now,
      }
      await sql`
        insert into ${documents} (${sql.join(Object.keys(row).map((name) => sql.ref(name)))})
        values (${sql.join(Object.values(row))})`.execute(db)
    },

    async save(one, content, now) {
      await sql`
        update ${documents} set ${assigned(rowOf(content))}, revision = revision + 1, updated_at = ${now}
        where id = ${one}`.execute(db)
    },

    async rename(one, name) {
      await sql`update ${documents} set ${assigned(namesOf(name))} where id = ${one}`.execute(db)
    },

    ...documentMarks(db, documents),
    backups: createBackupRepository(db, table),
  }
}

type FinderName = 'find' | 'findWhole' | 'findMany' | 'findManyWhole'

function documentFinders<Row, View, WholeRow, Whole extends View, Content extends { name: string }, Snapshot>(
  db: Kysely<Database>,
  table: DocumentTable<Row, View, WholeRow, Whole, Content, Snapshot>,
): Pick<DocumentRepository<View, Whole, Content, Snapshot>, FinderName> {
  const id = sql.ref(`${table.alias}.id`)

  const findMany = async (ids: readonly string[], viewerId: string): Promise<View[]> => {
    const { rows } = await sql<Row>`
      select ${documentColumns(table, viewerId)} from ${documentTables(table)} where ${id} = any(${ids})`.execute(
      db,
    )
    return rows.map((row) => table.viewOf(row))
  }

  const findManyWhole = async (ids: readonly string[], viewerId: string): Promise<Whole[]> => {
    const { rows } = await sql<WholeRow>`
      select ${documentColumns(table, viewerId)} ${table.contentColumns} from ${documentTables(table)}
      where ${id} = any(${ids}) order by array_position(${ids}::text[], ${id})`.execute(db)
    return rows.map((row) => table.wholeOf(row))
  }

  return {
    find: async (one, viewerId) => (await findMany([one], viewerId))[0] ?? null,
    findWhole: async (one, viewerId) => (await findManyWhole([one], viewerId))[0] ?? null,
    findMany,
    findManyWhole,
  }
}

/** Changes without a revision, and deletion. */
function documentMarks(db: Kysely<Database>, documents: RawBuilder<unknown>): DocumentMarks {
  return {
    async setSourceEdition(one, edition) {
      await sql`update ${documents} set source_edition = ${edition} where id = ${one}`.execute(db)
    },

    async setShared(one, shared) {
      await sql`update ${documents} set shared = ${shared} where id = ${one}`.execute(db)
    },

    async moveToTrash(ids, now) {
      await sql`update ${documents} set deleted_at = ${now}, shared = false where id = any(${ids})`.execute(
        db,
      )
    },

    async takeFromTrash(ids) {
      await sql`update ${documents} set deleted_at = null where id = any(${ids})`.execute(db)
    },

    async remove(ids) {
      await sql`delete from ${documents} where id = any(${ids})`.execute(db)
    },
  }
}

const assigned = (row: Readonly<Record<string, unknown>>): RawBuilder<unknown> =>
  sql.join(Object.entries(row).map(([name, value]) => sql`${sql.ref(name)} = ${value}`))
