import type { LibraryRecord } from '@pandok/domain'
import { type RawBuilder, sql } from 'kysely'

export interface LibraryRow {
  sourceEdition: number | null
  record: LibraryRecord | null
}

/**
 * `item` is the alias of the document; its source is `s`. There is at most one row: the entry of the item
 * itself, or of its source.
 */
export const libraryJoin = (item: string): RawBuilder<unknown> => sql`
  left join library_entries l on l.item_id = coalesce(${sql.ref(`${item}.source_id`)}, ${sql.ref(`${item}.id`)})`

/**
 * Leaves out what lists don't need: the names of cells, searchable text, and of a copy the note, which it has
 * itself, and what its original rests on.
 */
export function libraryColumns(item: string): RawBuilder<unknown> {
  const [sourceId, library] = [sql.ref(`${item}.source_id`), sql.ref(`${item}.library`)]
  return sql`
    ${sql.ref(`${item}.source_edition`)} as "sourceEdition",
    case when l.item_id is not null then
      l.facts - array['cells', 'synonyms']
        - case when ${sourceId} is null then array[]::text[] else array['note', 'evidence', 'awaiting'] end
      || jsonb_build_object('itemId', l.item_id, 'slug', l.slug, 'edition', l.edition, 'isPublished',
        case when ${sourceId} is null then ${library} is not null
          else s.library is not null and s.deleted_at is null end)
    end as record`
}
