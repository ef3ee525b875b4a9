import type { LoadedPlate, StoredDefinition } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'
import { MODULE_TABLES, type ModuleRow, moduleColumns, moduleOf } from './moduleRow.ts'
import { PLATE_TABLES, type WholePlateRow, wholePlateColumns, wholePlateOf } from './plateRow.ts'

/** In one trip to the database: a plate is opened with a radiologist waiting. */
export async function findLoadedPlate(
  db: Kysely<Database>,
  id: string,
  viewerId: string,
): Promise<LoadedPlate | null> {
  const { rows } = await sql<WholePlateRow & { modules: UsedModule[] }>`
    select ${wholePlateColumns(viewerId)}, coalesce((
      select json_agg(used order by used.name collate pandok_names, used.id) from (
        select ${moduleColumns(viewerId)}, m.definition from ${MODULE_TABLES}
        where m.id in (select module_id from plate_modules where plate_id = p.id)) as used), '[]') as modules
    from ${PLATE_TABLES} where p.id = ${id}`.execute(db)
  const [row] = rows
  return row === undefined ? null : { ...wholePlateOf(row), modules: row.modules.map(usedModuleOf) }
}

/** A module that came inside of JSON, where times are text. */
interface UsedModule extends Omit<ModuleRow, 'createdAt' | 'updatedAt' | 'deletedAt'> {
  createdAt: string
  updatedAt: string
  deletedAt: string | null
  definition: StoredDefinition
}

const usedModuleOf = ({ definition, createdAt, updatedAt, deletedAt, ...row }: UsedModule) => ({
  ...moduleOf({
    ...row,
    createdAt: new Date(createdAt),
    updatedAt: new Date(updatedAt),
    deletedAt: deletedAt === null ? null : new Date(deletedAt),
  }),
  definition,
})
