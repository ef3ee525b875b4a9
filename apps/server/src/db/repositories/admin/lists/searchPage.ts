import { COUNTED_MAX } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { estimateSearch, type SearchEstimate } from './estimateSearch.ts'
import { scanForPage, sortPage } from './findPage.ts'
import type { ListOrder } from './ListShape.ts'
import { sortColumns } from './listSql.ts'
import type { FoundPage, ListWindow } from './pickPage.ts'
import { rowHasWords, rowsWithWords, type SearchedRows } from './SearchedRows.ts'
import type { SearchedWords } from './searchedWords.ts'

interface Searched {
  rows: SearchedRows
  fits: RawBuilder<unknown>
  /** The same filter in terms of the bigram index. */
  marks: readonly string[]
  order: ListOrder
}

interface Sizes {
  /** The number of rows in the table. */
  table: number
  /** The number of rows that match the filter. */
  fitting: number
}

/** An estimate above it is certainly more than `COUNTED_MAX`. */
const SURELY_CAPPED = 3 * COUNTED_MAX
/** A scan that takes longer than estimated is abandoned, and everything is sorted instead. */
export const SCAN_TIMEOUT_MS = 250
/** If a filter leaves a larger share, using its marks takes longer than reading the rest. */
const MARKED_MAX_SHARE = 0.5
/** How much longer it takes to look up and sort one result than to scan past a row; texts are slow to compare. */
const LOOKED_UP = { time: 4, number: 4, text: 11 }
/** If a larger share of rows has the words, reading every row is faster than using the bigrams. */
const COMMON_SHARE = 0.3

/**
 * Returns a page of the rows with every word. Rare words are looked up by bigrams, and the results are
 * sorted. Frequent words are found quickly by scanning the index in the requested order; if there are too few rows for
 * that, all of them are read. A sample decides.
 */
export async function searchPage(
  db: Kysely<Database>,
  { rows, fits, marks, order }: Searched,
  words: SearchedWords,
  window: ListWindow,
  sizes: Sizes,
  mayScan: boolean,
): Promise<FoundPage> {
  const hasWords = rowHasWords(rows, words)
  const table = sql`${rows.name} ${rows.as}`
  if (mayScan) {
    const estimate = await estimateSearch(db, { table, hasWords, fits, order }, window, sizes.table)
    const lookedUp = LOOKED_UP[order.keys[0]?.kind ?? 'text'] * estimate.found
    if (isFrequent(estimate) && estimate.passed <= lookedUp)
      return scanForPage(db, { table, fits: sql`${fits} and ${hasWords}`, order }, window, SCAN_TIMEOUT_MS)
    if (estimate.worded > COMMON_SHARE * sizes.table) {
      const found = sql`select ${sortColumns(order)} from ${table} where ${fits} and ${hasWords}`
      return sortPage(db, { found, order }, window)
    }
  }
  const looked = sizes.fitting <= MARKED_MAX_SHARE * sizes.table ? marks : []
  return sortPage(db, { found: rowsWithWords(sortColumns(order), rows, words, looked, fits), order }, window)
}

/** Returns whether there are too many results to count. */
export const isFrequent = ({ found }: SearchEstimate): boolean => found >= SURELY_CAPPED
