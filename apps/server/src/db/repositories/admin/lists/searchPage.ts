import { COUNTED_MAX } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { estimateSearch, type SearchEstimate } from './estimateSearch.ts'
import { sortPage, walkToPage } from './findPage.ts'
import type { ListOrder } from './ListShape.ts'
import { sortColumns } from './listSql.ts'
import type { FoundPage, ListWindow } from './pickPage.ts'
import { rowHasWords, rowsWithWords, type SearchedRows } from './SearchedRows.ts'
import type { SearchedWords } from './searchedWords.ts'

interface Searched {
  rows: SearchedRows
  fits: RawBuilder<unknown>
  /** The same filter as the index of letters has it. */
  marks: readonly string[]
  order: ListOrder
}

interface Sizes {
  /** Rows of the table. */
  table: number
  /** Of which the filter leaves. */
  fitting: number
}

/** An estimate above it is more than `COUNTED_MAX` for sure. */
const SURELY_CAPPED = 3 * COUNTED_MAX
/** A walk that was thought short and isn't is given up for sorting everything. */
export const WALK_TIMEOUT_MS = 250
/** Where a filter leaves more than that, going through its marks takes longer than reading what it would have left out. */
const MARKED_MAX_SHARE = 0.5
/** How much longer looking one found row up and sorting it takes than walking past a row; words take long to compare. */
const LOOKED_UP = { time: 4, number: 4, text: 11 }
/** Where more of all rows have the words, reading every row takes less time than going through the letters of so many. */
const COMMON_SHARE = 0.3

/**
 * A page of what has every word. Rare words are looked up by their letters, and what is found is sorted. What a good part
 * of all rows has is met soon by walking in the order that is asked for; where there are too few rows for that, all of them
 * are read. A sample tells which it is.
 */
export async function searchPage(
  db: Kysely<Database>,
  { rows, fits, marks, order }: Searched,
  words: SearchedWords,
  window: ListWindow,
  sizes: Sizes,
  mayWalk: boolean,
): Promise<FoundPage> {
  const hasWords = rowHasWords(rows, words)
  const table = sql`${rows.name} ${rows.as}`
  if (mayWalk) {
    const estimate = await estimateSearch(db, { table, hasWords, fits, order }, window, sizes.table)
    const lookedUp = LOOKED_UP[order.keys[0]?.kind ?? 'text'] * estimate.found
    if (isFrequent(estimate) && estimate.passed <= lookedUp)
      return walkToPage(db, { table, fits: sql`${fits} and ${hasWords}`, order }, window, WALK_TIMEOUT_MS)
    if (estimate.worded > COMMON_SHARE * sizes.table) {
      const found = sql`select ${sortColumns(order)} from ${table} where ${fits} and ${hasWords}`
      return sortPage(db, { found, order }, window)
    }
  }
  const looked = sizes.fitting <= MARKED_MAX_SHARE * sizes.table ? marks : []
  return sortPage(db, { found: rowsWithWords(sortColumns(order), rows, words, looked, fits), order }, window)
}

/** So many that they are not counted. */
export const isFrequent = ({ found }: SearchEstimate): boolean => found >= SURELY_CAPPED
