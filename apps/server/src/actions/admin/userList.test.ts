import {
  adminUserList,
  adminUserUpdate,
  type ParamInput,
  type ResultOf,
  userWithdraw,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { refreshListedTiers } from '#payment/refreshListedTiers.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestStore, type TestStore } from '#testkit/startTestStore.ts'

let store: TestStore
let boss: TestMember
let admin: Pick<TestMember, 'authToken'>

beforeAll(async () => {
  store = await startTestStore()
  boss = await store.member({ nickname: '관리자', name: '관리자' })
  await store.pool.query("update members set role = 'admin' where id = $1", [boss.user.id])
  admin = await store.again(boss)
  await addPeople()
})
afterAll(() => store.stop())

const FAMILY = ['김', '이', '박', 'Müller']

/** 120 people of four families. */
async function addPeople() {
  await store.pool.query(
    `insert into members (id, email, password_hash, nickname, nickname_key, name, phone, age, nationality, major,
       terms_agreed_at, privacy_agreed_at, created_at, updated_at, last_seen_at, suspended_at)
     select 'mem_' || n, 'user' || n || case n % 3 when 0 then '@naver.example' else '@gmail.example' end, '', '별명 ' || n,
       '별명 ' || n, ($1::text[])[n % 4 + 1] || '민수', '010' || lpad(n::text, 8, '7'), 40, 'KR', 'radiology', now(), now(),
       timestamptz '2026-01-01' + n * interval '1 hour' + n * interval '7 microseconds', now(),
       case when n % 2 = 0 then timestamptz '2026-02-01' + (n * 37 % 120) * interval '1 minute' else 'epoch' end,
       case when n % 10 = 0 then now() end
     from generate_series(1, 120) n`,
    [FAMILY],
  )
}

type Param = ParamInput<typeof adminUserList>
type Answer = ResultOf<typeof adminUserList>
const ask = (param: Param): Promise<Answer> => store.mustCall(adminUserList, param, { as: admin })
const mine = (answer: Answer) => answer.items.filter(({ id }) => /^mem_\d+$/.test(id))
const numbers = (answer: Answer) => mine(answer).map(({ id }) => Number(id.slice(4)))

describe('admin-userList', () => {
  it('shows members with what they have and are', async () => {
    const { member } = await store.buy('basic-monthly')
    const plate = await store.plate(member)
    await store.module(member)
    const { items, total, isCapped, next } = await ask({ search: member.email })
    expect(items).toEqual([
      {
        id: member.user.id,
        email: member.email,
        nickname: member.nickname,
        name: member.name,
        role: 'user',
        tier: 'basic',
        state: 'active',
        plateCount: 1,
        moduleCount: 1,
        createdAt: expect.any(String),
        lastSeenAt: expect.any(String),
      },
    ])
    expect({ total, isCapped, next }).toEqual({ total: 1, isCapped: false, next: null })
    expect(plate.id).toBeTruthy()
  })

  it.each(['createdAt', 'email', 'nickname', 'name', 'lastSeenAt'] as const)(
    'sorts by %s both ways',
    async (sort) => {
      const up = await ask({ sort, order: 'asc', pageSize: 'all' })
      const down = await ask({ sort, order: 'desc', pageSize: 'all' })
      expect(down.items.map(({ id }) => id)).toEqual(up.items.map(({ id }) => id).toReversed())
      expect(up.items).toHaveLength(up.total)
      const column = { createdAt: 'created_at', email: 'email collate "C"', lastSeenAt: 'last_seen_at' }[
        sort as 'email'
      ]
      const by = column ?? `${sort} collate pandok_names`
      const { rows } = await store.pool.query(`select id from members order by ${by}, id`)
      expect(up.items.map(({ id }) => id)).toEqual(rows.map(({ id }) => id))
    },
  )

  it('finds every page, from both ends, and nothing behind the last', async () => {
    const all = (await ask({ sort: 'email', pageSize: 'all' })).items.map(({ id }) => id)
    const pages = Math.ceil(all.length / 10)
    for (let page = 1; page <= pages + 1; page += 1) {
      const answer = await ask({ sort: 'email', page, pageSize: 10 })
      expect(answer.items.map(({ id }) => id)).toEqual(all.slice((page - 1) * 10, page * 10))
      expect(answer.total).toBe(all.length)
      expect(answer.next !== null).toBe(page < pages)
    }
  })

  it.each([
    ['민수', 120],
    ['김민', 30],
    ['gmail.ex', 80],
    ['USER77', 1],
    ['77777120', 1],
    ['010-7777-7120', 1],
    ['김민수 010-7777', 30],
    ['김 naver', 10],
    ['müller 별명', 30],
    ['ＭÜＬＬＥＲ', 30],
    ['김민'.normalize('NFD'), 30],
    ['%', 0],
    ['user_', 0],
    ['\\', 0],
    ["' or true --", 0],
    ['없는사람', 0],
  ])('finds %s', async (search, count) => {
    const answer = await ask({ search, pageSize: 'all' })
    expect(mine(answer)).toHaveLength(count)
    expect(answer.total).toBe(answer.items.length)
    const byNumber = await ask({ search, pageSize: 10, sort: 'createdAt', order: 'asc', page: 2 })
    expect(numbers(byNumber)).toEqual(
      numbers(await ask({ search, pageSize: 'all', sort: 'createdAt', order: 'asc' })).slice(10, 20),
    )
  })

  it('filters by role, state and the tier that counts', async () => {
    expect((await ask({ filter: { role: 'admin' } })).items.map(({ nickname }) => nickname)).toEqual([
      '관리자',
    ])
    expect(numbers(await ask({ filter: { state: 'suspended' }, sort: 'createdAt', order: 'asc' }))).toEqual(
      Array.from({ length: 12 }, (_, index) => (index + 1) * 10),
    )
    expect(mine(await ask({ filter: { state: 'active' }, pageSize: 'all', search: '김' }))).toHaveLength(24)
    const { member } = await store.buy('standard-monthly')
    const standard = async () => {
      const answer = await ask({ filter: { tier: 'standard' } })
      expect(answer.total).toBe(answer.items.length)
      expect(answer.items.every(({ tier }) => tier === 'standard')).toBe(true)
      return answer.items.map(({ id }) => id)
    }
    expect(await standard()).toEqual([member.user.id])
    const until = new Date(store.clock.now().getTime() + 86_400_000).toISOString()
    const change = { kind: 'grant', tier: 'standard', until, reason: '연구' } as const
    await store.mustCall(adminUserUpdate, { id: 'mem_1', change }, { as: admin })
    expect((await standard()).toSorted()).toEqual([member.user.id, 'mem_1'].toSorted())
    await store.pass({ days: 2 })
    admin = await store.again(boss)
    expect(await standard()).toEqual([member.user.id])
    // The subscription is not renewed, as no job runs here: used on while that is tried, and over then.
    await store.pass({ days: 60 })
    admin = await store.again(boss)
    expect(await standard()).toEqual([])
    expect(await refreshListedTiers(store.services, store.clock.now(), 100)).toBe(0)
  })

  it('goes on at the same place, whatever was added or removed meanwhile', async () => {
    const all = numbers(await ask({ sort: 'createdAt', order: 'asc', pageSize: 'all' }))
    const first = await ask({ sort: 'createdAt', order: 'asc', pageSize: 50 })
    const [gone] = numbers(first)
    await store.pool.query('delete from members where id = $1', [`mem_${gone}`])
    await store.pool.query(
      `insert into members (id, email, password_hash, nickname, nickname_key, name, phone, age, nationality, major,
         terms_agreed_at, privacy_agreed_at, created_at, updated_at)
       values ('mem_0', 'early@x.example', '', 'early', 'early', '-', '-', 40, 'KR', 'radiology', now(), now(),
         '2020-01-01', now())`,
    )
    const second = await ask({
      sort: 'createdAt',
      order: 'asc',
      pageSize: 'all',
      ...(first.next && { after: first.next }),
    })
    expect([...numbers(first), ...numbers(second)]).toEqual(all)
    expect((await ask({ search: 'early@x' })).total).toBe(1)
  })

  it('forgets who withdraws', async () => {
    const member = await store.member()
    const { total } = await ask({})
    await store.mustCall(userWithdraw, { password: member.password }, { as: member })
    expect((await ask({})).total).toBe(total - 1)
    expect((await ask({ search: member.email })).total).toBe(0)
  })

  it.each([
    'x',
    '',
    Buffer.from('["createdAt","desc",1]').toString('base64url'),
    Buffer.from('["email","asc","a","b"]').toString('base64url'),
    Buffer.from('["createdAt","desc","2026-01-01","mem_1"]').toString('base64url'),
    Buffer.from('["createdAt","desc",1e400,"mem_1"]').toString('base64url'),
    Buffer.from('["createdAt","desc",1,"mem_\\u0000"]').toString('base64url'),
  ])('refuses the cursor %s', async (after) => {
    const answer = await store.call(adminUserList, { after }, { as: admin })
    expect(answer).toMatchObject({ ok: false, code: 'BAD_REQUEST' })
    if (after.length > 1) expect(answer).toMatchObject({ reason: { problem: 'admin.cursor' } })
  })

  it('is for administrators', async () => {
    const member = await store.member()
    expect(await store.call(adminUserList, {}, { as: member })).toMatchObject({ code: 'FORBIDDEN' })
  })
})
