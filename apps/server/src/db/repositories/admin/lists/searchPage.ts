import { COUNTED_MAX } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { FEW_MAX, sortPage, walkToPage } from './findPage.ts'
import type { ListOrder } from './ListShape.ts'
import { sortColumns } from './listSql.ts'
import type { FoundPage, ListWindow } from './pickPage.ts'
import { hasWords, hasWordsByIndex, type SearchedWords } from './searchedWords.ts'

interface Searched {
  table: RawBuilder<unknown>
  fits: RawBuilder<unknown>
  order: ListOrder
  /** The folded text. */
  text: RawBuilder<unknown>
}

interface Sizes {
  /** Rows of the table. */
  table: number
  /** Of which the filter leaves. */
  fitting: number
}

const SAMPLE_ROWS = 2000
/** Up to here rows are drawn one by one: a few blocks of a small table may hold nobody. */
const BLOCKS_FROM_ROWS = 100_000
/** An estimate above it is more than `COUNTED_MAX` for sure. */
const SURELY_CAPPED = 3 * COUNTED_MAX
/** A walk that was thought short and isn't is given up for sorting everything. */
export const WALK_TIMEOUT_MS = 250

/**
 * A page of what has every word. Rare words are looked up by their letters, and what is found is sorted. What a good part
 * of all rows has is met soon by walking in the order that is asked for; a sample tells which it is.
 */
export async function searchPage(
  db: Kysely<Database>,
  { table, fits, order, text }: Searched,
  words: SearchedWords,
  window: ListWindow,
  sizes: Sizes,
  mayWalk: boolean,
): Promise<FoundPage> {
  const byRow = sql`${fits} and ${hasWords(text, words)}`
  const found = (where: RawBuilder<unknown>) => sql`select ${sortColumns(order)} from ${table} where ${where}`
  if (sizes.fitting <= FEW_MAX) return sortPage(db, { found: found(byRow), order }, window)
  const share = mayWalk ? await sampledShare(db, table, byRow, sizes.table) : 0
  if (isNear(share, sizes.table, window))
    return walkToPage(db, { table, fits: byRow, order }, window, WALK_TIMEOUT_MS)
  return sortPage(db, { found: found(sql`${fits} and ${hasWordsByIndex(text, words)}`), order }, window)
}

/** Walking passes so many rows to the end of the page; sorting reads all that have the words. */
export const isNear = (share: number, rows: number, { offset, size }: ListWindow): boolean =>
  share * rows >= SURELY_CAPPED && (offset + size) / share <= share * rows

/** What part of all rows it is true of, more or less. */
export async function sampledShare(
  db: Kysely<Database>,
  table: RawBuilder<unknown>,
  isTrue: RawBuilder<unknown>,
  rows: number,
): Promise<number> {
  const percent = Math.min(100, (100 * SAMPLE_ROWS) / Math.max(1, rows))
  const method = rows > BLOCKS_FROM_ROWS ? sql`system` : sql`bernoulli`
  const { rows: counted } = await sql<{ share: number | null }>`
    select avg((${isTrue})::int)::float8 as share from ${table} tablesample ${method} (${percent})`.execute(
    db,
  )
  return counted[0]?.share ?? 0
}
