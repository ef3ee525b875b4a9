import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { connect } from '#db/connect.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import type { AdminListRepository } from './adminListRepository.ts'
import { scanForPage } from './findPage.ts'
import { type ListOrder, orderOf } from './ListShape.ts'
import { ORDERS, ordersFitting } from './ORDERS.ts'
import { itemRows, MEMBER_ROWS, rowHasWords } from './SearchedRows.ts'
import { searchedWords } from './searchedWords.ts'
import { orderStrategies } from './searchOrders.ts'
import { searchPage } from './searchPage.ts'
import { withListTimeout } from './withListTimeout.ts'

const PEOPLE = 400
/** Takes eighteen letters when it is folded: forty are longer than an index takes. */
const LONG = 'ﷺ'
const SEARCHED = [
  'gmail',
  '김민',
  '김',
  'a',
  '77',
  'KIM',
  'ord_',
  '흉부 gmail',
  LONG,
  '없는말',
  '%',
  '_',
  '여 우',
]

let server: TestServices
let lists: AdminListRepository

beforeAll(async () => {
  server = await startTestServices()
  lists = server.services.repositories.adminLists
  const words = (salt: number, values: string) =>
    `(array[${values
      .split(' ')
      .map((value) => `'${value}'`)
      .join(', ')}])[abs(hashint4(n * 31 + ${salt})) % ${values.split(' ').length} + 1]`
  await server.pool.query(
    `insert into members (id, email, password_hash, nickname, nickname_key, name, phone, age, nationality, major, role,
       terms_agreed_at, privacy_agreed_at, suspended_at, created_at, updated_at)
     select 'mem_' || n, ${words(1, 'kim lee park')} || n || '@' || ${words(2, 'gmail naver amc')} || '.example', '',
       ${words(3, '여우 고래 바다')} || n, 'k' || n,
       case when n % 50 = 0 then repeat('${LONG}', 40) else ${words(4, '김민준 김서연 이지우 박은')} end, '010' || n, 40, 'KR',
       'radiology', case when n % 7 = 0 then 'admin' else 'user' end, now(), now(),
       case when n % 5 = 0 then now() end, timestamptz '2026-01-01' + (n % 40) * interval '1 microsecond', now()
     from generate_series(1, ${PEOPLE}) n`,
  )
  const item = `'mem_' || (1 + abs(hashint4(n)) % ${PEOPLE}),
    case when n % 60 = 0 then repeat('${LONG}', 20) || n else ${words(5, '흉부 복부 무릎')} || ' ' || n end`
  const facts = `n % 4 = 0, case when n % 9 = 0 then 'free' when n % 9 = 1 then 'paid' end,
    timestamptz '2026-01-01' + (n % 30) * interval '1 hour', timestamptz '2026-02-01' + (n % 70) * interval '1 hour',
    case when n % 6 = 0 then now() end`
  await server.pool.query(
    `insert into plates (id, owner_id, name, cells, revision, shared, library, created_at, updated_at, deleted_at)
     select 'pla_' || n, ${item}, '[]', 1, ${facts} from generate_series(1, 600) n`,
  )
  await server.pool.query(
    `insert into modules (id, owner_id, name, name_key, section, modality, type, note, definition, input_count, output_count,
       shared, library, created_at, updated_at, deleted_at)
     select 'mod_' || n, ${item}, 'key' || n, '', '', '', '', '{}', 0, 0, ${facts} from generate_series(1, 300) n`,
  )
  await server.pool.query(
    `insert into payers (id, member_id, customer_key, created_at)
     select 'pyr_' || n, 'mem_' || n, 'cus_' || n, now() - interval '6 years' from generate_series(2, ${PEOPLE}, 2) n`,
  )
  await server.pool.query(
    `insert into orders (id, payer_id, plan_id, order_name, kind, amount_won, auto_renew, state, voiding, void_attempt,
       created_at, confirming_at)
     select 'ord_' || lpad(n::text, 5, '0'), 'pyr_' || 2 * (1 + abs(hashint4(n)) % ${PEOPLE / 2}), 'basic-monthly', '-', 'new',
       30000 + n % 3 * 10000, false, case when n % 8 = 0 then 'failed' else 'paid' end, 'none', 0,
       timestamptz '2026-01-01' + (n % 90) * interval '7 hours', timestamptz '2026-01-01'
     from generate_series(1, 900) n`,
  )
})
afterAll(() => server.stop())

/** A generator of reproducible pseudo-random numbers. */
function numbersFrom(seed: number) {
  let state = seed
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return Math.floor((state / 2_147_483_648) * below)
  }
}

const patternsOf = async (search: string): Promise<string[]> => [
  ...((await searchedWords(connect(server.pool), search))?.patterns ?? []),
]

/** Computed from the tables themselves, without stored counts. */
async function plainly(
  from: string,
  text: string,
  where: string,
  by: string,
  search: string,
): Promise<string[]> {
  const { rows } = await server.pool.query<{ id: string }>(
    `select id from (select ${from}) t where ${where} and ${text} like all($1::text[]) order by ${by}`,
    [await patternsOf(search)],
  )
  return rows.map(({ id }) => id)
}

const LISTED = {
  users: {
    from: '* from members',
    sorts: {
      createdAt: 'created_at',
      email: 'email collate "C"',
      nickname: 'nickname collate pandok_names',
      name: 'name collate pandok_names',
      lastSeenAt: 'last_seen_at',
    },
    filters: [
      [{}, 'true'],
      [{ role: 'admin' }, "role = 'admin'"],
      [{ role: 'user', state: 'suspended' }, "role = 'user' and suspended_at is not null"],
    ],
  },
  plates: {
    from: '* from plates',
    sorts: {
      updatedAt: 'updated_at',
      createdAt: 'created_at',
      name: 'name collate pandok_names',
      size: 'size',
    },
    filters: [
      [{}, 'true'],
      [{ shared: true }, 'shared'],
      [{ library: 'none', state: 'live' }, 'library is null and deleted_at is null'],
      [{ ownerId: 'mem_7' }, "owner_id = 'mem_7'"],
    ],
  },
  payments: {
    from: 'o.*, m.search_text from orders o join payers p on p.id = o.payer_id join members m on m.id = p.member_id',
    sorts: { orderedAt: 'created_at', amount: 'amount_won DIRECTION, created_at' },
    filters: [
      [{}, 'true'],
      [{ status: 'failed' }, "status = 'failed'"],
      [
        { from: '2026-01-05', to: '2026-01-09' },
        "day_in_korea(created_at) between '2026-01-05' and '2026-01-09'",
      ],
    ],
  },
} as const

it.each([
  ['users', 'users'],
  ['plates', 'plates'],
  ['modules', 'plates'],
  ['payments', 'payments'],
] as const)('%s: every search gives what the rows themselves give, on every page', async (list, like) => {
  const next = numbersFrom(list.length)
  const { sorts, filters } = LISTED[like]
  const from = list === 'modules' ? '* from modules' : LISTED[like].from
  for (let round = 0; round < 60; round += 1) {
    const search = SEARCHED[round % SEARCHED.length] ?? ''
    const [sort, by] = Object.entries(sorts)[next(Object.keys(sorts).length)] ?? ['', '']
    const order = next(2) ? 'asc' : 'desc'
    const [filter, where] = filters[next(filters.length)] ?? [{}, 'true']
    const query = { sort, order, search, filter, pageSize: 50 } as const
    const seen: string[] = []
    let total = 1
    for (let page = 1; (page - 1) * 50 < total; page += 1) {
      const answer = await (list === 'users'
        ? lists.users({ ...query, page } as never, new Date())
        : lists[list]({ ...query, page } as never))
      if (answer === 'admin.cursor') throw new Error('no cursor was given')
      seen.push(...answer.items.map(({ id }) => id))
      total = answer.total
    }
    const direction = `${by.replace('DIRECTION', order)} ${order}, id ${order}`
    const expected = await plainly(from, 'search_text', where, direction, search)
    expect(seen, JSON.stringify(query)).toEqual(expected)
    expect(total).toBe(expected.length)
  }
})

it('scanning gives the same page as looking up, for members and plates', async () => {
  const id = (as: string) => ({ by: sql.raw(`${as}.id`), kind: 'text' as const })
  const asked = [
    [
      MEMBER_ROWS,
      [{ by: sql`m.name collate pandok_names`, kind: 'text' }, id('m')],
      sql`m.role = 'user'`,
      ['user'],
    ],
    [itemRows('plate'), [{ by: sql`i.updated_at`, kind: 'time' }, id('i')], sql`not i.shared`, ['false']],
    [itemRows('module'), [{ by: sql`i.size`, kind: 'number' }, id('i')], sql`true`, []],
  ] as const
  await withListTimeout(connect(server.pool), async (db) => {
    for (const [rows, keys, fits, marks] of asked)
      for (const search of SEARCHED)
        for (const direction of ['asc', 'desc'] as const) {
          const words = await searchedWords(db, search)
          if (!words) throw new Error('nothing is searched for')
          const order: ListOrder = { sort: 'any', order: direction, keys }
          const window = { size: 20, offset: 20, cursor: null }
          const sizes = { table: 1000, fitting: 1 }
          const looked = await searchPage(db, { rows, fits, marks, order }, words, window, sizes, false)
          const table = sql`${rows.name} ${rows.as}`
          const scanned = { table, fits: sql`${fits} and ${rowHasWords(rows, words)}`, order }
          const { ids, next } = await scanForPage(db, scanned, window, 5000)
          expect({ ids, next }, `${search} ${direction}`).toEqual({ ids: looked.ids, next: looked.next })
        }
  })
})

it('orders are the same by each of the four strategies', async () => {
  await withListTimeout(connect(server.pool), async (db) => {
    for (const search of SEARCHED)
      for (const sort of ['orderedAt', 'amount'] as const)
        for (const filter of [{}, { status: 'paid' }] as const) {
          const words = await searchedWords(db, search)
          if (!words) throw new Error('nothing is searched for')
          const order = orderOf(ORDERS, { sort, order: 'desc' })
          const window = { size: 20, offset: 10, cursor: null }
          const strategies = orderStrategies(db, {
            fits: ordersFitting(filter),
            order,
            words,
            search,
            window,
          })
          const sorted = await strategies.sorting()
          expect(await strategies.reading(), search).toEqual(sorted)
          for (const strategy of [strategies.asking, strategies.passing]) {
            const { ids, next } = await strategy()
            expect({ ids, next }, search).toEqual({ ids: sorted.ids, next: sorted.next })
          }
        }
  })
})

it('whatever is written, the rows that are searched are what they would be if they were made anew', async () => {
  const next = numbersFrom(3)
  const writes = [
    "update members set nickname = nickname || '새' where id = $1",
    `update members set name = repeat('${LONG}', 40) where id = $1`,
    "update members set name = '이름' where id = $1",
    "update members set role = 'admin', suspended_at = null, last_seen_at = now() where id = $1",
    'update plates set deleted_at = now(), updated_at = now() where owner_id = $1',
    `update plates set name = '${LONG}' || id, shared = not shared where owner_id = $1`,
    "update modules set name = name || '!', library = 'free' where owner_id = $1",
    'delete from plates where owner_id = $1',
    'delete from modules where owner_id = $1',
    "insert into payers (id, member_id, customer_key, created_at) select 'new_' || k, m.id, 'new_' || k, now() from members m, gen_random_uuid() k where m.id = $1 on conflict (member_id) do nothing",
    'update payers set member_id = null where member_id = $1',
  ]
  const workers = Array.from({ length: 8 }, async (_, worker) => {
    for (let step = 0; step < 25; step += 1)
      await server.pool.query(writes[(step + worker) % writes.length] ?? '', [`mem_${1 + next(PEOPLE)}`])
  })
  await Promise.all(workers)
  await server.pool.query("delete from plates where owner_id = 'mem_9'")
  await server.pool.query("delete from modules where owner_id = 'mem_9'")
  await server.pool.query("delete from members where id = 'mem_9'")
  const readAll = async () => {
    const tables = ['listed_members', 'listed_plates', 'listed_modules']
    const read = tables.map((table) => server.pool.query(`select * from ${table} order by id`))
    return (await Promise.all(read)).map(({ rows }) => rows)
  }
  const kept = await readAll()
  await server.pool.query('select relist()')
  expect(kept.map((rows) => rows.length)).not.toContain(0)
  expect(kept[0]?.some((row) => row.search_text === null)).toBe(true)
  expect(kept).toEqual(await readAll())
})
