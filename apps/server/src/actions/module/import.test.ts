import { MODULES_PER_MEMBER_MAX } from '@pandok/domain'
import { moduleExport, moduleGet, moduleImport, moduleList } from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { definitionSaying } from '#testkit/createModules.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const fileOf = (modules: unknown[], changes: object = {}) =>
  ({
    format: 'pandok',
    version: 1,
    exportedAt: '2026-01-02T03:04:05.000Z',
    plates: [],
    modules,
    ...changes,
  }) as never

const fileModule = (name: string, definition: object = definitionSaying(name)) => ({
  id: name,
  name,
  definition,
})

describe('module-export', () => {
  it('gives a file in the order asked for, without a word about the owner', async () => {
    const member = await server.member()
    const one = await server.module(member, { section: '갑상선', modality: 'US', type: '점수', note: '메모' })
    const two = await server.module(member)
    const { file } = await server.mustCall(moduleExport, { ids: [two.id, one.id] }, { as: member })
    const plain = ({ id, name, section, modality, type, note, definition }: typeof one) => ({
      id,
      name,
      section,
      modality,
      type,
      note,
      definition,
    })
    expect(file).toEqual({
      format: 'pandok',
      version: 1,
      exportedAt: server.clock.now().toISOString(),
      plates: [],
      modules: [plain(two), plain(one)],
    })
    for (const secret of [member.nickname, member.email, member.user.id]) {
      expect(JSON.stringify(file)).not.toContain(secret)
    }
  })

  it('exports what others share, and nothing when one of the modules is not for the caller', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const [shared, secret] = [await server.sharedModule(mina), await server.module(mina)]
    const ids = [shared.id]
    expect(await server.mustCall(moduleExport, { ids }, { as: jun })).toMatchObject({
      file: { modules: [{ id: shared.id }] },
    })
    expect(await server.call(moduleExport, { ids: [...ids, secret.id] }, { as: jun })).toEqual({
      ok: false,
      code: 'NOT_FOUND',
      reason: { problem: 'module.absent' },
    })
  })

  it('refuses more than an import could take', async () => {
    const member = await server.member()
    await server.pool.query(
      `insert into modules (id, owner_id, name, name_key, section, modality, type, note, definition, input_count,
        output_count, created_at, updated_at)
      select 'mod_' || $1 || n, $1, n, n, '', '', '', '', json_build_object('x', repeat('x', 190000)), 0, 1, now(), now()
      from generate_series(1, 30) n`,
      [member.user.id],
    )
    const ids = Array.from({ length: 30 }, (_, n) => `mod_${member.user.id}${n + 1}`)
    expect(await server.call(moduleExport, { ids }, { as: member })).toMatchObject({
      reason: { problem: 'file.tooLarge' },
    })
    expect(await server.call(moduleExport, { ids: ids.slice(0, 20) }, { as: member })).toMatchObject({
      ok: true,
    })
  })
})

describe('module-import', () => {
  it('gives another member the same modules, private and with ids of their own', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const made = await server.sharedModule(mina, { name: '결절', section: '갑상선', note: '메모' })
    await server.module(jun, { name: '결절' })
    const { file } = await server.mustCall(moduleExport, { ids: [made.id] }, { as: mina })
    const answer = await server.mustCall(moduleImport, { file }, { as: jun })
    expect(answer).toMatchObject({
      plates: [],
      modules: [{ name: '결절 2', section: '갑상선', note: '메모', shared: false, revision: 1, mine: true }],
    })
    const [imported] = answer.modules
    expect(imported).not.toHaveProperty('source')
    expect(imported?.id).not.toBe(made.id)
    const { module } = await server.mustCall(moduleGet, { id: imported?.id ?? '' }, { as: jun })
    expect(module.definition).toEqual(made.definition)
  })

  it('numbers names that come twice, in the order of the file', async () => {
    const member = await server.member()
    const file = fileOf([fileModule('같음'), fileModule('같음'), fileModule('같음 2')])
    const { modules } = await server.mustCall(moduleImport, { file }, { as: member })
    expect(modules.map(({ name }) => name)).toEqual(['같음', '같음 2', '같음 3'])
  })

  it('ignores what a file says about revisions, owners and sharing', async () => {
    const member = await server.member()
    const file = fileOf([
      {
        ...fileModule('x'),
        shared: true,
        revision: 9,
        nickname: '누구',
        library: 'free',
        may: { save: true },
      },
    ])
    const { modules } = await server.mustCall(moduleImport, { file }, { as: member })
    expect(modules).toMatchObject([{ shared: false, revision: 1, nickname: member.nickname }])
    expect(modules[0]).not.toHaveProperty('library')
  })

  it.each([
    [fileOf([fileModule('x')], { format: 'other' }), 'file.format', 'file.format'],
    [fileOf([fileModule('x')], { version: 2 }), 'file.version', 'file.version'],
    [fileOf([fileModule('x')], { plates: [{}] }), 'file.plates.0.name', 'required'],
    [fileOf([]), 'file.modules', 'file.empty'],
    [fileOf(Array.from({ length: 201 }, (_, n) => fileModule(`${n}`))), 'file.modules', 'file.tooMany'],
    [
      fileOf([fileModule('x'), { id: 'y', name: 'a-b', definition: {} }]),
      'file.modules.1.name',
      'module.name.dash',
    ],
    [fileOf([{ id: 'y', name: 'b' }]), 'file.modules.0.definition', 'required'],
    [fileOf([null]), 'file.modules.0', 'type'],
    [fileOf([fileModule('x')], { more: 1 }), 'file.more', 'unknownField'],
  ])('refuses a wrong file at its place: %#', async (file, path, problem) => {
    const member = await server.member()
    expect(await server.call(moduleImport, { file }, { as: member })).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { fields: [expect.objectContaining({ path, problem })] },
    })
    expect((await server.mustCall(moduleList, {}, { as: member })).total).toBe(0)
  })

  it('imports nothing of a file with a definition that the engine refuses, and names every place', async () => {
    const member = await server.member()
    const file = fileOf([fileModule('a', { outputs: [] }), fileModule('b'), fileModule('c', { outputs: 1 })])
    expect(await server.call(moduleImport, { file }, { as: member })).toMatchObject({
      code: 'BAD_REQUEST',
      reason: {
        findings: [
          { path: 'file.modules.0.definition.outputs', finding: { code: 'output.required' } },
          { path: 'file.modules.2.definition.outputs' },
        ],
      },
    })
    expect((await server.mustCall(moduleList, {}, { as: member })).total).toBe(0)
  })

  it('takes two hundred at once, and counts them against the limit whatever else comes', async () => {
    const member = await server.member()
    const file = (letter: string) =>
      fileOf(Array.from({ length: 200 }, (_, n) => fileModule(`${letter} ${n}`)))
    const answers = await Promise.all(
      ['a', 'b', 'c', 'd', 'e', 'f'].map((letter) =>
        server.call(moduleImport, { file: file(letter) }, { as: member }),
      ),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(5)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({ reason: { problem: 'module.limit' } })
    expect((await server.mustCall(moduleList, {}, { as: member })).total).toBe(MODULES_PER_MEMBER_MAX)
  })
})
