import {
  plateBackupCreate,
  plateDelete,
  plateGet,
  plateList,
  platePurge,
  plateRestore,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { moduleCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const NOT_FOUND = { ok: false, code: 'NOT_FOUND', reason: { problem: 'plate.absent' } }

describe('plate-delete, plate-restore and plate-purge', () => {
  it('move plates to the trash, back unshared, and away for good', async () => {
    const member = await server.member()
    const module = await server.module(member)
    const one = await server.sharedPlate(member, { cells: [moduleCell(0, module.id)] })
    const two = await server.plate(member)
    const ids = [one.id, two.id, one.id]
    expect(await server.mustCall(plateDelete, { ids }, { as: member })).toEqual({ ids: [one.id, two.id] })
    expect((await server.mustCall(plateList, {}, { as: member })).total).toBe(0)
    expect((await server.mustCall(plateGet, { id: one.id }, { as: member })).plate).toMatchObject({
      deletedAt: server.clock.now().toISOString(),
      shared: false,
      may: { open: true, save: false, share: false, copy: false, delete: false, restore: true, purge: true },
    })
    server.clock.advance({ minutes: 10 })
    await server.mustCall(plateRestore, { ids: [one.id] }, { as: member })
    expect((await server.mustCall(plateGet, { id: one.id }, { as: member })).plate).toEqual({
      ...one,
      shared: false,
      modules: [module],
    })
    await server.mustCall(plateBackupCreate, { id: one.id }, { as: member })
    await server.mustCall(plateDelete, { ids: [one.id] }, { as: member })
    await server.mustCall(platePurge, { ids: [one.id, two.id] }, { as: member })
    expect(await server.call(plateGet, { id: one.id }, { as: member })).toEqual(NOT_FOUND)
    for (const table of ['plate_backups', 'plate_modules']) {
      const { rows } = await server.pool.query(`select 1 from ${table} where plate_id = $1`, [one.id])
      expect(rows).toEqual([])
    }
    expect((await server.pool.query('select 1 from modules where id = $1', [module.id])).rows).toHaveLength(1)
  })

  it('refuse no ids and more than a thousand', async () => {
    const member = await server.member()
    for (const ids of [[], Array.from({ length: 1001 }, (_, n) => `pla_${n}`)]) {
      expect(await server.call(plateDelete, { ids }, { as: member })).toMatchObject({ code: 'BAD_REQUEST' })
    }
  })
})
