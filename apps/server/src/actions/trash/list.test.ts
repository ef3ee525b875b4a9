import { moduleDelete, plateDelete, trashList } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('trash-list', () => {
  it('shows both kinds in one order, with the day on which they vanish', async () => {
    const [member, stranger] = [await server.member(), await server.member()]
    const first = await server.module(member, { name: '가' })
    const [second, third] = [
      await server.plate(member, { name: '다' }),
      await server.plate(member, { name: '나' }),
    ]
    await server.plate(member)
    await server.module(member)
    const foreign = await server.module(stranger)
    await server.mustCall(moduleDelete, { ids: [foreign.id] }, { as: stranger })
    server.clock.set('2026-03-01T09:00:00.000Z')
    await server.mustCall(moduleDelete, { ids: [first.id] }, { as: member })
    server.clock.advance({ hours: 1 })
    await server.mustCall(plateDelete, { ids: [second.id] }, { as: member })
    server.clock.advance({ hours: 1 })
    await server.mustCall(plateDelete, { ids: [third.id] }, { as: member })
    const ask = (param: object) => server.mustCall(trashList, param, { as: member })
    expect(await ask({ page: 1, pageSize: 50 })).toEqual({
      items: [
        {
          kind: 'plate',
          id: third.id,
          name: '나',
          deletedAt: '2026-03-01T11:00:00.000Z',
          purgeAt: '2026-03-31T11:00:00.000Z',
        },
        {
          kind: 'plate',
          id: second.id,
          name: '다',
          deletedAt: '2026-03-01T10:00:00.000Z',
          purgeAt: '2026-03-31T10:00:00.000Z',
        },
        {
          kind: 'module',
          id: first.id,
          name: '가',
          deletedAt: '2026-03-01T09:00:00.000Z',
          purgeAt: '2026-03-31T09:00:00.000Z',
        },
      ],
      total: 3,
      page: 1,
      pageSize: 50,
    })
    const names = async (param: object) => (await ask(param)).items.map(({ name }) => name)
    expect(await names({ sort: 'name' })).toEqual(['가', '나', '다'])
    expect(await names({ sort: 'name', order: 'desc' })).toEqual(['다', '나', '가'])
    expect(await names({ sort: 'purgeAt' })).toEqual(['가', '다', '나'])
    expect(await names({ sort: 'kind' })).toEqual(['가', '나', '다'])
    expect(await names({ kind: 'plate' })).toEqual(['나', '다'])
    expect(await names({ kind: 'module', pageSize: 'all' })).toEqual(['가'])
    expect(await names({ search: '다' })).toEqual(['다'])
    expect(await names({ search: '%' })).toEqual([])
    expect(await ask({ page: 2, pageSize: 10 })).toMatchObject({ items: [], total: 3 })
  })
})
