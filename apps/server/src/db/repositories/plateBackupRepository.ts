import type { PlateContent } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { type BackupRepository, createBackupRepository } from './backupRepository.ts'

export type PlateBackupRepository = BackupRepository<PlateContent>

export const createPlateBackupRepository = (db: Kysely<Database>): PlateBackupRepository =>
  createBackupRepository(db, {
    backups: sql.table('plate_backups'),
    itemId: sql.ref('plate_id'),
    items: sql.table('plates'),
    frozen: sql`name, cells, key_map, auto_fill, source_edition`,
    keptIn: sql`name, cells, key_map, auto_fill, source_edition`,
    snapshot: sql`name, cells, key_map as "keyMap", auto_fill as "autoFill"`,
  })
