import type { AdminPaymentFilter } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { FEW_MAX, sortPage, walkToPage } from './findPage.ts'
import type { ListOrder } from './ListShape.ts'
import { countKind } from './listCounts.ts'
import { sortColumns } from './listSql.ts'
import { nulled } from './nulled.ts'
import type { FoundPage, ListWindow } from './pickPage.ts'
import { hasWords, hasWordsByIndex, type SearchedWords } from './searchedWords.ts'
import { isNear, sampledShare } from './searchPage.ts'

interface Asked {
  filter: AdminPaymentFilter
  fits: RawBuilder<unknown>
  order: ListOrder
  words: SearchedWords
  /** As it was typed: ids tell a capital letter. */
  search: string
  window: ListWindow
  mayWalk: boolean
}

/** Walking joins two more rows for each; sorting what millions of orders have takes longer in any case. */
const ORDERS_WALK_TIMEOUT_MS = 3000
/** Fewer letters of an order's id say too little. */
const ID_MIN_LETTERS = 8
const BEHIND_EVERY_ID = '\u{10ffff}'

/** By the members whose payments they are, or by the beginning of the order's id. */
export async function searchOrders(
  db: Kysely<Database>,
  { filter, fits, order, words, search, window, mayWalk }: Asked,
): Promise<FoundPage> {
  const text = sql`m.search_text`
  const table = sql`orders o join payers p on p.id = o.payer_id join members m on m.id = p.member_id`
  const byRow = sql`${fits} and ${hasWords(text, words)}`
  const { all, fitting } = await countOrders(db, filter)
  const isFew = fitting <= FEW_MAX || filter.memberId !== undefined
  const share = isFew || !mayWalk ? 0 : (await shareOfMembers(db, words)) * (fitting / all)
  if (isNear(share, all, window))
    return walkToPage(db, { table, fits: byRow, order }, window, ORDERS_WALK_TIMEOUT_MS)
  const columns = sortColumns(order)
  // Few are read one by one; of many those whose members have the words.
  const ofMembers = sql`
    select ${columns} from ${table} where ${isFew ? byRow : sql`${fits} and ${hasWordsByIndex(text, words)}`}`
  const id = search.trim()
  const byId = sql`
    union select ${columns} from orders o
    where ${fits} and o.id collate "C" >= ${id} and o.id collate "C" < ${id + BEHIND_EVERY_ID}`
  const found = [...id].length >= ID_MIN_LETTERS ? sql`${ofMembers} ${byId}` : ofMembers
  return sortPage(db, { found, order }, window)
}

const shareOfMembers = async (db: Kysely<Database>, words: SearchedWords): Promise<number> => {
  const { all } = await countKind(db, 'member', [null, null, null])
  return sampledShare(db, sql`members m`, hasWords(sql`m.search_text`, words), all)
}

async function countOrders(db: Kysely<Database>, filter: AdminPaymentFilter) {
  const { status, planId, from, to } = nulled(filter)
  const { rows } = await sql<{ all: number; fitting: number }>`
    select coalesce(sum(rows), 0)::int as "all", coalesce(sum(rows) filter (where
      (${status}::text is null or status = ${status}) and (${planId}::text is null or plan_id = ${planId})
      and (${from}::date is null or day >= ${from}::date) and (${to}::date is null or day <= ${to}::date)), 0)::int as fitting
    from order_counts`.execute(db)
  return rows[0] ?? { all: 0, fitting: 0 }
}
