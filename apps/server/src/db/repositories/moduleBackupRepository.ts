import type { ModuleBackup, WholeModuleBackup } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'

export interface NewBackup extends Pick<ModuleBackup, 'id' | 'kind' | 'note'> {
  moduleId: string
}

export interface ModuleBackupRepository {
  /** The newest first. */
  list: (moduleId: string) => Promise<ModuleBackup[]>
  find: (moduleId: string, id: string) => Promise<WholeModuleBackup | null>
  countManual: (moduleId: string) => Promise<number>
  /** Freezes the module as it is stored now. */
  insert: (backup: NewBackup, now: Date) => Promise<void>
  /** Whether the module's present revision is frozen already. */
  hasPresent: (moduleId: string) => Promise<boolean>
  /** Removes all automatic ones but the newest. */
  trimAuto: (moduleId: string, keep: number) => Promise<void>
  /** False if there is no such backup. */
  remove: (moduleId: string, id: string) => Promise<boolean>
}

export function createModuleBackupRepository(db: Kysely<Database>): ModuleBackupRepository {
  return {
    list: (moduleId) =>
      db
        .selectFrom('module_backups')
        .select(['id', 'kind', 'note', 'revision', 'created_at as createdAt'])
        .where('module_id', '=', moduleId)
        .orderBy('number', 'desc')
        .execute(),

    async find(moduleId, id) {
      const row = await db
        .selectFrom('module_backups')
        .selectAll()
        .where('module_id', '=', moduleId)
        .where('id', '=', id)
        .executeTakeFirst()
      if (row === undefined) return null
      const { kind, note, revision, name, section, modality, type, definition } = row
      const snapshot = { name, section, modality, type, note: row.module_note, definition }
      return { id, kind, note, revision, createdAt: row.created_at, snapshot }
    },

    async countManual(moduleId) {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from module_backups
        where module_id = ${moduleId} and kind = 'manual'`.execute(db)
      return rows[0]?.count ?? 0
    },

    async insert({ id, moduleId, kind, note }, now) {
      await sql`
        insert into module_backups
          (id, module_id, kind, note, revision, name, section, modality, type, module_note, definition, created_at)
        select ${id}, id, ${kind}, ${note}, revision, name, section, modality, type, note, definition, ${now}
        from modules where id = ${moduleId}`.execute(db)
    },

    async hasPresent(moduleId) {
      const { rows } = await sql`
        select 1 from module_backups b join modules m on m.id = b.module_id and m.revision = b.revision
        where m.id = ${moduleId} limit 1`.execute(db)
      return rows.length > 0
    },

    async trimAuto(moduleId, keep) {
      await sql`
        delete from module_backups where module_id = ${moduleId} and kind = 'auto' and number <= (
          select number from module_backups where module_id = ${moduleId} and kind = 'auto'
          order by number desc offset ${keep} limit 1)`.execute(db)
    },

    async remove(moduleId, id) {
      const { numDeletedRows } = await db
        .deleteFrom('module_backups')
        .where('module_id', '=', moduleId)
        .where('id', '=', id)
        .executeTakeFirst()
      return numDeletedRows > 0n
    },
  }
}
