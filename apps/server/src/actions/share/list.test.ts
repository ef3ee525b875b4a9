import { moduleCopy, moduleDelete, moduleShare, plateCopy, plateShare, shareList } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('share-list', () => {
  it('tells what the caller shares and how many members have a copy of it now', async () => {
    const [owner, first, second] = [await server.member(), await server.member(), await server.member()]
    const module = await server.module(owner, { name: '가' })
    const plate = await server.plate(owner, { name: '나' })
    await server.module(owner, { name: '혼자 쓰는 모듈' })
    const foreign = await server.module(first, { name: '남의 모듈' })
    await server.mustCall(moduleShare, { id: foreign.id, shared: true }, { as: first })
    await server.mustCall(moduleShare, { id: module.id, shared: true }, { as: owner })
    await server.mustCall(plateShare, { id: plate.id, shared: true }, { as: owner })
    await server.mustCall(moduleCopy, { id: module.id }, { as: first })
    const dropped = await server.mustCall(moduleCopy, { id: module.id }, { as: second })
    await server.mustCall(moduleDelete, { ids: [dropped.module.id] }, { as: second })
    await server.mustCall(plateCopy, { id: plate.id }, { as: first })
    await server.mustCall(plateCopy, { id: plate.id }, { as: second })
    await server.mustCall(moduleCopy, { id: module.id }, { as: owner })

    const ask = (param: object) => server.mustCall(shareList, param, { as: owner })
    expect(await ask({ sort: 'name' })).toMatchObject({
      items: [
        { kind: 'module', id: module.id, name: '가', copies: 1 },
        { kind: 'plate', id: plate.id, name: '나', copies: 2 },
      ],
      total: 2,
    })
    const names = async (param: object) => (await ask(param)).items.map(({ name }) => name)
    expect(await names({ sort: 'copies', order: 'desc' })).toEqual(['나', '가'])
    expect(await names({ kind: 'module' })).toEqual(['가'])
    expect(await names({ search: '나' })).toEqual(['나'])

    await server.mustCall(moduleShare, { id: module.id, shared: false }, { as: owner })
    expect(await names({})).toEqual(['나'])
  })
})
