import { entitlementOf } from '@pandok/domain'
import { moduleDelete, plateGet, plateShare } from '@pandok/protocol'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { connect } from '#db/connect.ts'
import { createRepositories } from '#db/createRepositories.ts'
import { openPool } from '#db/openPool.ts'
import { moduleCell, phraseCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'
import { plateGet as implementation } from './get.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const NOT_FOUND = { ok: false, code: 'NOT_FOUND', reason: { problem: 'plate.absent' } }

describe('plate-get', () => {
  it('asks the database once, however many modules the cells use', async () => {
    const member = await server.member()
    const modules = [await server.module(member), await server.module(member), await server.module(member)]
    const cells = Array.from({ length: 60 }, (_, n) => moduleCell(n, ...modules.map(({ id }) => id)))
    const { id } = await server.plate(member, { cells })
    const pool = openPool(server.databaseUrl, { max: 1 })
    const query = vi.spyOn(pg.Client.prototype, 'query')
    try {
      const actor = {
        memberId: member.user.id,
        sessionId: 'x',
        role: 'user',
        tier: 'free',
        entitlement: entitlementOf('free'),
        pass: null,
      } as const
      const repositories = createRepositories(connect(pool))
      const { services } = server
      const request = { locale: 'ko' }
      const context = { ...services, repositories, actor, request, param: { id } }
      const { plate } = await implementation.run(
        context as unknown as Parameters<typeof implementation.run>[0],
      )
      expect(plate.modules).toHaveLength(3)
      expect(query).toHaveBeenCalledTimes(1)
    } finally {
      query.mockRestore()
      await pool.end()
    }
  })

  it('brings the modules that cells use, each once, by name, as module-get gives them', async () => {
    const member = await server.member()
    const two = await server.module(member, { name: '모듈 2', section: '갑상선', note: '메모' })
    const ten = await server.module(member, { name: '모듈 10' })
    await server.module(member)
    const cells = [moduleCell(0, ten.id, two.id), moduleCell(1, two.id), moduleCell(2, 'mod_nowhere')]
    const { id } = await server.plate(member, { cells })
    const { plate } = await server.mustCall(plateGet, { id }, { as: member })
    expect(plate.modules).toEqual([two, ten])
    expect(plate.moduleCount).toBe(3)
  })

  it('keeps the order of keys in a definition', async () => {
    const member = await server.member()
    const body = { ko: [{ v: 'b' }, { v: 'a' }] }
    const inputs = ['b', 'a'].map((name) => ({ id: name, kind: 'number', label: { ko: name } }))
    const module = await server.module(member, {
      definition: { inputs, outputs: [{ id: 'z', section: 'findings', body }] },
    })
    const { id } = await server.plate(member, { cells: [moduleCell(0, module.id)] })
    const { plate } = await server.mustCall(plateGet, { id }, { as: member })
    expect(JSON.stringify(plate.modules[0]?.definition)).toBe(JSON.stringify(module.definition))
  })

  it('shows a shared plate with its owner’s private modules, and those in the owner’s trash', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const [secret, trashed] = [
      await server.module(mina, { name: 'a' }),
      await server.module(mina, { name: 'b' }),
    ]
    const { id } = await server.sharedPlate(mina, { cells: [moduleCell(0, secret.id, trashed.id)] })
    await server.mustCall(moduleDelete, { ids: [trashed.id] }, { as: mina })
    const deletedAt = server.clock.now().toISOString()
    const { plate } = await server.mustCall(plateGet, { id }, { as: jun })
    expect(plate).toMatchObject({ mine: false, may: { open: true, save: false, copy: true } })
    expect(plate.modules).toMatchObject([
      { id: secret.id, mine: false, may: { open: false, copy: false }, definition: secret.definition },
      { id: trashed.id, deletedAt, may: { open: false, restore: false } },
    ])
    const { plate: own } = await server.mustCall(plateGet, { id }, { as: mina })
    expect(own.modules[1]).toMatchObject({ deletedAt, mine: true, may: { restore: true } })
  })

  it('never brings somebody else’s private module, whoever names it', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const secret = await server.module(mina)
    const shared = await server.sharedModule(mina)
    const trashed = await server.sharedModule(mina)
    await server.mustCall(moduleDelete, { ids: [trashed.id] }, { as: mina })
    const { id } = await server.sharedPlate(jun, { cells: [moduleCell(0, secret.id, shared.id, trashed.id)] })
    for (const as of [jun, await server.member()]) {
      const { plate } = await server.mustCall(plateGet, { id }, { as })
      expect(plate.modules.map((module) => module.id)).toEqual([shared.id])
    }
    // The owner of the module sees it in another member's plate, too.
    const { plate } = await server.mustCall(plateGet, { id }, { as: mina })
    expect(plate.modules.map((module) => module.id).sort()).toEqual([secret.id, shared.id, trashed.id].sort())
    await server.pool.query('update members set suspended_at = now() where id = $1', [mina.user.id])
    expect((await server.mustCall(plateGet, { id }, { as: jun })).plate.modules).toEqual([])
  })

  it('brings modules of the library as far as the tier includes them', async () => {
    const [publisher, member] = [await server.member(), await server.member()]
    const modules = [
      await server.module(publisher, { name: 'a' }),
      await server.module(publisher, { name: 'b' }),
    ]
    for (const [index, grade] of ['free', 'paid'].entries()) {
      await server.pool.query('update modules set library = $2 where id = $1', [modules[index]?.id, grade])
    }
    const { id } = await server.plate(member, {
      cells: [moduleCell(0, ...modules.map((module) => module.id))],
    })
    const names = async () =>
      (await server.mustCall(plateGet, { id }, { as: member })).plate.modules.map(({ name }) => name)
    expect(await names()).toEqual(['a'])
    await server.setTier(member, 'basic')
    expect(await names()).toEqual(['a', 'b'])
  })

  it('opens what is shared until it isn’t, and nothing that is private', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const { id } = await server.sharedPlate(mina, { cells: [phraseCell(4)] })
    expect((await server.mustCall(plateGet, { id }, { as: jun })).plate.cells).toEqual([phraseCell(4)])
    await server.mustCall(plateShare, { id, shared: false }, { as: mina })
    expect(await server.call(plateGet, { id }, { as: jun })).toEqual(NOT_FOUND)
    expect(await server.call(plateGet, { id: 'pla_nowhere' }, { as: jun })).toEqual(NOT_FOUND)
  })
})
