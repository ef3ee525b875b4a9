import type { Backup, WholeBackup } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import type { FrozenColumn } from './DocumentTable.ts'

export interface NewBackup extends Pick<Backup, 'id' | 'kind' | 'note'> {
  itemId: string
}

export interface BackupRepository<Snapshot> {
  /** Lists the backups, the newest first. */
  list: (itemId: string) => Promise<Backup[]>
  find: (itemId: string, id: string) => Promise<WholeBackup<Snapshot> | null>
  /**
   * Returns the state in which the item was taken from the library in its current edition; null if it is no
   * longer stored.
   */
  findTaken: (itemId: string) => Promise<Snapshot | null>
  countManual: (itemId: string) => Promise<number>
  /** Stores the current state of the item. */
  insert: (backup: NewBackup, now: Date) => Promise<void>
  /** Sets the library edition of the item to that of the backup. */
  takeEdition: (itemId: string, id: string) => Promise<void>
  /** Returns whether there is a backup of the current revision. */
  hasPresent: (itemId: string) => Promise<boolean>
  /** Removes all but the newest automatic backups. */
  trimAuto: (itemId: string, keep: number) => Promise<void>
  /** Returns false if there is no such backup. */
  remove: (itemId: string, id: string) => Promise<boolean>
}

interface BackupTable<Snapshot> {
  documents: string
  backups: string
  backupOf: string
  frozen: readonly FrozenColumn[]
  snapshotOf: (kept: Snapshot) => Snapshot
}

export const createBackupRepository = <Snapshot>(
  db: Kysely<Database>,
  table: BackupTable<Snapshot>,
): BackupRepository<Snapshot> => ({ ...backupQueries(db, table), ...backupChanges(db, table) })

type QueryName = 'list' | 'find' | 'findTaken' | 'countManual' | 'hasPresent'

function backupQueries<Snapshot>(
  db: Kysely<Database>,
  table: BackupTable<Snapshot>,
): Pick<BackupRepository<Snapshot>, QueryName> {
  const [items, backups] = [sql.table(table.documents), sql.table(table.backups)]
  const of = sql.ref(table.backupOf)
  const snapshot = sql.join(
    table.frozen.map(({ column, keptAs, field }) => sql`${sql.ref(keptAs ?? column)} as ${sql.id(field)}`),
  )
  // The item itself is in the same statement and has columns with the same names.
  const keptSnapshot = sql.join(
    table.frozen.map(
      ({ column, keptAs, field }) => sql`${sql.ref(`b.${keptAs ?? column}`)} as ${sql.id(field)}`,
    ),
  )
  return {
    async list(itemId) {
      const { rows } = await sql<Backup>`
        select id, kind, note, revision, created_at as "createdAt" from ${backups}
        where ${of} = ${itemId} order by number desc`.execute(db)
      return rows
    },

    async find(itemId, id) {
      const { rows } = await sql<WholeBackup<Snapshot>>`
        select b.id, b.kind, b.note, b.revision, b.created_at as "createdAt", to_json(kept) as snapshot
        from ${backups} b, lateral (select ${snapshot}) as kept
        where b.${of} = ${itemId} and b.id = ${id}`.execute(db)
      const [found] = rows
      return found ? { ...found, snapshot: table.snapshotOf(found.snapshot) } : null
    },

    async findTaken(itemId) {
      const { rows } = await sql<{ snapshot: Snapshot; isFirst: boolean }>`
        select to_json(kept) as snapshot,
          -- Older automatic ones may have given way: then the oldest that is left has been edited already.
          b.revision = 1 or exists (select 1 from ${backups} e where e.${of} = b.${of} and e.number < b.number) as "isFirst"
        from ${backups} b join ${items} i on i.id = b.${of} and i.source_edition = b.source_edition,
          lateral (select ${keptSnapshot}) as kept
        where i.id = ${itemId} order by b.number limit 1`.execute(db)
      const [found] = rows
      return found?.isFirst ? table.snapshotOf(found.snapshot) : null
    },

    async countManual(itemId) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from ${backups} where ${of} = ${itemId} and kind = 'manual'`.execute(db)
      return rows[0]?.count ?? 0
    },

    async hasPresent(itemId) {
      const { rows } = await sql`
        select 1 from ${backups} b join ${items} i on i.id = b.${of} and i.revision = b.revision
        where i.id = ${itemId} limit 1`.execute(db)
      return rows.length > 0
    },
  }
}

function backupChanges<Snapshot>(
  db: Kysely<Database>,
  table: BackupTable<Snapshot>,
): Omit<BackupRepository<Snapshot>, QueryName> {
  const [items, backups] = [sql.table(table.documents), sql.table(table.backups)]
  const of = sql.ref(table.backupOf)
  // The edition is stored with every kind but is not part of a snapshot.
  const columns = [...table.frozen, { column: 'source_edition', keptAs: undefined }]
  const frozen = sql.join(columns.map(({ column }) => sql.ref(column)))
  const keptIn = sql.join(columns.map(({ column, keptAs }) => sql.ref(keptAs ?? column)))
  return {
    async insert({ id, itemId, kind, note }, now) {
      await sql`
        insert into ${backups} (id, ${of}, kind, note, revision, created_at, ${keptIn})
        select ${id}, id, ${kind}, ${note}, revision, ${now}, ${frozen} from ${items} where id = ${itemId}`.execute(
        db,
      )
    },

    async takeEdition(itemId, id) {
      await sql`
        update ${items} i set source_edition = b.source_edition from ${backups} b
        where i.id = ${itemId} and b.${of} = i.id and b.id = ${id}
          and i.source_edition is distinct from b.source_edition`.execute(db)
    },

    async trimAuto(itemId, keep) {
      await sql`
        delete from ${backups} where ${of} = ${itemId} and kind = 'auto' and number <= (
          select number from ${backups} where ${of} = ${itemId} and kind = 'auto'
          order by number desc offset ${keep} limit 1)`.execute(db)
    },

    async remove(itemId, id) {
      const { numAffectedRows } = await sql`
        delete from ${backups} where ${of} = ${itemId} and id = ${id}`.execute(db)
      return (numAffectedRows ?? 0n) > 0n
    },
  }
}
