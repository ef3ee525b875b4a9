import type { AdminPage, AdminQuestion } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { findPage } from './findPage.ts'
import { inListTime, isTimeout } from './inListTime.ts'
import { type ListShape, orderOf } from './ListShape.ts'
import { type FoundPage, windowOf } from './pickPage.ts'
import { searchedWords } from './searchedWords.ts'
import { searchPage } from './searchPage.ts'

/** A cursor that was not given out for this list in this order. */
export type BadCursor = 'admin.cursor'

export interface ListSource<Sort extends string, Row> {
  shape: ListShape<Sort>
  fits: readonly RawBuilder<unknown>[]
  text: RawBuilder<unknown>
  count: (db: Kysely<Database>) => Promise<{ all: number; fitting: number }>
  /** In any order. */
  load: (db: Kysely<Database>, ids: readonly string[]) => Promise<(Row & { id: string })[]>
}

/** A page of a list with one table and one text that is searched. */
export async function listPage<Sort extends string, Row>(
  db: Kysely<Database>,
  question: AdminQuestion<Sort>,
  { shape, fits, text, count, load }: ListSource<Sort, Row>,
): Promise<AdminPage<Row> | BadCursor> {
  const order = orderOf(shape, question)
  const window = windowOf(question, order)
  if (window === null) return 'admin.cursor'
  const rows = { table: shape.table, fits: allOf(fits), order }
  return walkingOrNot(db, async (bound, mayWalk) => {
    const { all, fitting } = await count(bound)
    const words = await searchedWords(bound, question.search)
    const page = words
      ? await searchPage(bound, { ...rows, text }, words, window, { table: all, fitting }, mayWalk)
      : await findPage(bound, rows, window, fitting)
    return withRows(page, await load(bound, page.ids))
  })
}

/** Once more, without walking, where walking took too long. */
export async function walkingOrNot<T>(
  db: Kysely<Database>,
  work: (db: Kysely<Database>, mayWalk: boolean) => Promise<T>,
): Promise<T> {
  try {
    return await inListTime(db, (bound) => work(bound, true))
  } catch (error) {
    if (!isTimeout(error)) throw error
    return inListTime(db, (bound) => work(bound, false))
  }
}

export const allOf = (conditions: readonly RawBuilder<unknown>[]): RawBuilder<unknown> =>
  sql.join([sql`true`, ...conditions], sql` and `)

export function withRows<Row>(page: FoundPage, rows: readonly (Row & { id: string })[]): AdminPage<Row> {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const items = page.ids.flatMap((id) => byId.get(id) ?? [])
  return { items, total: page.total, isCapped: page.isCapped, next: page.next }
}
