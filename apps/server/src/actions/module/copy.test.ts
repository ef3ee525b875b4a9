import {
  moduleCopy,
  moduleDelete,
  moduleExport,
  moduleGet,
  moduleList,
  modulePurge,
  moduleShare,
  moduleUsage,
  userWithdraw,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

describe('module-copy', () => {
  it('makes a private copy that remembers where it came from', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const original = await server.sharedModule(mina, { name: '결절', section: '갑상선', note: '메모' })
    await server.module(jun, { name: '결절' })
    const { module: copy } = await server.mustCall(moduleCopy, { id: original.id }, { as: jun })
    expect(copy).toMatchObject({
      name: '결절 2',
      section: '갑상선',
      note: '메모',
      shared: false,
      revision: 1,
      mine: true,
      nickname: jun.nickname,
      source: { id: original.id, name: '결절', nickname: mina.nickname },
      definition: original.definition,
    })
    expect((await server.mustCall(moduleGet, { id: original.id }, { as: jun })).module).toMatchObject({
      copied: true,
      may: { open: true, copy: false },
    })
  })

  it('duplicates one’s own as often as one likes, without a source', async () => {
    const member = await server.member()
    const { id } = await server.module(member, { name: 'x'.repeat(40) })
    const first = await server.mustCall(moduleCopy, { id }, { as: member })
    const second = await server.mustCall(moduleCopy, { id }, { as: member })
    expect([first.module.name, second.module.name]).toEqual([`${'x'.repeat(38)} 2`, `${'x'.repeat(38)} 3`])
    expect(second.module).not.toHaveProperty('source')
  })

  it('is not touched when the original is unshared, deleted for good, or its creator leaves', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const [first, second] = [await server.sharedModule(mina), await server.sharedModule(mina)]
    const { module: copy } = await server.mustCall(moduleCopy, { id: first.id }, { as: jun })
    const { module: other } = await server.mustCall(moduleCopy, { id: second.id }, { as: jun })
    await server.mustCall(moduleShare, { id: first.id, shared: false }, { as: mina })
    await server.mustCall(moduleDelete, { ids: [second.id] }, { as: mina })
    await server.mustCall(modulePurge, { ids: [second.id] }, { as: mina })
    const read = async (id: string) => (await server.mustCall(moduleGet, { id }, { as: jun })).module
    expect(await read(copy.id)).toEqual(copy)
    const source = { id: second.id, name: second.name, nickname: null }
    expect(await read(other.id)).toEqual({ ...other, source })
    await server.mustCall(userWithdraw, { password: mina.password }, { as: mina })
    expect(await read(copy.id)).toEqual({
      ...copy,
      source: { id: first.id, name: first.name, nickname: null },
    })
    expect((await server.mustCall(moduleList, {}, { as: jun })).total).toBe(2)
  })

  it('asks for a tier that includes the paid library', async () => {
    const [publisher, member] = [await server.member(), await server.member()]
    const { id } = await server.module(publisher)
    await server.pool.query("update modules set library = 'paid' where id = $1", [id])
    const LOCKED = { ok: false, code: 'LIBRARY_LIMIT', reason: { problem: 'library.locked' } }
    expect(await server.call(moduleGet, { id }, { as: member })).toEqual(LOCKED)
    expect(await server.call(moduleCopy, { id }, { as: member })).toEqual(LOCKED)
    expect(await server.call(moduleExport, { ids: [id] }, { as: member })).toEqual(LOCKED)
    expect(await server.call(moduleUsage, { id }, { as: member })).toEqual(LOCKED)
    expect(await server.call(moduleGet, { id }, { as: publisher })).toMatchObject({ ok: true })
    await server.pool.query("update members set tier = 'standard' where id = $1", [member.user.id])
    expect(await server.call(moduleCopy, { id }, { as: member })).toMatchObject({ ok: true })
  })
})
