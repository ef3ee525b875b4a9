import type { DocumentView, MemberDocument } from '@pandok/domain'
import { type RawBuilder, sql } from 'kysely'
import { type LibraryRow, libraryColumns, libraryJoin } from '../libraryColumns.ts'
import { columnOf, type Tables } from './DocumentTable.ts'

interface SourceColumns {
  sourceId: string | null
  sourceName: string | null
  sourceNickname: string | null
}

/** The columns that `documentColumns` selects for every kind. */
export interface DocumentRow extends Omit<MemberDocument, 'source'>, SourceColumns, LibraryRow {
  isMine: boolean
  isCopied: boolean
}

/** What a suspended member shares is hidden. */
export const isShared = (table: Pick<Tables, 'alias'>): RawBuilder<unknown> =>
  sql`(${columnOf(table, 'shared')} and o.suspended_at is null)`

/** Returns the columns between `select` and `from`. */
export function documentColumns(table: Tables, viewerId: string): RawBuilder<unknown> {
  const documents = sql.table(table.documents)
  const of = (name: string) => columnOf(table, name)
  return sql`
    ${of('id')}, ${of('owner_id')} as "ownerId", o.nickname, ${of('name')}, ${isShared(table)} as shared,
    ${of('library')}, ${of('revision')}, ${of('source_id')} as "sourceId", ${of('source_name')} as "sourceName",
    so.nickname as "sourceNickname", ${table.ownColumns}
    ${of('created_at')} as "createdAt", ${of('updated_at')} as "updatedAt", ${of('deleted_at')} as "deletedAt",
    ${of('owner_id')} = ${viewerId} as "isMine",
    exists (select 1 from ${documents} c where c.owner_id = ${viewerId} and c.source_id = ${of('id')}) as "isCopied",
    ${table.hasPlaces ? placeColumns(table) : sql``}
    ${libraryColumns(table.alias)}`
}

function placeColumns(table: Tables): RawBuilder<unknown> {
  const of = (name: string) => columnOf(table, name)
  return sql`${of('place')},
    case when ${of('place')} is null then 0 else (
      select count(*)::int from ${sql.table(table.documents)} e
      where e.owner_id = ${of('owner_id')} and e.place = ${of('place')} and e.deleted_at is null
        and (e.created_at, e.id) < (${of('created_at')}, ${of('id')})) end as "earlierInPlace",`
}

/** Returns the tables of `documentColumns`. */
export const documentTables = (table: Tables): RawBuilder<unknown> => sql`
  ${listedTables(table)}
  left join ${sql.table(table.documents)} s on s.id = ${columnOf(table, 'source_id')}
  left join members so on so.id = s.owner_id`

/** Returns the tables for searching and counting, without the source of copies. */
export const listedTables = (table: Tables): RawBuilder<unknown> => sql`
  ${sql.table(table.documents)} as ${sql.id(table.alias)}
  join members o on o.id = ${columnOf(table, 'owner_id')}
  ${libraryJoin(table.alias)}`

export const documentOf = <Row extends SourceColumns>({
  sourceId,
  sourceName,
  sourceNickname,
  ...row
}: Row): Omit<Row, keyof SourceColumns> & Pick<DocumentView, 'source'> => ({
  ...row,
  source: sourceId === null ? null : { id: sourceId, name: sourceName ?? '', nickname: sourceNickname },
})
