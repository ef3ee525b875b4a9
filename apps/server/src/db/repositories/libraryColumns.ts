import type { LibraryRecord } from '@pandok/domain'
import { type RawBuilder, sql } from 'kysely'

export interface LibraryRow {
  sourceEdition: number | null
  record: LibraryRecord | null
}

/** `item` is how the statement calls the document; what it was copied from is `s`. At most one row: the entry of the item itself, or of what it was copied from. */
export const libraryJoin = (item: string): RawBuilder<unknown> => sql`
  left join library_entries l on l.item_id = coalesce(${sql.ref(`${item}.source_id`)}, ${sql.ref(`${item}.id`)})`

/** Without what lists don't need: the names of cells, what is only searched, and a copy's note, which is its own. */
export function libraryColumns(item: string): RawBuilder<unknown> {
  const [sourceId, library] = [sql.ref(`${item}.source_id`), sql.ref(`${item}.library`)]
  return sql`
    ${sql.ref(`${item}.source_edition`)} as "sourceEdition",
    case when l.item_id is not null then
      l.facts - array['cells', 'synonyms', case when ${sourceId} is null then '' else 'note' end]
      || jsonb_build_object('itemId', l.item_id, 'slug', l.slug, 'edition', l.edition, 'isPublished',
        case when ${sourceId} is null then ${library} is not null
          else s.library is not null and s.deleted_at is null end)
    end as record`
}
