import { moduleUsage, plateDelete, plateSave } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moduleCell, phraseCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('module-usage', () => {
  it('names the caller’s plates whose cells use the module, and how many do', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const { id } = await server.sharedModule(mina)
    const { id: other } = await server.module(mina)
    const two = await server.plate(mina, {
      name: '판 2',
      cells: [moduleCell(0, id), moduleCell(1, id, other, id), moduleCell(2, other), phraseCell(3)],
    })
    const ten = await server.plate(mina, { name: '판 10', cells: [moduleCell(0, id)] })
    await server.plate(mina, { name: '판 3', cells: [moduleCell(0, other)] })
    const { id: gone } = await server.plate(mina, { name: '판 4', cells: [moduleCell(0, id)] })
    await server.mustCall(plateDelete, { ids: [gone] }, { as: mina })
    const foreign = await server.plate(jun, { name: '남의 판', cells: [moduleCell(0, id)] })
    expect(await server.mustCall(moduleUsage, { id }, { as: mina })).toEqual({
      plates: [
        { id: two.id, name: '판 2', cellCount: 2 },
        { id: ten.id, name: '판 10', cellCount: 1 },
      ],
    })
    expect(await server.mustCall(moduleUsage, { id }, { as: jun })).toEqual({
      plates: [{ id: foreign.id, name: '남의 판', cellCount: 1 }],
    })
  })

  it('follows what is saved', async () => {
    const member = await server.member()
    const [one, two] = [await server.module(member), await server.module(member)]
    const { id, name } = await server.plate(member, { cells: [moduleCell(0, one.id)] })
    const cells = [moduleCell(0, two.id), moduleCell(1, two.id)]
    await server.mustCall(
      plateSave,
      { id, revision: 1, name, cells, keyMap: {}, autoFill: [] },
      { as: member },
    )
    const usage = (module: typeof one) => server.mustCall(moduleUsage, { id: module.id }, { as: member })
    expect(await usage(one)).toEqual({ plates: [] })
    expect(await usage(two)).toEqual({ plates: [{ id, name, cellCount: 2 }] })
  })
  it('answers for somebody’s private module as if it did not exist', async () => {
    const { id } = await server.module(await server.member())
    expect(await server.call(moduleUsage, { id }, { as: await server.member() })).toEqual({
      ok: false,
      code: 'NOT_FOUND',
      reason: { problem: 'module.absent' },
    })
  })
})
