import { moduleBackupList, moduleCreate, moduleGet, moduleSave, userWithdraw } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { definitionSaying } from '#testkit/createModules.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const definition = definitionSaying('결절이 있습니다.')

describe('module-save', () => {
  it('writes the next revision and leaves absent labels as they are', async () => {
    const member = await server.member()
    const made = await server.module(member, { section: '갑상선', modality: 'US', note: '메모' })
    server.clock.advance({ minutes: 1 })
    const { module } = await server.mustCall(
      moduleSave,
      { id: made.id, revision: 1, name: '새 이름', modality: '', definition },
      { as: member },
    )
    expect(module).toEqual({
      ...made,
      name: '새 이름',
      modality: '',
      revision: 2,
      updatedAt: server.clock.now().toISOString(),
      definition: { ...made.definition, ...definition },
    })
    expect((await server.mustCall(moduleGet, { id: made.id }, { as: member })).module).toEqual(module)
  })

  it('keeps the last 20 states, also when many save at once', async () => {
    const member = await server.member()
    const { id, name } = await server.module(member)
    const revisionNow = async () => (await server.mustCall(moduleGet, { id }, { as: member })).module.revision
    for (let round = 0; round < 4; round += 1) {
      await Promise.all(
        Array.from({ length: 8 }, async (_, n) => {
          for (let tries = 0; tries < 2; tries += 1) {
            const revision = await revisionNow()
            await server.call(
              moduleSave,
              { id, revision, name, definition: definitionSaying(`${round} ${n} ${tries}`) },
              { as: member },
            )
          }
        }),
      )
    }
    while ((await revisionNow()) < 30) {
      await server.mustCall(
        moduleSave,
        { id, revision: await revisionNow(), name, definition },
        { as: member },
      )
    }
    const { items } = await server.mustCall(moduleBackupList, { id }, { as: member })
    const last = await revisionNow()
    expect(items.map(({ revision }) => revision)).toEqual(Array.from({ length: 20 }, (_, n) => last - n))
    expect(new Set(items.map(({ kind }) => kind))).toEqual(new Set(['auto']))
  })

  it('refuses the name of another module of the owner, but not its own in other letters', async () => {
    const member = await server.member()
    await server.module(member, { name: 'Taken' })
    const { id } = await server.module(member, { name: 'mine' })
    expect(
      await server.call(moduleSave, { id, revision: 1, name: 'TAKEN', definition }, { as: member }),
    ).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { fields: [{ path: 'name', problem: 'module.name.taken' }] },
    })
    expect(
      await server.call(moduleSave, { id, revision: 1, name: 'MINE', definition }, { as: member }),
    ).toMatchObject({ ok: true, result: { module: { name: 'MINE', revision: 2 } } })
  })

  it('changes nothing when the definition is refused', async () => {
    const member = await server.member()
    const made = await server.module(member)
    expect(
      await server.call(
        moduleSave,
        { id: made.id, revision: 1, name: 'x', definition: { outputs: [] } },
        { as: member },
      ),
    ).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { findings: [{ path: 'definition.outputs', finding: { code: 'output.required' } }] },
    })
    expect((await server.mustCall(moduleGet, { id: made.id }, { as: member })).module).toEqual(made)
  })

  it('either happens before a withdrawal at the same time or finds the session over', async () => {
    const members = await Promise.all(Array.from({ length: 6 }, () => server.member()))
    const answers = await Promise.all(
      members.flatMap((member) => [
        server.call(userWithdraw, { password: member.password }, { as: member }),
        server.call(moduleCreate, { name: '마지막', definition }, { as: member }),
      ]),
    )
    for (const [index, answer] of answers.entries()) {
      if (index % 2 === 0) expect(answer).toEqual({ ok: true, result: {} })
      else if (!answer.ok) expect(answer.code).toBe('SESSION_REVOKED')
    }
    const { rows } = await server.pool.query("select 1 from modules where name = '마지막'")
    expect(rows).toEqual([])
  })
})
