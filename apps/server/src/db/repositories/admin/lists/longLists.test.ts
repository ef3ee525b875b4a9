import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect } from '#db/connect.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import type { AdminListRepository } from './adminListRepository.ts'
import { estimateSearch } from './estimateSearch.ts'
import { scanForPage } from './findPage.ts'
import type { ListOrder } from './ListShape.ts'
import { MEMBER_ROWS } from './SearchedRows.ts'
import { searchPage } from './searchPage.ts'
import { withListTimeout } from './withListTimeout.ts'

let server: TestServices
let lists: AdminListRepository

beforeAll(async () => {
  server = await startTestServices()
  lists = server.services.repositories.adminLists
})
afterAll(() => server.stop())

const addMembers = (from: number, to: number) =>
  server.pool.query(
    `insert into members (id, email, password_hash, nickname, nickname_key, name, phone, age, nationality, major, role,
       terms_agreed_at, privacy_agreed_at, created_at, updated_at)
     select 'mem_' || n, n || '@x.example', '', 'n' || n, 'n' || n, chr(44032 + n * 37 % 400) || '이름', '-', 40, 'KR',
       'radiology', case when n % 7 = 0 then 'admin' else 'user' end, now(), now(),
       timestamptz '2026-01-01' + (n % 50) * interval '1 microsecond', now()
     from generate_series($1::int, $2::int) n`,
    [from, to],
  )

/** A generator of reproducible pseudo-random numbers. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

describe('totals', () => {
  it('are exact while many write at once, and after many counts were made few', async () => {
    const work = Array.from({ length: 16 }, async (_, worker) => {
      const next = numbersFrom(worker + 1)
      const first = worker * 1000
      await addMembers(first, first + 40)
      for (let step = 0; step < 15; step += 1) {
        const id = `mem_${first + next(40)}`
        const sqls = [
          'delete from members where id = $1',
          "update members set role = 'admin' where id = $1",
          'update members set suspended_at = now() where id = $1',
        ]
        await server.pool.query(sqls[next(3)] ?? '', [id])
        if (step % 5 === 0) await lists.foldCounts()
      }
    })
    await Promise.all(work)
    const check = async () => {
      for (const filter of [{}, { role: 'admin' }, { state: 'suspended', role: 'user' }] as const) {
        const { rows } = await server.pool.query<{ n: number }>(
          `select count(*)::int as n from members where ($1::text is null or role = $1)
             and ($2::text is null or (suspended_at is not null) = ($2 = 'suspended'))`,
          ['role' in filter ? filter.role : null, 'state' in filter ? filter.state : null],
        )
        expect(await lists.users({ page: 1, pageSize: 10, filter }, new Date())).toMatchObject({
          total: rows[0]?.n,
        })
      }
    }
    await check()
    await lists.foldCounts()
    await check()
    const { rows } = await server.pool.query(
      "select count(*)::int as n from list_counts where list = 'member'",
    )
    expect(rows[0]?.n).toBeLessThanOrEqual(4)
  })

  it('take back what a transaction takes back', async () => {
    const before = await lists.users({ page: 1, pageSize: 10 }, new Date())
    const client = await server.pool.connect()
    await client.query('begin')
    await client.query('delete from members')
    await client.query('rollback')
    client.release()
    expect(await lists.users({ page: 1, pageSize: 10 }, new Date())).toEqual(before)
  })
})

it('paging by cursors returns each row once and in order, for any sort, size and filter', async () => {
  await addMembers(50_000, 50_600)
  const next = numbersFrom(7)
  const columns = {
    createdAt: 'created_at',
    email: 'email collate "C"',
    nickname: 'nickname collate pandok_names',
    name: 'name collate pandok_names',
    lastSeenAt: 'last_seen_at',
  }
  const sorts = Object.keys(columns) as (keyof typeof columns)[]
  for (let round = 0; round < 30; round += 1) {
    const sort = sorts[next(5)] ?? 'name'
    const order = next(2) ? 'asc' : 'desc'
    const role = ([undefined, 'admin', 'user'] as const)[next(3)]
    const search = [undefined, '이름', '가', '77'][next(4)]
    const scanned: string[] = []
    let after: string | undefined
    let total = 0
    do {
      const pageSize = ([50, 100, 'all'] as const)[next(3)] ?? 50
      const page = await lists.users(
        { page: 1, pageSize, sort, order, search, after, filter: { role } },
        new Date(),
      )
      if (page === 'admin.cursor') throw new Error('a cursor of its own was refused')
      scanned.push(...page.items.map(({ id }) => id))
      after = page.next ?? undefined
      total = page.total
    } while (after !== undefined)
    const { rows } = await server.pool.query<{ id: string }>(
      `select id from members where ($1::text is null or role = $1) and search_text like $2
       order by ${columns[sort]} ${order}, id ${order}`,
      [role ?? null, `%${search ?? ''}%`],
    )
    expect(scanned, `${sort} ${order} ${role} ${search}`).toEqual(rows.map(({ id }) => id))
    expect(total).toBe(rows.length)
  }
})

describe('a search that much has', () => {
  const order: ListOrder = {
    sort: 'email',
    order: 'asc',
    keys: [
      { by: sql`m.email collate "C"`, kind: 'text' },
      { by: sql`m.id`, kind: 'text' },
    ],
  }
  const table = sql`listed_members m`
  const hasWords = sql`m.search_text like '%이름%'`
  const words = { patterns: ['%이름%'], grams: ['이름'] }

  it('gives the same page by an index scan as by sorting, and says that there are more', async () => {
    const db = connect(server.pool)
    const window = { size: 20, offset: 40, cursor: null }
    const sizes = { table: 100_000, fitting: 100_000 }
    const fits = sql`true`
    await withListTimeout(db, async (bound) => {
      const estimate = await estimateSearch(bound, { table, hasWords, fits, order }, window, 2000)
      expect(estimate.found).toBeGreaterThan(1800)
      const scanned = await scanForPage(bound, { table, fits: hasWords, order }, window, 5000)
      const searched = { rows: MEMBER_ROWS, fits, marks: [], order }
      const chosen = await searchPage(bound, searched, words, window, sizes, true)
      const sorted = await searchPage(bound, searched, words, window, sizes, false)
      expect(scanned).toMatchObject({ total: 10_000, isCapped: true, ids: sorted.ids })
      expect(chosen).toEqual(scanned)
      expect(sorted).toMatchObject({ isCapped: false, next: scanned.next })
      const far = { ...window, offset: 10_000 }
      expect(await scanForPage(bound, { table, fits, order }, far, 5000)).toMatchObject({
        ids: [],
        next: null,
      })
    })
  })
})
