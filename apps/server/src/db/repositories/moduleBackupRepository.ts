import type { ModuleLabels, StoredDefinition } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { type BackupRepository, createBackupRepository } from './backupRepository.ts'

interface ModuleSnapshot extends ModuleLabels {
  name: string
  definition: StoredDefinition
}

export type ModuleBackupRepository = BackupRepository<ModuleSnapshot>

export const createModuleBackupRepository = (db: Kysely<Database>): ModuleBackupRepository =>
  createBackupRepository(db, {
    backups: sql.table('module_backups'),
    itemId: sql.ref('module_id'),
    items: sql.table('modules'),
    frozen: sql`name, section, modality, type, note, definition, source_edition`,
    keptIn: sql`name, section, modality, type, module_note, definition, source_edition`,
    snapshot: sql`name, section, modality, type, module_note as note, definition`,
  })
