import type { LibraryGrade, ModuleView } from '@pandok/domain'
import { sql } from 'kysely'
import { type LibraryRow, libraryColumns, libraryJoin } from './libraryColumns.ts'

export interface ModuleRow extends LibraryRow {
  id: string
  ownerId: string
  nickname: string
  name: string
  section: string
  modality: string
  type: string
  note: string
  shared: boolean
  library: LibraryGrade | null
  revision: number
  sourceId: string | null
  sourceName: string | null
  sourceNickname: string | null
  inputCount: number
  outputCount: number
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
  isMine: boolean
  isCopied: boolean
}

/** What a suspended member shares is out of sight with them. */
export const IS_SHARED = sql`(m.shared and o.suspended_at is null)`

/** Between `select` and `from`. */
export const moduleColumns = (viewerId: string) => sql`
  m.id, m.owner_id as "ownerId", o.nickname, m.name, m.section, m.modality, m.type, m.note, ${IS_SHARED} as shared,
  m.library, m.revision, m.source_id as "sourceId", m.source_name as "sourceName", so.nickname as "sourceNickname",
  m.input_count as "inputCount", m.output_count as "outputCount", m.created_at as "createdAt",
  m.updated_at as "updatedAt", m.deleted_at as "deletedAt", m.owner_id = ${viewerId} as "isMine",
  exists (select 1 from modules c where c.owner_id = ${viewerId} and c.source_id = m.id) as "isCopied",
  ${libraryColumns('m')}`

export const MODULE_TABLES = sql`
  modules m join members o on o.id = m.owner_id
  left join modules s on s.id = m.source_id left join members so on so.id = s.owner_id
  ${libraryJoin('m')}`

export function moduleOf({ sourceId, sourceName, sourceNickname, ...row }: ModuleRow): ModuleView {
  const source = sourceId === null ? null : { id: sourceId, name: sourceName ?? '', nickname: sourceNickname }
  return { ...row, source }
}
