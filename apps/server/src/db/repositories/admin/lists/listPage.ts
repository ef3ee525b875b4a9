import type { AdminPage, AdminQuery } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { findPage, sortPage } from './findPage.ts'
import { type ListShape, orderOf } from './ListShape.ts'
import { sortColumns } from './listSql.ts'
import { type FoundPage, windowOf } from './pickPage.ts'
import type { SearchedRows } from './SearchedRows.ts'
import { hasWords, type SearchedWords, searchedWords } from './searchedWords.ts'
import { searchPage } from './searchPage.ts'
import { isTimeout, withListTimeout } from './withListTimeout.ts'

/** The cursor was not issued for this list in this order. */
export type BadCursor = 'admin.cursor'

export interface ListSource<Sort extends string, Row> {
  shape: ListShape<Sort>
  fits: readonly RawBuilder<unknown>[]
  searched: SearchedRows
  /** The conditions of `fits` in terms of the bigram index; null for those of one owner, who never has many rows. */
  marks: readonly string[] | null
  count: (db: Kysely<Database>) => Promise<{ all: number; fitting: number }>
  /** Loads the rows in any order. */
  load: (db: Kysely<Database>, ids: readonly string[]) => Promise<(Row & { id: string })[]>
}

/** Returns a page of a list with one table and one searchable text. */
export async function listPage<Sort extends string, Row>(
  db: Kysely<Database>,
  query: AdminQuery<Sort>,
  { shape, fits, searched, marks, count, load }: ListSource<Sort, Row>,
): Promise<AdminPage<Row> | BadCursor> {
  const order = orderOf(shape, query)
  const window = windowOf(query, order)
  if (window === null) return 'admin.cursor'
  const rows = { table: shape.table, fits: allOf(fits), order }
  return withScanFallback(db, async (bound, mayScan) => {
    const { all, fitting } = await count(bound)
    const words = await searchedWords(bound, query.search)
    const search = async (found: SearchedWords) => {
      const sizes = { table: all, fitting }
      const { order, fits } = rows
      if (marks)
        return searchPage(bound, { rows: searched, fits, marks, order }, found, window, sizes, mayScan)
      const hasFound = hasWords(sql`${searched.as}.search_text`, found)
      const owned = sql`select ${sortColumns(order)} from ${rows.table} where ${fits} and ${hasFound}`
      return sortPage(bound, { found: owned, order }, window)
    }
    const page = words ? await search(words) : await findPage(bound, rows, window, fitting)
    return withRows(page, await load(bound, page.ids))
  })
}

/** Repeats the work without an ordered index scan if that took too long. */
export async function withScanFallback<T>(
  db: Kysely<Database>,
  work: (db: Kysely<Database>, mayScan: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await withListTimeout(db, (bound) => work(bound, true))
  } catch (error) {
    if (!isTimeout(error)) throw error
    return withListTimeout(db, (bound) => work(bound, false))
  }
}

export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join([sql`true`, ...conditions], sql` and `)

export function withRows<Row>(page: FoundPage, rows: readonly (Row & { id: string })[]): AdminPage<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = page.ids.flatMap((id) => byId.get(id) ?? [])
  return { items, total: page.total, isCapped: page.isCapped, next: page.next }
}
