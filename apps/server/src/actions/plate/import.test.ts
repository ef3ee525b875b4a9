import { MODULES_PER_MEMBER_MAX } from '@pandok/domain'
import {
  moduleDelete,
  moduleImport,
  moduleList,
  modulePurge,
  plateExport,
  plateGet,
  plateImport,
  plateList,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { definitionSaying } from '#testkit/createModules.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { moduleCell, phraseCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const NOT_FOUND = { ok: false, code: 'NOT_FOUND', reason: { problem: 'plate.absent' } }

const fileOf = (plates: unknown[], modules: unknown[] = []) =>
  ({ format: 'pandok', version: 1, exportedAt: '2026-01-02T03:04:05.000Z', plates, modules }) as never

const fileModule = (id: string, definition: object = definitionSaying(id)) => ({ id, name: id, definition })

const totals = async (as: TestMember) => [
  (await server.mustCall(plateList, {}, { as })).total,
  (await server.mustCall(moduleList, {}, { as })).total,
]

describe('plate-export', () => {
  it('gives plates in the order asked for with their modules, each once, and no word about the owner', async () => {
    const member = await server.member()
    const [one, two] = [await server.module(member), await server.module(member, { section: '폐' })]
    const first = await server.plate(member, { cells: [moduleCell(0, two.id)], keyMap: { KeyA: 'cell_0' } })
    const second = await server.sharedPlate(member, { cells: [moduleCell(4, one.id), moduleCell(5, two.id)] })
    const { file } = await server.mustCall(plateExport, { ids: [second.id, first.id] }, { as: member })
    const plain = ({ name, cells, keyMap, autoFill }: typeof first) => ({ name, cells, keyMap, autoFill })
    const plainModule = ({ id, name, section, modality, type, note, definition }: typeof one) => ({
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
      plates: [plain(second), plain(first)],
      modules: [plainModule(one), plainModule(two)],
    })
    for (const secret of [member.nickname, member.email, member.user.id]) {
      expect(JSON.stringify(file)).not.toContain(secret)
    }
  })

  it('takes what the caller may open, and nothing else', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const [own, foreign] = [await server.module(mina), await server.module(jun)]
    const shared = await server.sharedPlate(mina, { cells: [moduleCell(0, own.id, foreign.id, 'mod_gone')] })
    const secret = await server.plate(mina)
    const exported = async (as: TestMember) =>
      (await server.mustCall(plateExport, { ids: [shared.id] }, { as })).file.modules.map(({ id }) => id)
    expect(await exported(await server.member())).toEqual([own.id])
    expect(await exported(mina)).toEqual([own.id])
    expect(await exported(jun)).toEqual([own.id, foreign.id])
    expect(await server.call(plateExport, { ids: [shared.id, secret.id] }, { as: jun })).toEqual(NOT_FOUND)
    expect(await server.call(plateExport, { ids: ['pla_nowhere'] }, { as: jun })).toEqual(NOT_FOUND)
  })

  it('brings no private module of another out through a plate that names it', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const secret = await server.module(mina)
    // Mina's plate uses it rightly, and Jun's only names it; Jun can't open the first.
    await server.plate(mina, { cells: [moduleCell(0, secret.id)] })
    const other = await server.sharedPlate(mina)
    const forged = await server.plate(jun, { cells: [moduleCell(0, secret.id)] })
    const { file } = await server.mustCall(plateExport, { ids: [forged.id, other.id] }, { as: jun })
    expect(file.modules).toEqual([])
  })

  it('refuses more than an import could take', async () => {
    const member = await server.member()
    await server.setTier(member, 'standard')
    const outputs = Array.from({ length: 60 }, (_, n) => ({
      id: `${n}`,
      kind: 'phrase' as const,
      section: 'findings' as const,
      text: { ko: 'x'.repeat(2000) },
    }))
    const cells = Array.from({ length: 8 }, (_, n) => ({ ...phraseCell(n), outputs }))
    const ids: string[] = []
    for (let index = 0; index < 6; index += 1) ids.push((await server.plate(member, { cells })).id)
    expect(await server.call(plateExport, { ids }, { as: member })).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { problem: 'file.tooLarge' },
    })
    expect(await server.call(plateExport, { ids: ids.slice(1) }, { as: member })).toMatchObject({ ok: true })
  })

  it('refuses more modules than a file may have, and modules that are too large together', async () => {
    const member = await server.member()
    await server.pool.query(
      `insert into modules (id, owner_id, name, name_key, section, modality, type, note, definition, input_count,
        output_count, created_at, updated_at)
      select 'mod_' || $1 || n, $1, n, n, '', '', '', '',
        json_build_object('x', repeat('x', case when n <= 40 then 190000 else 1 end)), 0, 1, now(), now()
      from generate_series(1, 240) n`,
      [member.user.id],
    )
    const cellsOf = (from: number, to: number) =>
      [from, from + 40, from + 80]
        .filter((start) => start < to)
        .map((start, position) =>
          moduleCell(position, ...Array.from({ length: 40 }, (_, n) => `mod_${member.user.id}${start + n}`)),
        )
    const large = await server.plate(member, { cells: cellsOf(1, 41) })
    expect(await server.call(plateExport, { ids: [large.id] }, { as: member })).toMatchObject({
      reason: { problem: 'file.tooLarge' },
    })
    const ids = [
      (await server.plate(member, { cells: cellsOf(1, 120) })).id,
      (await server.plate(member, { cells: cellsOf(121, 240) })).id,
    ]
    expect(await server.call(plateExport, { ids }, { as: member })).toMatchObject({
      reason: { problem: 'file.tooMany', values: { max: 200 } },
    })
  })
})

describe('plate-import', () => {
  it('gives another member the same plate, private, with modules and ids of their own', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const modules = [await server.module(mina, { name: '하나', note: '메모' }), await server.module(mina)]
    await server.module(jun, { name: '하나' })
    const made = await server.sharedPlate(mina, {
      name: '흉부',
      cells: [{ ...phraseCell(0), color: '#112233' }, moduleCell(9, ...modules.map(({ id }) => id))],
      keyMap: { 'Shift+KeyA': 'cell_9' },
      autoFill: [
        {
          id: 'f',
          cell: 'cell_9',
          output: 'out_1',
          input: 'size',
          source: { from: 'measurement', what: 'length', pick: 'latest' },
        },
      ],
    })
    const { file } = await server.mustCall(plateExport, { ids: [made.id] }, { as: mina })
    const answer = await server.mustCall(plateImport, { file }, { as: jun })
    expect(answer.modules).toMatchObject([
      { name: '하나 2', note: '메모', mine: true, shared: false, revision: 1 },
      { name: modules[1]?.name },
    ])
    const [item] = answer.plates
    expect(item).toMatchObject({ name: '흉부', mine: true, shared: false, revision: 1, moduleCount: 2 })
    expect(item).not.toHaveProperty('source')
    const { plate } = await server.mustCall(plateGet, { id: item?.id ?? '' }, { as: jun })
    expect(plate.keyMap).toEqual(made.keyMap)
    expect(plate.autoFill).toEqual(made.autoFill)
    expect(plate.cells).toEqual([made.cells[0], moduleCell(9, ...answer.modules.map(({ id }) => id))])
    expect(plate.modules.map(({ definition }) => definition)).toEqual(
      expect.arrayContaining(modules.map(({ definition }) => definition)),
    )
    // Out again it is the same file, but for the ids of the modules and the name that was taken.
    const again = await server.mustCall(plateExport, { ids: [plate.id] }, { as: jun })
    const withoutIds = (text: string) => text.replaceAll(/mod_[\w-]+/gu, 'mod').replaceAll('하나 2', '하나')
    expect(withoutIds(JSON.stringify(again.file.plates))).toBe(withoutIds(JSON.stringify(file.plates)))
    expect(withoutIds(JSON.stringify(again.file.modules))).toBe(withoutIds(JSON.stringify(file.modules)))
  })

  it('is the same through the list of modules', async () => {
    const member = await server.member()
    const file = fileOf([{ name: '판', cells: [moduleCell(0, 'a')] }], [fileModule('a')])
    const { plates, modules } = await server.mustCall(moduleImport, { file }, { as: member })
    const { plate } = await server.mustCall(plateGet, { id: plates[0]?.id ?? '' }, { as: member })
    expect(plate.modules.map(({ id }) => id)).toEqual(modules.map(({ id }) => id))
  })

  it('takes several plates that share modules, ignores what else a file says, and leaves unknown modules', async () => {
    const member = await server.member()
    const file = fileOf(
      [
        {
          id: 'x',
          name: '둘',
          cells: [moduleCell(0, 'a', 'b')],
          shared: true,
          library: 'free',
          place: 'paid',
        },
        { name: '하나', cells: [moduleCell(0, 'a', 'elsewhere')], revision: 9 },
        { name: '둘' },
      ],
      [fileModule('a'), fileModule('b'), fileModule('a')],
    )
    const { plates, modules } = await server.mustCall(plateImport, { file }, { as: member })
    expect(plates.map(({ name, cellCount }) => [name, cellCount])).toEqual([
      ['둘', 1],
      ['하나', 1],
      ['둘', 0],
    ])
    for (const plate of plates) {
      expect(plate).toMatchObject({ shared: false, revision: 1 })
      expect(plate).not.toHaveProperty('library')
      expect(plate).not.toHaveProperty('place')
    }
    expect(modules.map(({ name }) => name)).toEqual(['a', 'b', 'a 2'])
    const [a = '', b = ''] = modules.map(({ id }) => id)
    const cellsOf = async (index: number) =>
      (await server.mustCall(plateGet, { id: plates[index]?.id ?? '' }, { as: member })).plate.cells
    expect(await cellsOf(0)).toEqual([moduleCell(0, a, b)])
    expect(await cellsOf(1)).toEqual([moduleCell(0, a, 'elsewhere')])
  })

  it.each([
    [fileOf([{}]), 'file.plates.0.name', 'required'],
    [fileOf([{ name: '가'.repeat(21) }]), 'file.plates.0.name', 'tooLong'],
    [
      fileOf([{ name: 'x' }, { name: 'y', cells: [{ ...phraseCell(3), name: '' }] }]),
      'file.plates.1.cells.0.name',
      'cell.name.required',
    ],
    [
      fileOf([{ name: 'x', cells: [phraseCell(0), phraseCell(0)] }]),
      'file.plates.0.cells.1.id',
      'cell.id.taken',
    ],
    [fileOf([{ name: 'x', keyMap: { KeyA: 'cell_0' } }]), 'file.plates.0.keyMap.KeyA', 'key.noCell'],
    [fileOf([{ name: 'x', cells: 1 }]), 'file.plates.0.cells', 'type'],
    [
      fileOf([
        {
          name: 'x',
          cells: [0, 1, 2].map((p) => moduleCell(p, ...Array.from({ length: 41 }, (_, n) => `${p}_${n}`))),
        },
      ]),
      'file.plates.0.cells',
      'plate.modules.tooMany',
    ],
    [fileOf(Array.from({ length: 101 }, () => ({ name: 'x' }))), 'file.plates', 'file.tooManyPlates'],
    [fileOf([]), 'file.modules', 'file.empty'],
  ])('refuses a wrong file at its place: %#', async (file, path, problem) => {
    const member = await server.member()
    expect(await server.call(plateImport, { file }, { as: member })).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { fields: expect.arrayContaining([expect.objectContaining({ path, problem })]) },
    })
    expect(await totals(member)).toEqual([0, 0])
  })

  it('imports nothing when a module can not be read, or there is no room for the plates or the modules', async () => {
    const member = await server.member()
    const plate = { name: 'x', cells: [moduleCell(0, 'a')] }
    expect(
      await server.call(
        plateImport,
        { file: fileOf([plate], [fileModule('a', { outputs: [] })]) },
        { as: member },
      ),
    ).toMatchObject({
      reason: {
        findings: [{ path: 'file.modules.0.definition.outputs', finding: { code: 'output.required' } }],
      },
    })
    const six = fileOf(Array(6).fill(plate), [fileModule('a')])
    expect(await server.call(plateImport, { file: six }, { as: member })).toEqual({
      ok: false,
      code: 'PLATE_LIMIT',
      reason: { problem: 'plate.limit.free', values: { max: 5 } },
    })
    expect(await server.call(moduleImport, { file: six }, { as: member })).toMatchObject({
      code: 'PLATE_LIMIT',
    })
    expect(await totals(member)).toEqual([0, 0])
    await server.pool.query(
      `insert into modules (id, owner_id, name, name_key, section, modality, type, note, definition, input_count,
        output_count, created_at, updated_at)
      select 'mod_' || $1 || n, $1, n, n, '', '', '', '', '{}', 0, 1, now(), now() from generate_series(1, $2::int) n`,
      [member.user.id, MODULES_PER_MEMBER_MAX],
    )
    const one = fileOf([plate], [fileModule('a')])
    expect(await server.call(plateImport, { file: one }, { as: member })).toMatchObject({
      reason: { problem: 'module.limit' },
    })
    expect(await totals(member)).toEqual([0, MODULES_PER_MEMBER_MAX])
    expect(await server.call(plateImport, { file: fileOf([plate]) }, { as: member })).toMatchObject({
      ok: true,
    })
  })

  it('gives a plate back whose module is gone for good, with the module', async () => {
    const member = await server.member()
    const module = await server.module(member)
    const made = await server.plate(member, { cells: [moduleCell(0, module.id)] })
    const { file } = await server.mustCall(plateExport, { ids: [made.id] }, { as: member })
    await server.mustCall(moduleDelete, { ids: [module.id] }, { as: member })
    await server.mustCall(modulePurge, { ids: [module.id] }, { as: member })
    expect((await server.mustCall(plateGet, { id: made.id }, { as: member })).plate.modules).toEqual([])
    const { plates } = await server.mustCall(plateImport, { file }, { as: member })
    const { plate } = await server.mustCall(plateGet, { id: plates[0]?.id ?? '' }, { as: member })
    expect(plate.modules).toMatchObject([{ name: module.name, definition: module.definition }])
  })
})
