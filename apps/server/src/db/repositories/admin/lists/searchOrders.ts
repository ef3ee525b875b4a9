import type { AdminPaymentFilter } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { estimateSearch } from './estimateSearch.ts'
import { FEW_MAX, scanForPage, sortPage } from './findPage.ts'
import type { ListOrder } from './ListShape.ts'
import { sortColumns } from './listSql.ts'
import { nullableFilter } from './nullableFilter.ts'
import { ORDERS } from './ORDERS.ts'
import type { FoundPage, ListWindow } from './pickPage.ts'
import { MEMBER_ROWS, rowHasWords, rowsWithWords } from './SearchedRows.ts'
import type { SearchedWords } from './searchedWords.ts'
import { isFrequent } from './searchPage.ts'
import { preferIndexScansOfOrders } from './withListTimeout.ts'

interface Asked {
  filter: AdminPaymentFilter
  fits: RawBuilder<unknown>
  order: ListOrder
  words: SearchedWords
  /** The text as it was typed, because ids are case-sensitive. */
  search: string
  window: ListWindow
  mayScan: boolean
}

/** Sorting the results of millions of orders takes longer in any case. */
const ORDERS_SCAN_TIMEOUT_MS = 3000
/** A shorter prefix of an order's id is too unspecific. */
const ID_MIN_LETTERS = 8
const BEHIND_EVERY_ID = '\u{10ffff}'

/** The approximate cost for one row in microseconds; only the ratios matter. */
const COST = { asked: 1.3, passed: 0.2, payer: 1.5, sorted: 0.8 }

/** Searches by the members who paid, or by the prefix of the order's id. */
export async function searchOrders(db: Kysely<Database>, asked: Asked): Promise<FoundPage> {
  const { filter, fits, order, words, window, mayScan } = asked
  const { all, fitting, payerCount } = await countOrders(db, filter)
  const strategies = orderStrategies(db, asked)
  if (fitting <= FEW_MAX || filter.memberId !== undefined) return strategies.reading()
  if (!mayScan) return strategies.sorting()
  const drawn = {
    table: ORDERS.table,
    joined: sql`left ${JOINED}`,
    hasWords: rowHasWords(MEMBER_ROWS, words),
    fits,
    order,
  }
  const estimate = await estimateSearch(db, drawn, window, all)
  const payersFound = (payerCount * estimate.worded) / Math.max(1, all)
  const asking = COST.asked * estimate.passed
  const passing = COST.payer * payersFound + COST.passed * estimate.passed
  const sorting = COST.payer * payersFound + COST.sorted * estimate.worded
  if (!isFrequent(estimate) || sorting < Math.min(asking, passing)) return strategies.sorting()
  return asking <= passing ? strategies.asking() : strategies.passing()
}

const JOINED = sql`join listed_members m on m.payer_id = o.payer_id`

/** All strategies give the same page; they differ in what they read. */
export function orderStrategies(
  db: Kysely<Database>,
  { fits, order, words, search, window }: Omit<Asked, 'filter' | 'mayScan'>,
) {
  const columns = sortColumns(order)
  const hasWords = rowHasWords(MEMBER_ROWS, words)
  const payers = rowsWithWords(sql`m.payer_id`, MEMBER_ROWS, words, ['payer'], sql`true`)
  const sorted = (ofMembers: RawBuilder<unknown>) => {
    const id = search.trim()
    const byId = sql`
      union select ${columns} from orders o
      where ${fits} and o.id collate "C" >= ${id} and o.id collate "C" < ${id + BEHIND_EVERY_ID}`
    const found = [...id].length >= ID_MIN_LETTERS ? sql`${ofMembers} ${byId}` : ofMembers
    return sortPage(db, { found, order }, window)
  }
  return {
    /** Few matching orders are read one by one. */
    reading: () => sorted(sql`select ${columns} from orders o ${JOINED} where ${fits} and ${hasWords}`),
    /** Sorts all orders whose members match the search words. */
    sorting: () =>
      sorted(sql`select ${columns} from (${payers}) p join orders o using (payer_id) where ${fits}`),
    /** Walks in the order of the list and checks the member of each order, if the next match is never far. */
    asking: () => {
      const rows = { table: sql`orders o ${JOINED}`, fits: sql`${fits} and ${hasWords}`, order }
      return scanForPage(db, rows, window, ORDERS_SCAN_TIMEOUT_MS)
    },
    /** Does the same with a known set of members who have the words. */
    passing: () => {
      // The condition is written so that it can't become a join, which would not keep the order.
      const isOfPayer = sql`case when o.payer_id in (${payers}) then true end`
      const rows = { table: ORDERS.table, fits: sql`${fits} and ${isOfPayer}`, order }
      return scanForPage(db, rows, window, ORDERS_SCAN_TIMEOUT_MS, preferIndexScansOfOrders)
    },
  }
}

async function countOrders(db: Kysely<Database>, filter: AdminPaymentFilter) {
  const { status, planId, from, to } = nullableFilter(filter)
  const { rows } = await sql<{ all: number; fitting: number; payerCount: number }>`
    select coalesce(sum(rows), 0)::int as "all", coalesce(sum(rows) filter (where
      (${status}::text is null or status = ${status}) and (${planId}::text is null or plan_id = ${planId})
      and (${from}::date is null or day >= ${from}::date) and (${to}::date is null or day <= ${to}::date)), 0)::int as fitting,
      (select greatest(reltuples, 0) from pg_class where oid = 'payers'::regclass) as "payerCount"
    from order_counts`.execute(db)
  return rows[0] ?? { all: 0, fitting: 0, payerCount: 0 }
}
