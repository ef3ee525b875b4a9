import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'

export interface UsingPlate {
  id: string
  name: string
  /** How many of its cells use the module. */
  cellCount: number
}

export interface PlateRepository {
  /** The owner's plates whose cells use a module, the trash left out. */
  listUsing: (moduleId: string, ownerId: string) => Promise<UsingPlate[]>
}

export const createPlateRepository = (db: Kysely<Database>): PlateRepository => ({
  async listUsing(moduleId, ownerId) {
    const { rows } = await sql<UsingPlate>`
      select p.id, p.name, jsonb_array_length(jsonb_path_query_array(
        p.cells, '$[*] ? (@.outputs[*].moduleId == $id)', jsonb_build_object('id', ${moduleId}::text))) as "cellCount"
      from plate_modules u join plates p on p.id = u.plate_id
      where u.module_id = ${moduleId} and p.owner_id = ${ownerId} and p.deleted_at is null
      order by p.name collate pandok_names, p.id`.execute(db)
    return rows
  },
})
