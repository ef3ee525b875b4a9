import { moduleUsage } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

/** Plates have no actions yet. */
async function givenPlate(id: string, ownerId: string, name: string, uses: readonly string[][]) {
  const cells = uses.map((moduleIds, position) => ({
    id: `cell_${position}`,
    position,
    outputs: [{ kind: 'phrase' }, ...moduleIds.map((moduleId) => ({ kind: 'module', moduleId }))],
  }))
  await server.pool.query(
    'insert into plates (id, owner_id, name, cells, created_at, updated_at) values ($1, $2, $3, $4, now(), now())',
    [id, ownerId, name, JSON.stringify(cells)],
  )
  for (const moduleId of new Set(uses.flat())) {
    await server.pool.query('insert into plate_modules values ($1, $2)', [id, moduleId])
  }
}

describe('module-usage', () => {
  it('names the caller’s plates whose cells use the module, and how many do', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const { id } = await server.sharedModule(mina)
    const { id: other } = await server.module(mina)
    await givenPlate('pla_2', mina.user.id, '판 2', [[id], [id, other, id], [other]])
    await givenPlate('pla_10', mina.user.id, '판 10', [[id]])
    await givenPlate('pla_other', mina.user.id, '판 3', [[other]])
    await givenPlate('pla_gone', mina.user.id, '판 4', [[id]])
    await server.pool.query("update plates set deleted_at = now() where id = 'pla_gone'")
    await givenPlate('pla_jun', jun.user.id, '남의 판', [[id]])
    expect(await server.mustCall(moduleUsage, { id }, { as: mina })).toEqual({
      plates: [
        { id: 'pla_2', name: '판 2', cellCount: 2 },
        { id: 'pla_10', name: '판 10', cellCount: 1 },
      ],
    })
    expect(await server.mustCall(moduleUsage, { id }, { as: jun })).toEqual({
      plates: [{ id: 'pla_jun', name: '남의 판', cellCount: 1 }],
    })
  })
})
