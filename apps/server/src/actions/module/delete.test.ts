import { MODULES_PER_MEMBER_MAX } from '@pandok/domain'
import {
  moduleBackupCreate,
  moduleBackupList,
  moduleDelete,
  moduleGet,
  moduleList,
  modulePurge,
  moduleRestore,
  moduleSave,
  moduleShare,
  trashList,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { definitionSaying } from '#testkit/createModules.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const NOT_FOUND = { ok: false, code: 'NOT_FOUND', reason: {} }

describe('module-delete, module-restore and module-purge', () => {
  it('move modules to the trash, back unshared, and away for good', async () => {
    const member = await server.member()
    const one = await server.sharedModule(member)
    const two = await server.module(member)
    const ids = [one.id, two.id, one.id]
    expect(await server.mustCall(moduleDelete, { ids }, { as: member })).toEqual({ ids: [one.id, two.id] })
    expect((await server.mustCall(moduleList, {}, { as: member })).total).toBe(0)
    expect((await server.mustCall(moduleGet, { id: one.id }, { as: member })).module).toMatchObject({
      deletedAt: server.clock.now().toISOString(),
      shared: false,
      may: { open: true, save: false, share: false, copy: false, delete: false, restore: true, purge: true },
    })
    server.clock.advance({ minutes: 10 })
    await server.mustCall(moduleRestore, { ids: [one.id] }, { as: member })
    expect((await server.mustCall(moduleGet, { id: one.id }, { as: member })).module).toEqual({
      ...one,
      shared: false,
    })
    await server.mustCall(moduleBackupCreate, { id: one.id }, { as: member })
    await server.mustCall(moduleDelete, { ids: [one.id] }, { as: member })
    await server.mustCall(modulePurge, { ids: [one.id, two.id] }, { as: member })
    expect(await server.call(moduleGet, { id: one.id }, { as: member })).toEqual(NOT_FOUND)
    const { rows } = await server.pool.query('select 1 from module_backups where module_id = $1', [one.id])
    expect(rows).toEqual([])
  })

  it('do all or nothing', async () => {
    const [member, stranger] = [await server.member(), await server.member()]
    const [live, trashed] = [await server.module(member), await server.module(member)]
    const foreign = await server.module(stranger)
    await server.mustCall(moduleDelete, { ids: [trashed.id] }, { as: member })
    for (const ids of [
      [live.id, trashed.id],
      [live.id, foreign.id],
      [live.id, 'mod_nowhere'],
    ]) {
      expect(await server.call(moduleDelete, { ids }, { as: member })).toEqual(NOT_FOUND)
    }
    for (const contract of [moduleRestore, modulePurge]) {
      expect(await server.call(contract, { ids: [trashed.id, live.id] }, { as: member })).toEqual(NOT_FOUND)
    }
    expect((await server.mustCall(moduleList, {}, { as: member })).items.map(({ id }) => id)).toEqual([
      live.id,
    ])
    expect((await server.mustCall(trashList, {}, { as: member })).items.map(({ id }) => id)).toEqual([
      trashed.id,
    ])
  })

  it('refuse no ids and more than a thousand', async () => {
    const member = await server.member()
    const many = Array.from({ length: 1001 }, (_, n) => `mod_${n}`)
    for (const ids of [[], many]) {
      expect(await server.call(moduleDelete, { ids }, { as: member })).toMatchObject({ code: 'BAD_REQUEST' })
    }
  })

  it('leave nothing to change in the trash', async () => {
    const member = await server.member()
    const { id, name } = await server.module(member)
    await server.mustCall(moduleDelete, { ids: [id] }, { as: member })
    const definition = definitionSaying('x')
    expect(await server.call(moduleSave, { id, revision: 1, name, definition }, { as: member })).toEqual(
      NOT_FOUND,
    )
    expect(await server.call(moduleShare, { id, shared: true }, { as: member })).toEqual(NOT_FOUND)
    expect(await server.call(moduleBackupList, { id }, { as: member })).toEqual(NOT_FOUND)
  })

  it('find a free name for what comes back', async () => {
    const member = await server.member()
    const ids: string[] = []
    for (let round = 0; round < 3; round += 1) {
      const { id } = await server.module(member, { name: '결절' })
      await server.mustCall(moduleDelete, { ids: [id] }, { as: member })
      ids.push(id)
    }
    await server.module(member, { name: '결절' })
    await server.mustCall(moduleRestore, { ids }, { as: member })
    const { items } = await server.mustCall(moduleList, { sort: 'name' }, { as: member })
    expect(items.map(({ name }) => name)).toEqual(['결절', '결절 2', '결절 3', '결절 4'])
  })

  it('count what comes back against the limit', async () => {
    const member = await server.member()
    const trashed = await server.module(member)
    await server.mustCall(moduleDelete, { ids: [trashed.id] }, { as: member })
    await server.pool.query(
      `insert into modules (id, owner_id, name, name_key, section, modality, type, note, definition, input_count,
        output_count, created_at, updated_at)
      select 'mod_' || $1 || n, $1, n, n, '', '', '', '', '{}', 0, 1, now(), now() from generate_series(1, $2::int) n`,
      [member.user.id, MODULES_PER_MEMBER_MAX],
    )
    const restore = () => server.call(moduleRestore, { ids: [trashed.id] }, { as: member })
    expect(await restore()).toMatchObject({ code: 'BAD_REQUEST', reason: { problem: 'module.limit' } })
    await server.mustCall(moduleDelete, { ids: [`mod_${member.user.id}1`] }, { as: member })
    expect(await restore()).toMatchObject({ ok: true })
  })
})
