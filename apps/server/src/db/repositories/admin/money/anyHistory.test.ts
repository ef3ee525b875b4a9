import {
  captureTransaction,
  type LedgerTransaction,
  PLANS,
  type PlanId,
  refundTransaction,
  voidTransaction,
} from '@pandok/domain'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#db/connect.ts'
import { createRepositories } from '#db/createRepositories.ts'
import { createInTransaction } from '#db/inTransaction.ts'
import { openPool } from '#db/openPool.ts'
import type { Pool } from '#db/Pool.ts'
import { createTestDatabase, type TestDatabase } from '#testkit/createTestDatabase.ts'

let database: TestDatabase
let pool: Pool
beforeAll(async () => {
  database = await createTestDatabase()
  pool = openPool(database.url, { max: 10 })
})
afterAll(async () => {
  await pool.end()
  await database.drop()
})

const DAY_MS = 86_400_000
const BEGINNING = Date.parse('2015-01-01T00:00:00.000Z')
const SPAN_DAYS = 4000

interface Sale {
  planId: PlanId
  at: Date
  /** The share of the payment that is refunded, how, and after how many days. */
  back: { how: 'void' | 'gateway' | 'byHand'; part: number; afterDays: number } | null
  /** The outcome for the time that it paid for. */
  time: { movedDays: number; closedAfterDays: number | null; isForgotten: boolean } | null
}

const sale: fc.Arbitrary<Sale> = fc.record({
  planId: fc.constantFrom(...PLANS.map(({ id }) => id)),
  at: fc
    .integer({ min: 0, max: SPAN_DAYS * 24 })
    .map((hour) => new Date(BEGINNING + hour * 3_600_000 - (hour % 2))),
  back: fc.option(
    fc.record({
      how: fc.constantFrom('void', 'gateway', 'byHand'),
      part: fc.integer({ min: 1, max: 100 }),
      afterDays: fc.integer({ min: 0, max: 60 }),
    }),
  ),
  time: fc.option(
    fc.record({
      movedDays: fc.integer({ min: 0, max: 40 }),
      closedAfterDays: fc.option(fc.integer({ min: -10, max: 30 })),
      isForgotten: fc.boolean(),
    }),
  ),
})

const later = (at: Date, days: number) => new Date(at.getTime() + days * DAY_MS)
const dayOf = (at: Date) => new Date(at.getTime() + 9 * 3_600_000).toISOString().slice(0, 10)

let orders = 0

/** Buys and refunds as the store does, in a transaction of its own, and returns the expected ledger and periods. */
async function play({ planId, at, back, time }: Sale) {
  orders += 1
  const id = `ord_${orders}`
  const amountWon = PLANS.find((plan) => plan.id === planId)?.priceWon ?? 0
  const backWon = back?.how === 'void' ? amountWon : Math.ceil((amountWon * (back?.part ?? 0)) / 100)
  const inTransaction = createInTransaction(connect(pool))
  await pool.query(
    `with payer as (insert into payers (id, customer_key, created_at) values ($1, $1, $3) returning id)
    insert into orders (id, payer_id, plan_id, order_name, kind, amount_won, auto_renew, state, voiding, void_attempt,
      created_at, confirming_at) select $1, id, $2, '', 'new', $4, false, 'paid', 'none', 0, $3, $3 from payer`,
    [id, planId, at, amountWon],
  )
  const book = (transaction: LedgerTransaction, when: Date) =>
    inTransaction(({ paymentRecords }) => paymentRecords.writeLedger(transaction, when))
  await book(captureTransaction(id, amountWon), at)
  if (back)
    await book(
      back.how === 'void' ? voidTransaction(id, amountWon) : refundTransaction(id, backWon, back.how),
      later(at, back.afterDays),
    )
  const period = time && (await live(id, planId, at, time))
  return { planId, at, amountWon, backWon, backAt: back && later(at, back.afterDays), period }
}

async function live(id: string, planId: PlanId, at: Date, time: NonNullable<Sale['time']>) {
  const isTier = planId.endsWith('monthly')
  const base = { orderId: id, planId, paidWon: 1, usedAt: null, frozenMs: 0, refundedWon: 0 }
  const { standings } = createRepositories(connect(pool))
  const first = { ...base, startsAt: at, endsAt: later(at, 30), closedAt: null }
  await standings.insertPeriod(id, first, isTier)
  await standings.noteUse(id, 'tier', later(at, 1))
  const moved = {
    ...first,
    startsAt: later(at, time.movedDays % 2 ? time.movedDays : 0),
    endsAt: later(at, 30 + time.movedDays),
    closedAt: time.closedAfterDays === null ? null : later(at, time.closedAfterDays),
  }
  await standings.savePeriod(moved)
  // Kept for five years by the database's own clock.
  const isOld = moved.endsAt.getTime() < Date.now() - 5.1 * 365.25 * DAY_MS
  if (time.isForgotten && isOld) {
    await pool.query('delete from periods where order_id = $1', [id])
    return null
  }
  return isTier
    ? { planId, from: moved.startsAt, to: moved.closedAt ?? moved.endsAt, endsAt: moved.endsAt }
    : null
}

type Played = Awaited<ReturnType<typeof play>>

function booksOf(played: readonly Played[]): Record<string, number[]> {
  const books: Record<string, number[]> = {}
  const add = (day: string, planId: PlanId, numbers: number[]) => {
    const sum = books[`${day} ${planId}`] ?? [0, 0, 0, 0]
    books[`${day} ${planId}`] = sum.map((each, index) => each + (numbers[index] ?? 0))
  }
  for (const { planId, at, amountWon, backWon, backAt } of played) {
    add(dayOf(at), planId, [amountWon, 0, 1, 0])
    if (backAt) add(dayOf(backAt), planId, [0, backWon, 0, 1])
  }
  return books
}

const runningAt = (played: readonly Played[], at: Date): number =>
  played.filter(({ period }) => period && period.from <= at && at < period.to && at < period.endsAt).length

async function mustAgree(played: readonly Played[]) {
  const { rows } = await pool.query('select * from payment_days')
  const counted = rows
    .filter(({ payments, refunds }) => payments !== 0 || refunds !== 0)
    .map(({ day, plan_id, captured_won, refunded_won, payments, refunds }) => [
      `${day} ${plan_id}`,
      [captured_won, refunded_won, payments, refunds],
    ])
  expect(Object.fromEntries(counted)).toEqual(booksOf(played))
  for (let day = 0; day < SPAN_DAYS + 100; day += 97) {
    // Midnight in Korea, which is what months end with.
    const at = new Date(BEGINNING + day * DAY_MS + 15 * 3_600_000 - 1)
    const sums = await pool.query(
      'select coalesce(sum(running), 0)::int as n from subscription_changes where at <= $1',
      [at],
    )
    expect(sums.rows[0]?.n, at.toISOString()).toBe(runningAt(played, at))
  }
}

it('days and subscriptions are what any history of sales, returns and moved time makes them, also at once', async () => {
  const played: Played[] = []
  const { money } = createRepositories(connect(pool))
  await fc.assert(
    fc.asyncProperty(fc.array(sale, { minLength: 1, maxLength: 12 }), async (sales) => {
      const [done] = await Promise.all([
        Promise.all(sales.map(play)),
        money.fold(new Date()),
        money.fold(later(new Date(BEGINNING), SPAN_DAYS / 2)),
      ])
      played.push(...done)
      await mustAgree(played)
    }),
    { numRuns: 25, seed: 20_261_115, endOnFailure: true },
  )
  expect(played.filter(({ period }) => period).length).toBeGreaterThan(20)
  expect(played.filter(({ backAt }) => backAt).length).toBeGreaterThan(40)
  for (const step of ['fold', 'recount'] as const) {
    if (step === 'fold') expect(await money.fold(new Date())).toBe(true)
    else await pool.query('select recount_money(now())')
    await mustAgree(played)
  }
})
