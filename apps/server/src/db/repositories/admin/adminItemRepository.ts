import type { AdministeredModule, AdministeredPlate, LibraryGrade } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'

/** Writers must hold the owner's lock. */
export interface AdminItemRepository {
  findPlate: (id: string) => Promise<AdministeredPlate | null>
  findModule: (id: string) => Promise<AdministeredModule | null>
  /** The revision of the plate or module stays, because its content doesn't change. */
  setPlateLibrary: (id: string, library: LibraryGrade | null) => Promise<void>
  setModuleLibrary: (id: string, library: LibraryGrade | null) => Promise<void>
}

const columns = (table: 'plates' | 'modules') => sql`
  i.id, i.name, i.owner_id as "ownerId", o.email, o.nickname, i.shared, i.library, i.size, i.revision,
  (select count(*)::int from ${sql.table(table)} c where c.source_id = i.id and c.deleted_at is null) as copies,
  i.created_at as "createdAt", i.updated_at as "updatedAt", i.deleted_at as "deletedAt"`

export function createAdminItemRepository(db: Kysely<Database>): AdminItemRepository {
  return {
    async findPlate(id) {
      const { rows } = await sql<AdministeredPlate>`
        select ${columns('plates')}, i.cell_count as "cellCount", i.module_count as "moduleCount"
        from plates i join members o on o.id = i.owner_id where i.id = ${id}`.execute(db)
      return rows[0] ?? null
    },

    async findModule(id) {
      const { rows } = await sql<AdministeredModule>`
        select ${columns('modules')}, i.section, i.modality, i.type, i.input_count as "inputCount",
          i.output_count as "outputCount"
        from modules i join members o on o.id = i.owner_id where i.id = ${id}`.execute(db)
      return rows[0] ?? null
    },

    async setPlateLibrary(id, library) {
      await db.updateTable('plates').set({ library }).where('id', '=', id).execute()
    },

    async setModuleLibrary(id, library) {
      await db.updateTable('modules').set({ library }).where('id', '=', id).execute()
    },
  }
}
