import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import type { ListOrder } from './ListShape.ts'
import { afterCursor, orderedBy, sortColumns, withinFound } from './listSql.ts'
import type { ListWindow } from './pickPage.ts'

interface Drawn {
  /** The table of the sample, and what each row is joined with. */
  table: RawBuilder<unknown>
  joined?: RawBuilder<unknown>
  hasWords: RawBuilder<unknown>
  fits: RawBuilder<unknown>
  order: ListOrder
}

export interface SearchEstimate {
  /** The estimated rows with the words, whatever the filter is. */
  worded: number
  /** How many of the sampled rows match the filter. */
  found: number
  /** The rows that a scan in this order visits until the page ends; none if the page isn't near. */
  passed: number
}

const SAMPLE_ROWS = 2000
/** Smaller tables are sampled row by row, because a few of their blocks may be empty. */
const BLOCKS_FROM_ROWS = 100_000

/**
 * The result is an estimate. The sample in the requested order shows where a page ends: rows with the words
 * may be close together in it, as all people of one name are when sorted by name, and at its far end.
 */
export async function estimateSearch(
  db: Kysely<Database>,
  { table, joined = sql``, hasWords, fits, order }: Drawn,
  { offset, size, cursor }: ListWindow,
  rows: number,
): Promise<SearchEstimate> {
  const percent = Math.min(100, (100 * SAMPLE_ROWS) / Math.max(1, rows))
  const method = rows > BLOCKS_FROM_ROWS ? sql`system` : sql`bernoulli`
  const requested = Math.max(1, Math.ceil(((offset + size) * percent) / 100))
  const found = withinFound(order)
  const { rows: counted } = await sql<{
    drawn: number
    worded: number
    found: number
    passed: number | null
  }>`
    with drawn as materialized (
      select coalesce(${hasWords}, false) as has_words, ${fits} as fits, ${sortColumns(order)}
      from ${table} tablesample ${method} (${percent}) ${joined}),
    walked as (
      select has_words and fits as is_found, row_number() over walk as passed,
        count(*) filter (where has_words and fits) over walk as met
      from drawn f where ${cursor ? afterCursor(found, cursor) : sql`true`}
      window walk as (order by ${orderedBy(found)} rows unbounded preceding))
    select count(*)::int as drawn, (count(*) filter (where has_words))::int as worded,
      (count(*) filter (where has_words and fits))::int as found,
      (select min(passed) from walked where is_found and met >= ${requested})::int as passed
    from drawn`.execute(db)
  const sample = counted[0]
  if (!sample || sample.drawn === 0) return { worded: 0, found: 0, passed: Number.POSITIVE_INFINITY }
  const each = rows / sample.drawn
  return {
    worded: sample.worded * each,
    found: sample.found * each,
    passed: sample.passed === null ? Number.POSITIVE_INFINITY : sample.passed * each,
  }
}
