import type { AdminPage, StoredRefund } from '@pandok/domain'
import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import { findPage, sortColumns, sortPage } from '../lists/findPage.ts'
import { inListTime } from '../lists/inListTime.ts'
import { type ListOrder, type ListShape, orderOf } from '../lists/ListShape.ts'
import { countKind } from '../lists/listCounts.ts'
import { type BadCursor, withRows } from '../lists/listPage.ts'
import { windowOf } from '../lists/pickPage.ts'
import { hasWords, hasWordsByIndex, type SearchedWords, searchedWords } from '../lists/searchedWords.ts'
import { sampledShare } from '../lists/searchPage.ts'
import type { Person, QueuedRefund, RefundQuestion } from './refundQueueRepository.ts'

const REFUNDS: ListShape<'requestedAt'> = {
  table: sql`refunds r`,
  id: { by: sql`r.id`, kind: 'text' },
  sorts: { requestedAt: [{ by: sql`r.requested_at`, kind: 'time' }] },
  defaultSort: 'requestedAt',
}

/** As the indexes have them. */
const STATES = {
  open: sql`r.state in ('requested', 'processing', 'unknown')`,
  settled: sql`r.state in ('completed', 'rejected', 'withdrawn')`,
}

export async function listRefunds(
  db: Kysely<Database>,
  question: RefundQuestion,
): Promise<AdminPage<QueuedRefund> | BadCursor> {
  const state = question.filter?.state ?? 'open'
  const fits = STATES[state]
  const direction = question.order ?? (state === 'open' ? 'asc' : 'desc')
  const order = orderOf(REFUNDS, { sort: 'requestedAt', order: direction })
  const window = windowOf(question, order)
  if (window === null) return 'admin.cursor'
  return inListTime(db, async (bound) => {
    const words = await searchedWords(bound, question.search)
    const page = words
      ? await sortPage(bound, { found: await searched(bound, fits, order, words, question), order }, window)
      : await findPage(bound, { table: REFUNDS.table, fits, order }, window, await countRefunds(bound, fits))
    return withRows(page, await load(bound, page.ids))
  })
}

async function countRefunds(db: Kysely<Database>, fits: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from refunds r where ${fits}`.execute(
    db,
  )
  return rows[0]?.n ?? 0
}

/** More members than that are not looked up one by one: there are fewer refunds. */
const MEMBERS_MAX = 5000
/** Fewer letters of an order's id say too little. */
const ID_MIN_LETTERS = 8
const BEHIND_EVERY_ID = '\u{10ffff}'

/** By the members who asked for them, or by the beginning of an order's id. */
async function searched(
  db: Kysely<Database>,
  fits: RawBuilder<unknown>,
  order: ListOrder,
  words: SearchedWords,
  { search = '' }: RefundQuestion,
): Promise<RawBuilder<unknown>> {
  const columns = sortColumns(order)
  const text = sql`m.search_text`
  const { all } = await countKind(db, 'member', [null, null, null])
  const share = await sampledShare(db, sql`members m`, hasWords(text, words), all)
  const isOfFew = share * all <= MEMBERS_MAX
  const ofMembers = sql`
    select ${columns} from members m join payers p on p.member_id = m.id join refunds r on r.payer_id = p.id
    where ${fits} and ${isOfFew ? hasWordsByIndex(text, words) : hasWords(text, words)}`
  const id = search.trim()
  if ([...id].length < ID_MIN_LETTERS) return ofMembers
  return sql`${ofMembers} union
    select ${columns} from orders o join refunds r on r.payer_id = o.payer_id
      and r.lines @> jsonb_build_array(jsonb_build_object('orderId', o.id))
    where ${fits} and o.id collate "C" >= ${id} and o.id collate "C" < ${id + BEHIND_EVERY_ID}`
}

type Row = StoredRefund & { person: Person | null }

async function load(
  db: Kysely<Database>,
  ids: readonly string[],
): Promise<(QueuedRefund & { id: string })[]> {
  const { rows } = await sql<Row>`
    select r.id, r.payer_id as "memberId", r.life, r.state, r.requested_at as "requestedAt", r.reason, r.quote,
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
