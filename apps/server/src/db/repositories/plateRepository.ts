import {
  type LoadedPlate,
  moduleIdsOf,
  NO_PLATES,
  type PlateContent,
  type PlateCounts,
  type PlateFilter,
  type PlateSort,
  type PlateView,
  type WholePlate,
} from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import { createBatcher } from '../createBatcher.ts'
import type { Database } from '../Database.ts'
import {
  createDocumentListRepository,
  type DocumentListRepository,
  type DocumentQuery,
} from './document/createDocumentListRepository.ts'
import { createDocumentRepository, type DocumentRepository } from './document/createDocumentRepository.ts'
import { findLoadedPlate } from './findLoadedPlate.ts'
import { plateTable } from './plateTable.ts'

export interface UsingPlate {
  id: string
  name: string
  /** The number of its cells that use the module. */
  cellCount: number
}

export interface PlateRepository
  extends DocumentRepository<PlateView, WholePlate, PlateContent, PlateContent> {
  lists: DocumentListRepository<PlateView, DocumentQuery<PlateSort, PlateFilter>, never>
  /** Returns the plate with every existing module that its cells name, whoever may see it. */
  findLoaded: (id: string, viewerId: string) => Promise<LoadedPlate | null>
  /** Lists the owner's plates with cells that use a module, without the trash. */
  listUsing: (moduleId: string, ownerId: string) => Promise<UsingPlate[]>
  counts: (ownerId: string) => Promise<PlateCounts>
}

export function createPlateRepository(db: Kysely<Database>): PlateRepository {
  const plates = createDocumentRepository(db, plateTable)

  // Every screen of the program needs them, so concurrent callers share one query.
  const countMany = createBatcher({
    load: async (ownerIds) => {
      const { rows } = await sql<PlateCounts & { ownerId: string }>`
        select owner_id as "ownerId",
          count(*) filter (where deleted_at is null and place is null)::int as created,
          count(*) filter (where deleted_at is null and place = 'free')::int as free,
          count(*) filter (where deleted_at is null and place = 'paid')::int as paid,
          count(*) filter (where deleted_at is not null)::int as trashed
        from plates where owner_id = any(${ownerIds}) group by owner_id`.execute(db)
      return new Map(rows.map(({ ownerId, ...counts }) => [ownerId, counts]))
    },
  })

  /** Keeps `plate_modules` in agreement with the cells. */
  const noteModules = async (id: string, { cells }: PlateContent) => {
    const moduleIds = moduleIdsOf(cells)
    await sql`
      with gone as (delete from plate_modules where plate_id = ${id} and module_id <> all(${moduleIds}))
      insert into plate_modules (plate_id, module_id) select ${id}, unnest(${moduleIds}::text[])
      on conflict do nothing`.execute(db)
  }

  return {
    ...plates,
    lists: createDocumentListRepository(db, plateTable),
    findLoaded: (id, viewerId) => findLoadedPlate(db, id, viewerId),

    async insert(plate, content, now) {
      await plates.insert(plate, content, now)
      await noteModules(plate.id, content)
    },

    async save(id, content, now) {
      await plates.save(id, content, now)
      await noteModules(id, content)
    },

    async listUsing(moduleId, ownerId) {
      const { rows } = await sql<UsingPlate>`
        select p.id, p.name, jsonb_array_length(jsonb_path_query_array(
          p.cells, '$[*] ? (@.outputs[*].moduleId == $id || @.uses[*].moduleId == $id)',
          jsonb_build_object('id', ${moduleId}::text))) as "cellCount"
        from plate_modules u join plates p on p.id = u.plate_id
        where u.module_id = ${moduleId} and p.owner_id = ${ownerId} and p.deleted_at is null
        order by p.name collate pandok_names, p.id`.execute(db)
      return rows
    },

    counts: async (ownerId) => (await countMany(ownerId)) ?? NO_PLATES,
  }
}
