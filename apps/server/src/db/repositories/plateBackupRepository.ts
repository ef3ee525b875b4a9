import { type PlateContent, plateContentOf } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { type BackupRepository, createBackupRepository } from './backupRepository.ts'

export type PlateBackupRepository = BackupRepository<PlateContent>

export function createPlateBackupRepository(db: Kysely<Database>): PlateBackupRepository {
  const backups = createBackupRepository<PlateContent>(db, {
    backups: sql.table('plate_backups'),
    itemId: sql.ref('plate_id'),
    items: sql.table('plates'),
    frozen: sql`name, cells, key_map, auto_fill, exam, source_edition`,
    keptIn: sql`name, cells, key_map, auto_fill, exam, source_edition`,
    snapshot: sql`name, cells, key_map as "keyMap", auto_fill as "autoFill", exam`,
  })
  return {
    ...backups,
    async find(itemId, id) {
      const found = await backups.find(itemId, id)
      // A plate without an exam has none; its column says null.
      return found && { ...found, snapshot: plateContentOf(found.snapshot) }
    },
  }
}
