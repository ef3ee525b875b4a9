import {
  adminModuleList,
  adminPlateList,
  moduleCopy,
  type ParamInput,
  plateCopy,
  plateDelete,
  userUpdate,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { phraseCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices
let admin: TestMember
let mina: TestMember
let jun: TestMember

beforeAll(async () => {
  server = await startTestServices()
  admin = await server.member()
  await server.pool.query("update members set role = 'admin' where id = $1", [admin.user.id])
  mina = await server.member({ nickname: '미나', email: 'mina@hospital.example' })
  jun = await server.member({ nickname: 'Jun', email: 'jun@clinic.example' })
  for (const member of [mina, jun]) await server.setTier(member, 'standard')
})
afterAll(() => server.stop())

type Param = ParamInput<typeof adminPlateList>
const plates = (param: Param) => server.mustCall(adminPlateList, param, { as: admin })
const names = async (param: Param) => (await plates(param)).items.map(({ name }) => name)

describe('admin-plateList', () => {
  it('shows every member’s plates, with size and copies, in every order', async () => {
    for (const [index, name] of ['판 10', 'Zebra', '판 2', 'apple', '가슴 CT'].entries()) {
      server.clock.advance({ seconds: 1 })
      const cells = Array.from({ length: 5 - index }, (_, n) => phraseCell(n))
      await server.plate(index % 2 ? jun : mina, { name, cells })
    }
    const byName = ['가슴 CT', '판 2', '판 10', 'apple', 'Zebra']
    const byTime = ['판 10', 'Zebra', '판 2', 'apple', '가슴 CT']
    expect(await names({ sort: 'name', order: 'asc' })).toEqual(byName)
    expect(await names({ sort: 'name', order: 'desc' })).toEqual(byName.toReversed())
    expect(await names({ sort: 'createdAt', order: 'asc' })).toEqual(byTime)
    expect(await names({})).toEqual(byTime.toReversed())
    expect(await names({ sort: 'updatedAt', order: 'asc' })).toEqual(byTime)
    expect(await names({ sort: 'size', order: 'desc' })).toEqual(byTime)
    expect(await names({ sort: 'size', order: 'asc' })).toEqual(byTime.toReversed())
    const { items } = await plates({ search: '판 10' })
    expect(items).toEqual([
      {
        id: expect.any(String),
        name: '판 10',
        owner: { id: mina.user.id, email: mina.email, nickname: '미나' },
        shared: false,
        library: null,
        size: expect.any(Number),
        revision: 1,
        copies: 0,
        createdAt: expect.any(String),
        updatedAt: expect.any(String),
        deletedAt: null,
        cellCount: 5,
        moduleCount: 0,
      },
    ])
    expect(items[0]?.size).toBeGreaterThan(100)
  })

  it('finds names and owners, also after the owner is called otherwise', async () => {
    expect((await names({ search: '미나', sort: 'name' })).toSorted()).toEqual(
      ['가슴 CT', '판 2', '판 10'].toSorted(),
    )
    expect(await names({ search: 'clinic.ex', sort: 'name' })).toEqual(['apple', 'Zebra'])
    expect(await names({ search: '가슴 mina@' })).toEqual(['가슴 CT'])
    expect(await names({ search: '가슴 jun@' })).toEqual([])
    await server.mustCall(userUpdate, { nickname: '민아' }, { as: mina })
    expect(await names({ search: '미나' })).toEqual([])
    expect(await names({ search: '민아', pageSize: 10 })).toHaveLength(3)
  })

  it('filters by owner, what is shared, the library and the trash, with exact totals', async () => {
    const shared = await server.sharedPlate(mina, { name: '공유' })
    const free = await server.plate(mina, { name: '무료' })
    await server.publish(free.id, 'free')
    await server.mustCall(plateCopy, { id: shared.id }, { as: jun })
    const trashed = await server.plate(jun, { name: '버림' })
    await server.mustCall(plateDelete, { ids: [trashed.id] }, { as: jun })
    const check = async (filter: NonNullable<Param>['filter'], expected: string[]) => {
      const { items, total } = await plates({ filter })
      expect(items.map(({ name }) => name).toSorted()).toEqual(expected.toSorted())
      expect(total).toBe(expected.length)
    }
    await check({ shared: true }, ['공유'])
    await check({ library: 'free' }, ['무료'])
    await check({ library: 'paid' }, [])
    await check({ state: 'deleted' }, ['버림'])
    await check({ ownerId: mina.user.id }, ['공유', '무료', '가슴 CT', '판 2', '판 10'])
    await check({ ownerId: mina.user.id, shared: false, library: 'none' }, ['가슴 CT', '판 2', '판 10'])
    await check({ ownerId: 'mem_none' }, [])
    expect((await plates({ search: '공유', filter: { shared: true } })).items).toMatchObject([{ copies: 1 }])
  })
})

describe('admin-moduleList', () => {
  it('shows every member’s modules with what they are', async () => {
    const { id } = await server.sharedModule(mina, { name: '결절 크기' })
    await server.mustCall(moduleCopy, { id }, { as: jun })
    const ask = (param: Param) => server.mustCall(adminModuleList, param, { as: admin })
    const { items, total } = await ask({ search: '결절', filter: { ownerId: mina.user.id } })
    expect(total).toBe(1)
    expect(items).toMatchObject([
      {
        id,
        name: '결절 크기',
        owner: { id: mina.user.id },
        shared: true,
        copies: 1,
        inputCount: expect.any(Number),
      },
    ])
    for (const sort of ['updatedAt', 'createdAt', 'name', 'size'] as const) {
      const up = await ask({ sort, order: 'asc' })
      const down = await ask({ sort, order: 'desc' })
      expect(down.items.map((item) => item.id)).toEqual(up.items.map((item) => item.id).toReversed())
      expect(up.total).toBe(2)
    }
  })
})

it.each([adminPlateList, adminModuleList])('is for administrators, and checks cursors', async (contract) => {
  expect(await server.call(contract, {}, { as: mina })).toMatchObject({ code: 'FORBIDDEN' })
  expect(await server.call(contract, { after: 'nowhere' }, { as: admin })).toMatchObject({
    code: 'BAD_REQUEST',
    reason: { problem: 'admin.cursor' },
  })
})
