import type { AdminPage, StoredRefund } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { estimateSearch } from '../lists/estimateSearch.ts'
import { findPage, scanForPage, sortPage } from '../lists/findPage.ts'
import { type ListOrder, type ListShape, orderOf } from '../lists/ListShape.ts'
import { type BadCursor, withRows, withScanFallback } from '../lists/listPage.ts'
import { sortColumns } from '../lists/listSql.ts'
import { type FoundPage, type ListWindow, windowOf } from '../lists/pickPage.ts'
import { MEMBER_ROWS, rowHasWords, rowsWithWords } from '../lists/SearchedRows.ts'
import { type SearchedWords, searchedWords } from '../lists/searchedWords.ts'
import { isFrequent, SCAN_TIMEOUT_MS } from '../lists/searchPage.ts'
import type { Person, QueuedRefund, RefundQuery } from './QueuedRefund.ts'

const REFUNDS: ListShape<'requestedAt'> = {
  table: sql`refunds r`,
  id: { by: sql`r.id`, kind: 'text' },
  sorts: { requestedAt: [{ by: sql`r.requested_at`, kind: 'time' }] },
  defaultSort: 'requestedAt',
}

/** The conditions must be those of the indexes. */
const STATES = {
  open: sql`r.state in ('requested', 'processing', 'unknown')`,
  settled: sql`r.state in ('completed', 'rejected', 'withdrawn')`,
}

export async function listRefunds(
  db: Kysely<Database>,
  query: RefundQuery,
): Promise<AdminPage<QueuedRefund> | BadCursor> {
  const state = query.filter?.state ?? 'open'
  const fits = STATES[state]
  const direction = query.order ?? (state === 'open' ? 'asc' : 'desc')
  const order = orderOf(REFUNDS, { sort: 'requestedAt', order: direction })
  const window = windowOf(query, order)
  if (window === null) return 'admin.cursor'
  return withScanFallback(db, async (bound, mayScan) => {
    const words = await searchedWords(bound, query.search)
    const total = await countRefunds(bound, fits)
    const page = words
      ? await searchRefunds(bound, {
          fits,
          order,
          words,
          search: query.search ?? '',
          window,
          total,
          mayScan,
        })
      : await findPage(bound, { table: REFUNDS.table, fits, order }, window, total)
    return withRows(page, await load(bound, page.ids))
  })
}

async function countRefunds(db: Kysely<Database>, fits: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from refunds r where ${fits}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** Up to this number, refunds are read one by one instead of looking up all members with the words. */
const REFUNDS_MAX = 10_000
/** A shorter prefix of an order's id is too unspecific. */
const ID_MIN_LETTERS = 8
const BEHIND_EVERY_ID = '\u{10ffff}'

interface Asked {
  fits: RawBuilder<unknown>
  order: ListOrder
  words: SearchedWords
  /** The text as it was typed, because ids are case-sensitive. */
  search: string
  window: ListWindow
  total: number
  mayScan: boolean
}

/** Searches by the members who requested them, or by the prefix of an order's id. */
async function searchRefunds(
  db: Kysely<Database>,
  { fits, order, words, search, window, total, mayScan }: Asked,
): Promise<FoundPage> {
  const hasWords = rowHasWords(MEMBER_ROWS, words)
  const joined = sql`join listed_members m on m.payer_id = r.payer_id`
  const drawn = { table: REFUNDS.table, joined, hasWords, fits, order }
  const estimate = await estimateSearch(db, drawn, window, total)
  if (mayScan && isFrequent(estimate) && estimate.passed <= estimate.found) {
    const rows = { table: sql`refunds r ${joined}`, fits: sql`${fits} and ${hasWords}`, order }
    return scanForPage(db, rows, window, SCAN_TIMEOUT_MS)
  }
  const columns = sortColumns(order)
  const ofMembers =
    total <= REFUNDS_MAX
      ? sql`select ${columns} from refunds r ${joined} where ${fits} and ${hasWords}`
      : sql`select ${columns} from refunds r join (
          ${rowsWithWords(sql`m.payer_id`, MEMBER_ROWS, words, ['payer'], sql`true`)}) p using (payer_id) where ${fits}`
  const id = search.trim()
  const byId = sql`union
    select ${columns} from orders o join refunds r on r.payer_id = o.payer_id
      and r.lines @> jsonb_build_array(jsonb_build_object('orderId', o.id))
    where ${fits} and o.id collate "C" >= ${id} and o.id collate "C" < ${id + BEHIND_EVERY_ID}`
  const found = [...id].length < ID_MIN_LETTERS ? ofMembers : sql`${ofMembers} ${byId}`
  return sortPage(db, { found, order }, window)
}

type Row = StoredRefund & { person: Person | null }

async function load(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<(QueuedRefund & { id: string })[]> {
  const { rows } = await sql<Row>`
    select r.id, r.payer_id as "payerId", r.life, r.state, r.requested_at as "requestedAt", r.reason, r.quote,
      r.lines, r.approved_by as "approvedBy", r.rejection, r.settled_at as "settledAt",
      case when m.id is not null then json_build_object('id', m.id, 'email', m.email, 'nickname', m.nickname) end as person
    from refunds r join payers p on p.id = r.payer_id left join members m on m.id = p.member_id
    where r.id = any(${ids})`.execute(db)
  return rows.map(({ person, ...refund }) => ({
    id: refund.id,
    refund: { ...refund, quote: { ...refund.quote, at: new Date(refund.quote.at) } },
    member: person,
  }))
}
