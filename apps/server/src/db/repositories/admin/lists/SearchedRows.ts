import { type RawBuilder, sql } from 'kysely'
import { hasWords, hasWordsByIndex, type SearchedWords } from './searchedWords.ts'

/** Narrow rows with the columns for search, filter and sort: `listed_members`, `listed_plates`, `listed_modules`. */
export interface SearchedRows {
  name: RawBuilder<unknown>
  /** The alias of the listed table, so that orders and filters are written in one way. */
  as: RawBuilder<unknown>
  /** The table with texts that are too long for an index. */
  whole: RawBuilder<unknown>
  /** The further columns of the index. */
  marks: RawBuilder<unknown>
}

export const MEMBER_ROWS: SearchedRows = {
  name: sql`listed_members`,
  as: sql`m`,
  whole: sql`members`,
  marks: sql`member_marks(m.role, m.listed_tier, m.suspended_at, m.payer_id)`,
}

export const itemRows = (list: 'plate' | 'module'): SearchedRows => ({
  name: list === 'plate' ? sql`listed_plates` : sql`listed_modules`,
  as: sql`i`,
  whole: list === 'plate' ? sql`plates` : sql`modules`,
  marks: sql`item_kind(i.shared, i.library, i.deleted_at)`,
})

/** Holds for each row with the words, including the few whose text is in the other table. */
export const rowHasWords = ({ as, whole }: SearchedRows, words: SearchedWords): RawBuilder<unknown> =>
  hasWords(
    sql`coalesce(${as}.search_text, (select whole.search_text from ${whole} whole where whole.id = ${as}.id))`,
    words,
  )

/** Selects the rows with the words and the marks by the bigram index. */
export function rowsWithWords(
  columns: RawBuilder<unknown>,
  rows: SearchedRows,
  words: SearchedWords,
  marks: readonly string[],
  fits: RawBuilder<unknown>,
): RawBuilder<unknown> {
  const { name, as } = rows
  const letters = sql`(list_grams(${as}.search_text) || ${rows.marks})`
  return sql`
    select ${columns} from ${name} ${as}
    where ${fits} and ${hasWordsByIndex(sql`${as}.search_text`, words, letters, marks)}
    union all select ${columns} from ${name} ${as}
    where ${fits} and ${as}.search_text is null and ${rowHasWords(rows, words)}`
}
