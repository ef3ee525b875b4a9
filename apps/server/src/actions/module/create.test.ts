import { MODULES_PER_MEMBER_MAX } from '@pandok/domain'
import { moduleCreate, moduleGet, moduleList } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { definitionSaying } from '#testkit/createModules.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const definition = definitionSaying('정상입니다.')
const TAKEN = {
  ok: false,
  code: 'BAD_REQUEST',
  reason: { problem: 'module.name.taken', fields: [{ path: 'name', problem: 'module.name.taken' }] },
}

describe('module-create', () => {
  it('makes a private module of the first revision, which reads as it was answered', async () => {
    const member = await server.member()
    const { module } = await server.mustCall(
      moduleCreate,
      {
        name: '  갑상선   결절 ',
        section: '갑상선',
        modality: 'US',
        type: '점수',
        note: ' ACR\n2017 ',
        definition,
      },
      { as: member },
    )
    const now = server.clock.now().toISOString()
    expect(module).toEqual({
      id: expect.stringMatching(/^mod_/u),
      name: '갑상선 결절',
      section: '갑상선',
      modality: 'US',
      type: '점수',
      note: 'ACR\n2017',
      shared: false,
      revision: 1,
      createdAt: now,
      updatedAt: now,
      nickname: member.nickname,
      mine: true,
      copied: false,
      locked: false,
      may: { open: true, save: true, share: true, copy: true, delete: true, restore: false, purge: false },
      inputCount: 0,
      outputCount: 1,
      definition: expect.objectContaining({ ...definition, version: 1, inputs: [], computed: [] }),
    })
    expect(await server.mustCall(moduleGet, { id: module.id }, { as: member })).toEqual({ module })
  })

  it('needs nothing beside name and definition', async () => {
    const member = await server.member()
    const { module } = await server.mustCall(moduleCreate, { name: 'x', definition }, { as: member })
    expect(module).toMatchObject({ section: '', modality: '', type: '', note: '' })
  })

  it.each([
    [{ name: '' }, 'name', 'module.name.required'],
    [{ name: ' \n ' }, 'name', 'module.name.required'],
    [{ name: 'TI-RADS' }, 'name', 'module.name.dash'],
    [{ name: 'ＴＩ－ＲＡＤＳ' }, 'name', 'module.name.dash'],
    [{ name: '가'.repeat(41) }, 'name', 'tooLong'],
    [{ name: 'a\u200bb' }, 'name', 'format'],
    [{ section: 'x'.repeat(41) }, 'section', 'tooLong'],
    [{ note: 'x'.repeat(2001) }, 'note', 'tooLong'],
    [{ type: 'a\u0007' }, 'type', 'format'],
    [{ definition: [] as unknown as Record<string, unknown> }, 'definition', 'type'],
    [{ definition: undefined as unknown as Record<string, unknown> }, 'definition', 'required'],
  ])('refuses a wrong field at its place: %#', async (change, path, problem) => {
    const member = await server.member()
    const answer = await server.call(moduleCreate, { name: 'x', definition, ...change }, { as: member })
    expect(answer).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { fields: [expect.objectContaining({ path, problem })] },
    })
  })

  it('counts a name as a person does: 40 characters, whatever they are made of', async () => {
    const member = await server.member()
    const name = '🇰🇷'.repeat(10) + '한'.normalize('NFD').repeat(30)
    const { module } = await server.mustCall(moduleCreate, { name, definition }, { as: member })
    expect(module.name).toBe(name.normalize('NFC'))
  })

  it('refuses a name that the owner has in other letters, and gives another member the same', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    await server.module(mina, { name: 'Nodule A' })
    expect(await server.call(moduleCreate, { name: 'ＮＯＤＵＬＥ a', definition }, { as: mina })).toEqual(
      TAKEN,
    )
    expect(await server.call(moduleCreate, { name: 'Nodule A', definition }, { as: jun })).toMatchObject({
      ok: true,
    })
  })

  it('gives a name to one of ten that are made at once', async () => {
    const member = await server.member()
    const answers = await Promise.all(
      Array.from({ length: 10 }, () =>
        server.call(moduleCreate, { name: '하나뿐', definition }, { as: member }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.filter(({ ok }) => !ok)).toEqual(Array.from({ length: 9 }, () => TAKEN))
  })

  it('stores nothing that the engine can not read, and says where the trouble is', async () => {
    const member = await server.member()
    const answer = await server.call(
      moduleCreate,
      { name: 'x', definition: { outputs: [], inputs: [{ id: 'BAD', kind: 'bool', label: {} }] } },
      { as: member },
    )
    expect(answer).toMatchObject({
      code: 'BAD_REQUEST',
      reason: {
        findings: expect.arrayContaining([
          expect.objectContaining({
            path: 'definition.outputs',
            finding: expect.objectContaining({ code: 'output.required' }),
          }),
          expect.objectContaining({
            path: 'definition.inputs.0.id',
            finding: expect.objectContaining({ code: 'id.format' }),
          }),
        ]),
      },
    })
    const sixtyOne = Array.from({ length: 61 }, (_, n) => ({ ...definition.outputs[0], id: `out_${n}` }))
    expect(
      await server.call(moduleCreate, { name: 'x', definition: { outputs: sixtyOne } }, { as: member }),
    ).toMatchObject({
      reason: { findings: [{ path: 'definition.outputs', finding: { code: 'items.tooMany' } }] },
    })
    const big = { outputs: [{ ...definition.outputs[0], body: { ko: Array(400).fill('가'.repeat(600)) } }] }
    expect(await server.call(moduleCreate, { name: 'x', definition: big }, { as: member })).toMatchObject({
      reason: { findings: [{ finding: { code: 'tooBig' } }] },
    })
    expect((await server.mustCall(moduleList, {}, { as: member })).total).toBe(0)
  })

  it('stops at the limit, however many come at once', async () => {
    const member = await server.member()
    await server.pool.query(
      `insert into modules (id, owner_id, name, name_key, section, modality, type, note, definition, input_count,
        output_count, created_at, updated_at)
      select 'mod_' || $1 || n, $1, n, n, '', '', '', '', '{}', 0, 1, now(), now() from generate_series(1, $2::int) n`,
      [member.user.id, MODULES_PER_MEMBER_MAX - 3],
    )
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) =>
        server.call(moduleCreate, { name: `더 ${n}`, definition }, { as: member }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
    for (const answer of answers) {
      if (answer.ok) continue
      expect(answer).toMatchObject({
        code: 'BAD_REQUEST',
        reason: { problem: 'module.limit', values: { max: 1000 } },
      })
    }
    const all = await server.mustCall(moduleList, { page: 1, pageSize: 'all' }, { as: member })
    expect(all.items).toHaveLength(MODULES_PER_MEMBER_MAX)
  })

  it('does not let a trash that is never emptied go around the limit', async () => {
    const member = await server.member()
    await server.pool.query(
      `insert into modules (id, owner_id, name, name_key, section, modality, type, note, definition, input_count,
        output_count, created_at, updated_at, deleted_at)
      select 'mod_' || $1 || n, $1, n, n, '', '', '', '', '{}', 0, 1, now(), now(), now() from generate_series(1, 2000) n`,
      [member.user.id],
    )
    expect(await server.call(moduleCreate, { name: 'x', definition }, { as: member })).toMatchObject({
      reason: { problem: 'trash.full' },
    })
  })
})
