import { plateList } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { phraseCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

async function richMember() {
  const member = await server.member()
  await server.setTier(member, 'standard')
  return member
}

describe('plate-list', () => {
  it('shows one’s own plates without their cells, the latest change first', async () => {
    const [member, stranger] = [await server.member(), await server.member()]
    await server.sharedPlate(stranger)
    const first = await server.plate(member)
    server.clock.advance({ seconds: 1 })
    const { cells: _, keyMap: __, autoFill: ___, ...item } = await server.plate(member)
    const answer = await server.mustCall(plateList, { page: 1, pageSize: 10 }, { as: member })
    expect(answer).toMatchObject({ total: 2, page: 1, pageSize: 10 })
    expect(answer.items.map(({ id }) => id)).toEqual([item.id, first.id])
    expect(answer.items[0]).toEqual(item)
  })

  it('orders Korean first, numbers by their size, and every column both ways', async () => {
    const member = await richMember()
    for (const [index, name] of ['판 10', 'Zebra', '판 2', 'apple', '가슴'].entries()) {
      server.clock.advance({ seconds: 1 })
      await server.plate(member, { name, cells: Array.from({ length: 5 - index }, (_, n) => phraseCell(n)) })
    }
    type Sort = 'name' | 'cellCount' | 'createdAt' | 'updatedAt' | 'nickname'
    const names = async (sort: Sort, order?: 'asc' | 'desc') =>
      (await server.mustCall(plateList, { sort, ...(order && { order }) }, { as: member })).items.map(
        ({ name }) => name,
      )
    const byName = ['가슴', '판 2', '판 10', 'apple', 'Zebra']
    const byTime = ['판 10', 'Zebra', '판 2', 'apple', '가슴']
    expect(await names('name')).toEqual(byName)
    expect(await names('name', 'desc')).toEqual(byName.toReversed())
    expect(await names('cellCount')).toEqual(byTime.toReversed())
    expect(await names('cellCount', 'desc')).toEqual(byTime)
    expect(await names('createdAt')).toEqual(byTime)
    expect(await names('updatedAt', 'desc')).toEqual(byTime.toReversed())
    expect(await names('nickname', 'desc')).toEqual(byName)
  })

  it('turns pages, finds words, and filters by what is shared', async () => {
    const member = await richMember()
    for (let index = 0; index < 11; index += 1) await server.plate(member, { name: `번호-${index}` })
    await server.sharedPlate(member, { name: 'Thorax 100%' })
    const ask = async (param: object) => {
      const answer = await server.mustCall(plateList, { sort: 'name', ...param }, { as: member })
      return [answer.total, answer.items.map(({ name }) => name)] as const
    }
    expect(await ask({ page: 2, pageSize: 10 })).toEqual([12, ['번호-10', 'Thorax 100%']])
    expect(await ask({ page: 3, pageSize: 10 })).toEqual([12, []])
    expect((await ask({ pageSize: 'all' }))[1]).toHaveLength(12)
    expect(await ask({ search: 'THORAX' })).toEqual([1, ['Thorax 100%']])
    expect(await ask({ search: '번호-10' })).toEqual([1, ['번호-10']])
    expect(await ask({ search: '%' })).toEqual([1, ['Thorax 100%']])
    expect(await ask({ search: '_' })).toEqual([0, []])
    expect(await ask({ search: "' or true --" })).toEqual([0, []])
    expect(await ask({ filter: { shared: true } })).toEqual([1, ['Thorax 100%']])
    expect((await ask({ filter: { shared: false } }))[0]).toBe(11)
  })

  it.each([
    [{ page: 0 }, 'page'],
    [{ pageSize: 30 }, 'pageSize'],
    [{ sort: 'cells' }, 'sort'],
    [{ order: 'up' }, 'order'],
    [{ filter: { ownerId: 'x' } }, 'filter.ownerId'],
  ])('refuses %j', async (param, path) => {
    const member = await server.member()
    expect(await server.call(plateList, param as never, { as: member })).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { fields: [expect.objectContaining({ path })] },
    })
  })
})
