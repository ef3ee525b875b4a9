import { COUNTED_MAX } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import type { ListOrder } from './ListShape.ts'
import {
  afterCursor,
  type KeyRow,
  keyColumns,
  keysOfRows,
  orderedBy,
  sortColumns,
  withinFound,
} from './listSql.ts'
import { type FoundPage, type ListWindow, pickPage } from './pickPage.ts'
import { preferIndexScans, preferSorting } from './withListTimeout.ts'

interface Rows {
  table: RawBuilder<unknown>
  /** The filter and other conditions. */
  fits: RawBuilder<unknown>
  order: ListOrder
}

/** Up to this number, rows are read and sorted; for more, the index is scanned. */
export const FEW_MAX = COUNTED_MAX

/** Finds a page of all matching rows, whose number is known, by an index in its order from the nearer end. */
export async function findPage(
  db: Kysely<Database>,
  { table, fits, order }: Rows,
  { size, offset, cursor }: ListWindow,
  total: number,
): Promise<FoundPage> {
  await (total <= FEW_MAX ? preferSorting(db) : preferIndexScans(db))
  const read = async (isReversed: boolean, skipped: number, limit: number) => {
    const from = cursor ? sql`${fits} and ${afterCursor(order, cursor)}` : fits
    const { rows } = await keysOfRows(
      order,
      sql`select ${sortColumns(order)} from ${table} where ${from}
        order by ${orderedBy(order, isReversed)} limit ${limit} offset ${skipped}`,
    ).execute(db)
    return isReversed ? rows.toReversed() : rows
  }
  const count = { total, isCapped: false }
  if (cursor) return pickPage(await read(false, 0, size + 1), size, order, count)
  if (offset >= total) return pickPage([], size, order, count)
  const behindPage = total - offset - size - 1
  const rows =
    behindPage >= offset
      ? await read(false, offset, size + 1)
      : await read(true, Math.max(0, behindPage), Math.min(size + 1, total - offset))
  return pickPage(rows, size, order, count)
}

/** Finds a page of a search by scanning the index in order, for words so frequent that a page is filled soon. */
export async function scanForPage(
  db: Kysely<Database>,
  { table, fits, order }: Rows,
  { size, offset, cursor }: ListWindow,
  timeoutMs: number,
  setUp: (db: Kysely<Database>, timeoutMs: number) => Promise<void> = preferIndexScans,
): Promise<FoundPage> {
  const count = { total: COUNTED_MAX, isCapped: true }
  if (offset >= COUNTED_MAX) return pickPage([], size, order, count)
  await setUp(db, timeoutMs)
  const from = cursor ? sql`${fits} and ${afterCursor(order, cursor)}` : fits
  const { rows } = await keysOfRows(
    order,
    sql`select ${sortColumns(order)} from ${table} where ${from}
      order by ${orderedBy(order)} limit ${size + 1} offset ${offset}`,
  ).execute(db)
  return pickPage(rows, size, order, count)
}

/** Finds a page of a search by reading, counting and sorting all results. */
export async function sortPage(
  db: Kysely<Database>,
  { found, order }: { found: RawBuilder<unknown>; order: ListOrder },
  { size, offset, cursor }: ListWindow,
): Promise<FoundPage> {
  await preferSorting(db)
  const inFound = withinFound(order)
  const { rows } = await sql<KeyRow & { total: number }>`
    with found as materialized (${found}),
    counted as (select count(*)::int as total from found)
    select c.total, page.* from counted c left join lateral (
      select ${keyColumns(inFound.keys)} from found f where ${cursor ? afterCursor(inFound, cursor) : sql`true`}
      order by ${orderedBy(inFound)} limit ${size + 1} offset ${offset}) page on true`.execute(db)
  const counted = rows[0]?.total ?? 0
  const count = { total: Math.min(counted, COUNTED_MAX), isCapped: counted > COUNTED_MAX }
  const isOffered = cursor !== null || offset < COUNTED_MAX
  return pickPage(isOffered ? rows.filter(({ k0 }) => k0 !== null) : [], size, order, count)
}
