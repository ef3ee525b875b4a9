import type {
  ModuleContent,
  ModuleCounts,
  ModuleFacets,
  ModuleFilter,
  ModuleSnapshot,
  ModuleSort,
  ModuleView,
  WholeModule,
} from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '../Database.ts'
import {
  createDocumentListRepository,
  type DocumentListRepository,
  type DocumentQuery,
} from './document/createDocumentListRepository.ts'
import { createDocumentRepository, type DocumentRepository } from './document/createDocumentRepository.ts'
import { moduleTable } from './moduleTable.ts'

export interface ModuleCopy {
  id: string
  name: string
  deletedAt: Date | null
}

export interface ModuleRepository
  extends DocumentRepository<ModuleView, WholeModule, ModuleContent, ModuleSnapshot> {
  lists: DocumentListRepository<ModuleView, DocumentQuery<ModuleSort, ModuleFilter>, keyof ModuleFacets>
  counts: (ownerId: string) => Promise<ModuleCounts>
  /** Returns the owner's copies of these by source, including those in the trash. */
  listCopies: (sourceIds: readonly string[], ownerId: string) => Promise<Map<string, ModuleCopy>>
}

export const createModuleRepository = (db: Kysely<Database>): ModuleRepository => ({
  ...createDocumentRepository(db, moduleTable),
  lists: createDocumentListRepository(db, moduleTable),

  async counts(ownerId) {
    const { rows } = await sql<ModuleCounts>`
      select count(*) filter (where deleted_at is null)::int as live,
        count(*) filter (where deleted_at is not null)::int as trashed
      from modules where owner_id = ${ownerId}`.execute(db)
    return rows[0] ?? { live: 0, trashed: 0 }
  },

  async listCopies(sourceIds, ownerId) {
    const { rows } = await sql<ModuleCopy & { sourceId: string }>`
      select source_id as "sourceId", id, name, deleted_at as "deletedAt" from modules
      where owner_id = ${ownerId} and source_id = any(${sourceIds})`.execute(db)
    return new Map(rows.map(({ sourceId, ...copy }) => [sourceId, copy]))
  },
})
