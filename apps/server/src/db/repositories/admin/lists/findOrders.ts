import type { AdminPaymentFilter } from '@pandok/domain'
import { type Kysely, sql } from 'kysely'
import type { Database } from '#db/Database.ts'
import type { ListOrder } from './ListShape.ts'
import { afterCursor, keysOfRows, orderedBy, sortColumns } from './listSql.ts'
import { nullableFilter } from './nullableFilter.ts'
import { dayBegins, dayEnds, ordersFitting } from './ORDERS.ts'
import { type FoundPage, type ListWindow, pickPage } from './pickPage.ts'
import { preferIndexScans } from './withListTimeout.ts'

interface DayCount {
  /** The amount if orders are sorted by it. */
  amount: number | null
  day: string
  rows: number
}

/**
 * Orders are counted by day (and amount), which shows on which days a page lies. Only those are read, so that
 * the middle of millions is as fast as the end, and a rare status costs nothing on days without it.
 */
export async function findOrders(
  db: Kysely<Database>,
  filter: AdminPaymentFilter,
  order: ListOrder,
  window: ListWindow,
): Promise<FoundPage> {
  const days = await countDays(db, filter, order)
  const total = days.reduce((sum, { rows }) => sum + rows, 0)
  const count = { total, isCapped: false }
  const { requested, skipped } = window.cursor
    ? { requested: behindCursor(days, order, window), skipped: 0 }
    : onPage(days, window)
  if (requested.length === 0) return pickPage([], window.size, order, count)
  await preferIndexScans(db)
  const parts = stretches(requested).map(({ amount, first, last }) => {
    const fits = sql`${ordersFitting(filter)} and o.created_at >= ${dayBegins(first)}
      and o.created_at < ${dayEnds(last)}
      and ${amount === null ? sql`true` : sql`o.amount_won = ${amount}`}
      and ${window.cursor ? afterCursor(order, window.cursor) : sql`true`}`
    return sql`(select ${sortColumns(order)} from orders o where ${fits}
      order by ${orderedBy(order)} limit ${skipped + window.size + 1})`
  })
  // The parts and their rows are in order, and an append keeps both.
  const { rows } = await keysOfRows(
    order,
    sql`select * from (${sql.join(parts, sql` union all `)}) as parts
      limit ${window.size + 1} offset ${skipped}`,
  ).execute(db)
  return pickPage(rows, window.size, order, count)
}

async function countDays(
  db: Kysely<Database>,
  filter: AdminPaymentFilter,
  { sort, order }: ListOrder,
): Promise<DayCount[]> {
  const { status, planId, from, to } = nullableFilter(filter)
  const amount = sort === 'amount' ? sql`amount_won` : sql`null::int`
  const direction = order === 'asc' ? sql`asc` : sql`desc`
  const { rows } = await sql<DayCount>`
    select ${amount} as amount, day, sum(rows)::int as rows from order_counts
    where (${status}::text is null or status = ${status}) and (${planId}::text is null or plan_id = ${planId})
      and (${from}::date is null or day >= ${from}::date) and (${to}::date is null or day <= ${to}::date)
    group by 1, 2 having sum(rows) > 0 order by 1 ${direction}, 2 ${direction}`.execute(db)
  return rows
}

/** Returns the days of the page, including one more row, and how many rows of the first day precede it. */
function onPage(days: readonly DayCount[], { offset, size }: ListWindow) {
  let before = 0
  const first = days.findIndex(({ rows }) => {
    if (before + rows > offset) return true
    before += rows
    return false
  })
  if (first === -1) return { requested: [], skipped: 0 }
  const skipped = offset - before
  return { requested: enough(days.slice(first), skipped + size + 1), skipped }
}

/** Returns the days from that of the cursor on, of which nothing may be left. */
function behindCursor(days: readonly DayCount[], { sort, order }: ListOrder, { cursor, size }: ListWindow) {
  const [amount, time] = sort === 'amount' ? [cursor?.[0], cursor?.[1]] : [null, cursor?.[0]]
  const day = new Date(Number(time) / 1000 + 9 * 3_600_000).toISOString().slice(0, 10)
  const sign = order === 'asc' ? 1 : -1
  const isBehind = (count: DayCount) => {
    const byAmount = amount === null ? 0 : Number(count.amount) - Number(amount)
    return sign * (byAmount || (count.day < day ? -1 : Number(count.day > day))) >= 0
  }
  const left = days.filter(isBehind)
  const isPart = left[0]?.day === day
  return enough(left, size + 1 + (isPart ? (left[0]?.rows ?? 0) : 0))
}

function enough(days: readonly DayCount[], rows: number): DayCount[] {
  let sum = 0
  return days.filter((count) => {
    const isRequested = sum < rows
    sum += count.rows
    return isRequested
  })
}

const GAP_MAX_DAYS = 3
const DAY_MS = 86_400_000

interface Stretch {
  amount: number | null
  first: string
  last: string
}

/** Consecutive days are read together, in the order of the list. */
function stretches(days: readonly DayCount[]): Stretch[] {
  const found: Stretch[] = []
  for (const { amount, day } of days) {
    const open = found.at(-1)
    const isNear = open && open.amount === amount && gapDays(open, day) <= GAP_MAX_DAYS
    if (!isNear) found.push({ amount, first: day, last: day })
    else if (day < open.first) open.first = day
    else open.last = day
  }
  return found
}

const gapDays = ({ first, last }: Stretch, day: string): number =>
  Math.min(...[first, last].map((end) => Math.abs(Date.parse(end) - Date.parse(day)) / DAY_MS))
