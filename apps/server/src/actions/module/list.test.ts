import { moduleList } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const ABSENT_FACETS = { section: [], modality: [], type: [] }

describe('module-list', () => {
  it('shows one’s own modules without their definitions, the latest change first', async () => {
    const [member, stranger] = [await server.member(), await server.member()]
    await server.sharedModule(stranger)
    const first = await server.module(member)
    server.clock.advance({ seconds: 1 })
    const second = await server.module(member)
    const { definition: _, ...item } = second
    const answer = await server.mustCall(moduleList, { page: 1, pageSize: 10 }, { as: member })
    expect(answer).toMatchObject({ total: 2, page: 1, pageSize: 10, facets: ABSENT_FACETS })
    expect(answer.items.map(({ id }) => id)).toEqual([second.id, first.id])
    expect(answer.items[0]).toEqual(item)
  })

  it('orders Korean first, numbers by their size, and every column both ways', async () => {
    const member = await server.member()
    for (const [index, name] of ['결절 10', 'Zebra', '결절 2', 'apple', '가슴'].entries()) {
      server.clock.advance({ seconds: 1 })
      await server.module(member, { name, section: `s${5 - index}`, modality: `${index}`, type: 'x' })
    }
    const names = async (
      sort: 'name' | 'section' | 'modality' | 'createdAt' | 'type',
      order?: 'asc' | 'desc',
    ) =>
      (await server.mustCall(moduleList, { sort, ...(order && { order }) }, { as: member })).items.map(
        ({ name }) => name,
      )
    const byName = ['가슴', '결절 2', '결절 10', 'apple', 'Zebra']
    const byTime = ['결절 10', 'Zebra', '결절 2', 'apple', '가슴']
    expect(await names('name')).toEqual(byName)
    expect(await names('name', 'desc')).toEqual(byName.toReversed())
    expect(await names('section')).toEqual(byTime.toReversed())
    expect(await names('modality', 'desc')).toEqual(byTime.toReversed())
    expect(await names('createdAt')).toEqual(byTime)
    expect(await names('type', 'desc')).toEqual(byName)
  })

  it('turns pages of every size, and an empty one behind the last', async () => {
    const member = await server.member()
    const made: string[] = []
    for (let index = 0; index < 23; index += 1) {
      made.push((await server.module(member, { name: `번호 ${index}` })).id)
    }
    const page = async (number: number, pageSize: 10 | 20 | 50 | 100 | 'all') => {
      const param = { page: number, pageSize, sort: 'name' } as const
      const { items, total } = await server.mustCall(moduleList, param, { as: member })
      expect(total).toBe(23)
      return items.map(({ id }) => id)
    }
    expect(await page(1, 10)).toEqual(made.slice(0, 10))
    expect(await page(3, 10)).toEqual(made.slice(20))
    expect(await page(2, 20)).toEqual(made.slice(20))
    expect(await page(4, 10)).toEqual([])
    expect(await page(1, 'all')).toEqual(made)
  })

  it('finds what has every word somewhere, in any letters, and takes wildcards for letters', async () => {
    const member = await server.member()
    await server.module(member, { name: 'Thyroid Score', note: '한국 100% 기준', section: '갑상선' })
    await server.module(member, { name: 'Lung', modality: 'CT', type: 'under_score' })
    const found = async (search: string) =>
      (await server.mustCall(moduleList, { search }, { as: member })).items.map(({ name }) => name)
    expect(await found('THYROID')).toEqual(['Thyroid Score'])
    expect(await found(' score   갑상 ')).toEqual(['Thyroid Score'])
    expect(await found('갑상선'.normalize('NFD'))).toEqual(['Thyroid Score'])
    expect(await found('100%')).toEqual(['Thyroid Score'])
    expect(await found('r_s')).toEqual(['Lung'])
    for (const search of ['%', '_']) expect(await found(search)).toHaveLength(1)
    expect(await found('\\')).toEqual([])
    expect(await found("' or true --")).toEqual([])
    expect(await found('Thyroid Lung')).toEqual([])
    expect(await found('')).toHaveLength(2)
  })

  it('filters by exact values, and tells which there are', async () => {
    const member = await server.member()
    await server.module(member, { name: 'a', section: '갑상선', modality: 'US' })
    await server.sharedModule(member, { name: 'b', section: '갑상선', modality: 'CT', type: '점수' })
    await server.module(member, { name: 'c' })
    const list = (filter: object) =>
      server.mustCall(moduleList, { sort: 'name', filter, pageSize: 10 }, { as: member })
    const names = async (filter: object) => (await list(filter)).items.map(({ name }) => name)
    expect(await names({ section: '갑상선' })).toEqual(['a', 'b'])
    expect(await names({ section: '갑상선', modality: 'CT' })).toEqual(['b'])
    expect(await names({ section: '' })).toEqual(['c'])
    expect(await names({ shared: true })).toEqual(['b'])
    expect(await names({ shared: false })).toEqual(['a', 'c'])
    expect(await list({ type: '점수' })).toMatchObject({
      total: 1,
      facets: { section: ['갑상선'], modality: ['CT', 'US'], type: ['점수'] },
    })
  })

  it.each([
    [{ page: 0 }, 'page'],
    [{ page: 1.5 }, 'page'],
    [{ pageSize: 30 }, 'pageSize'],
    [{ sort: 'definition' }, 'sort'],
    [{ order: 'up' }, 'order'],
    [{ filter: { ownerId: 'x' } }, 'filter.ownerId'],
  ])('refuses %j', async (param, path) => {
    const member = await server.member()
    expect(await server.call(moduleList, param as never, { as: member })).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { fields: [expect.objectContaining({ path })] },
    })
  })
})
