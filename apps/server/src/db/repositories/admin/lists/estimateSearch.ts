import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import type { ListOrder } from './ListShape.ts'
import { behind, orderedBy, sortColumns, withinFound } from './listSql.ts'
import type { ListWindow } from './pickPage.ts'

interface Drawn {
  /** What is drawn from, and what each row drawn is joined to. */
  table: RawBuilder<unknown>
  joined?: RawBuilder<unknown>
  hasWords: RawBuilder<unknown>
  fits: RawBuilder<unknown>
  order: ListOrder
}

export interface SearchEstimate {
  /** Rows with the words, whatever the filter says. */
  worded: number
  /** Those of them that fit. */
  found: number
  /** Rows that a walk in the order passes until the page ends; none where the page isn't that near. */
  passed: number
}

const SAMPLE_ROWS = 2000
/** Up to here rows are drawn one by one: a few blocks of a small table may hold nobody. */
const BLOCKS_FROM_ROWS = 100_000

/**
 * More or less. Where a page ends is told by the sample in the order asked for: what has the words may lie together there, as
 * everybody of one name does by name, and at the far end.
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
      from drawn f where ${cursor ? behind(found, cursor) : sql`true`}
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
