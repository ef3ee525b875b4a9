import type { CellSketch, CellWords, Exam, LibraryGrade, PlateContent, PlateView } from '@pandok/domain'
import { sql } from 'kysely'
import { type LibraryRow, libraryColumns, libraryJoin } from './libraryColumns.ts'

export interface PlateRow extends LibraryRow {
  id: string
  ownerId: string
  nickname: string
  name: string
  shared: boolean
  library: LibraryGrade | null
  place: LibraryGrade | null
  revision: number
  sourceId: string | null
  sourceName: string | null
  sourceNickname: string | null
  cellCount: number
  keyCount: number
  moduleCount: number
  sketch: CellSketch[]
  createdAt: Date
  updatedAt: Date
  deletedAt: Date | null
  isMine: boolean
  isCopied: boolean
  earlierInPlace: number
}

export interface WholePlateRow extends PlateRow, Omit<PlateContent, 'exam'> {
  exam: Exam | null
  cellWords: CellWords | null
}

/** What a suspended member shares is out of sight with them. */
export const IS_PLATE_SHARED = sql`(p.shared and o.suspended_at is null)`

/** Between `select` and `from`. */
export const plateColumns = (viewerId: string) => sql`
  p.id, p.owner_id as "ownerId", o.nickname, p.name, ${IS_PLATE_SHARED} as shared, p.library, p.place, p.revision,
  p.source_id as "sourceId", p.source_name as "sourceName", so.nickname as "sourceNickname",
  p.cell_count as "cellCount", p.key_count as "keyCount", p.module_count as "moduleCount", p.sketch,
  p.created_at as "createdAt", p.updated_at as "updatedAt", p.deleted_at as "deletedAt",
  p.owner_id = ${viewerId} as "isMine",
  exists (select 1 from plates c where c.owner_id = ${viewerId} and c.source_id = p.id) as "isCopied",
  case when p.place is null then 0 else (
    select count(*)::int from plates e
    where e.owner_id = p.owner_id and e.place = p.place and e.deleted_at is null
      and (e.created_at, e.id) < (p.created_at, p.id)) end as "earlierInPlace",
  ${libraryColumns('p')}`

export const wholePlateColumns = (viewerId: string) => sql`
  ${plateColumns(viewerId)}, p.cells, p.key_map as "keyMap", p.auto_fill as "autoFill", p.exam,
  l.facts -> 'cells' as "cellWords"`

export const PLATE_TABLES = sql`
  plates p join members o on o.id = p.owner_id
  left join plates s on s.id = p.source_id left join members so on so.id = s.owner_id
  ${libraryJoin('p')}`

export const plateOf = <Row extends PlateRow>({
  sourceId,
  sourceName,
  sourceNickname,
  ...row
}: Row): Omit<Row, 'sourceId' | 'sourceName' | 'sourceNickname'> & Pick<PlateView, 'source'> => ({
  ...row,
  source: sourceId === null ? null : { id: sourceId, name: sourceName ?? '', nickname: sourceNickname },
})

export function wholePlateOf<Row extends WholePlateRow>(row: Row) {
  const { exam, ...plate } = plateOf(row)
  return { ...plate, ...(exam && { exam }) }
}
