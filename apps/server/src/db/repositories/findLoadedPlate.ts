import type { LoadedPlate } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { documentColumns, documentTables } from './document/documentColumns.ts'
import { moduleTable, type WholeModuleRow } from './moduleTable.ts'
import { plateTable, type WholePlateRow, wholePlateOf } from './plateTable.ts'

/** One query loads everything, because a radiologist is waiting for the plate. */
export async function findLoadedPlate(
  db: Kysely<Database>,
  id: string,
  viewerId: string,
): Promise<LoadedPlate | null> {
  const { rows } = await sql<WholePlateRow & { modules: UsedModule[] }>`
    select ${documentColumns(plateTable, viewerId)} ${plateTable.contentColumns}, coalesce((
      select json_agg(used order by used.name collate pandok_names, used.id) from (
        select ${documentColumns(moduleTable, viewerId)} ${moduleTable.contentColumns} from ${documentTables(moduleTable)}
        where m.id in (select module_id from plate_modules where plate_id = p.id)) as used), '[]') as modules
    from ${documentTables(plateTable)} where p.id = ${id}`.execute(db)
  const [row] = rows
  return row === undefined ? null : { ...wholePlateOf(row), modules: row.modules.map(usedModuleOf) }
}

/** A module from JSON, in which times are text. */
interface UsedModule extends Omit<WholeModuleRow, 'createdAt' | 'updatedAt' | 'deletedAt'> {
  createdAt: string
  updatedAt: string
  deletedAt: string | null
}

const usedModuleOf = ({ createdAt, updatedAt, deletedAt, ...row }: UsedModule) =>
  moduleTable.wholeOf({
    ...row,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    deletedAt: deletedAt === null ? null : new Date(deletedAt),
  })
