import { MODULES_PER_MEMBER_MAX } from '@pandok/domain'
import {
  moduleCopy,
  moduleDelete,
  moduleGet,
  moduleList,
  modulePurge,
  moduleSave,
  moduleShare,
  plateCopy,
  plateDelete,
  plateGet,
  plateList,
  platePurge,
  plateShare,
  userWithdraw,
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

const load = async (id: string, as: TestMember) => (await server.mustCall(plateGet, { id }, { as })).plate

const modulesOf = async (as: TestMember) =>
  (await server.mustCall(moduleList, { sort: 'name', pageSize: 'all' }, { as })).items

describe('plate-copy', () => {
  it('makes a private copy with private copies of the modules, each once, and remembers the sources', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const [one, two] = [await server.module(mina, { name: '하나', note: '메모' }), await server.module(mina)]
    await server.module(jun, { name: '하나' })
    const output = { id: 'out_0', kind: 'module', section: 'auto', moduleId: one.id } as const
    const original = await server.sharedPlate(mina, {
      name: '흉부',
      cells: [
        { ...phraseCell(0), outputs: [{ ...output, preset: { size: '3' } }] },
        moduleCell(1, two.id, one.id),
        phraseCell(2),
      ],
      keyMap: { KeyA: 'cell_1' },
      autoFill: [{ id: 'f', cell: 'cell_0', output: 'out_0', input: 'size', source: { from: 'clipboard' } }],
    })
    await server.plate(jun, { name: '흉부' })
    server.clock.advance({ seconds: 1 })
    const { plate: copy } = await server.mustCall(plateCopy, { id: original.id }, { as: jun })
    const now = server.clock.now().toISOString()
    const loaded = await load(copy.id, jun)
    const idOf = (sourceId: string) => loaded.modules.find(({ source }) => source?.id === sourceId)?.id
    expect(copy).toEqual({
      ...original,
      id: copy.id,
      nickname: jun.nickname,
      shared: false,
      createdAt: now,
      updatedAt: now,
      source: { id: original.id, name: '흉부', nickname: mina.nickname },
      cells: [
        { ...original.cells[0], outputs: [{ ...original.cells[0]?.outputs[0], moduleId: idOf(one.id) }] },
        moduleCell(1, idOf(two.id) ?? '', idOf(one.id) ?? ''),
        phraseCell(2),
      ],
    })
    expect(loaded.modules).toHaveLength(2)
    expect(loaded.modules.find(({ id }) => id === idOf(one.id))).toMatchObject({
      name: '하나 2',
      note: '메모',
      mine: true,
      shared: false,
      revision: 1,
      source: { id: one.id, name: '하나', nickname: mina.nickname },
      definition: one.definition,
    })
    expect(await modulesOf(jun)).toHaveLength(3)
    expect(await load(original.id, jun)).toMatchObject({ copied: true, may: { copy: false } })
  })

  it('makes one copy, and one of each module, of ten that are asked for at once', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const module = await server.module(mina)
    const { id } = await server.sharedPlate(mina, { cells: [moduleCell(0, module.id)] })
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => server.call(plateCopy, { id }, { as: jun })),
    )
    const codes = answers.map((answer) => (answer.ok ? 'ok' : answer.code)).sort()
    expect(codes).toEqual([...Array(9).fill('COPY_EXISTS'), 'ok'])
    expect(await modulesOf(jun)).toHaveLength(1)
  })

  it('uses a module again of which one has a copy, out of the trash if need be, and one’s own as it is', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const [kept, trashed] = [
      await server.sharedModule(mina),
      await server.sharedModule(mina, { name: '버림' }),
    ]
    const own = await server.sharedModule(jun)
    const ownTrashed = await server.sharedModule(jun)
    const copies: string[] = []
    for (const { id } of [kept, trashed]) {
      copies.push((await server.mustCall(moduleCopy, { id }, { as: jun })).module.id)
    }
    await server.mustCall(moduleDelete, { ids: [copies[1] ?? '', ownTrashed.id] }, { as: jun })
    await server.module(jun, { name: '버림' })
    const { id } = await server.sharedPlate(mina, {
      cells: [moduleCell(0, kept.id, trashed.id, own.id, ownTrashed.id)],
    })
    const before = (await modulesOf(jun)).length
    const { plate } = await server.mustCall(plateCopy, { id }, { as: jun })
    expect(plate.cells).toEqual([moduleCell(0, copies[0] ?? '', copies[1] ?? '', own.id, ownTrashed.id)])
    expect(await modulesOf(jun)).toHaveLength(before + 2)
    const { module } = await server.mustCall(moduleGet, { id: copies[1] ?? '' }, { as: jun })
    expect(module.name).toBe('버림 2')
    expect(module).not.toHaveProperty('deletedAt')
    expect((await load(plate.id, jun)).modules.every((one) => one.deletedAt === undefined)).toBe(true)
  })

  it('copies what a plate borrows from others and from the library, and leaves what is gone as it is', async () => {
    const [mina, jun, publisher] = [await server.member(), await server.member(), await server.member()]
    const shared = await server.sharedModule(publisher)
    const library = await server.module(publisher)
    await server.pool.query("update modules set library = 'free' where id = $1", [library.id])
    const secret = await server.module(publisher)
    const gone = await server.module(mina)
    const { id } = await server.sharedPlate(mina, {
      cells: [moduleCell(0, shared.id, library.id, secret.id, gone.id)],
    })
    await server.mustCall(moduleDelete, { ids: [gone.id] }, { as: mina })
    await server.mustCall(modulePurge, { ids: [gone.id] }, { as: mina })
    const { plate } = await server.mustCall(plateCopy, { id }, { as: jun })
    const { modules } = await load(plate.id, jun)
    expect(modules.map(({ source }) => source?.id).sort()).toEqual([library.id, shared.id].sort())
    expect(modules.every(({ mine }) => mine)).toBe(true)
    const used = plate.cells[0]?.outputs.map((output) => output.kind === 'module' && output.moduleId)
    expect(used?.slice(2)).toEqual([secret.id, gone.id])
    expect(await modulesOf(jun)).toHaveLength(2)
  })

  it('duplicates one’s own under another name, without a source, with the same modules', async () => {
    const [member, other] = [await server.member(), await server.member()]
    const [own, borrowed] = [await server.module(member), await server.sharedModule(other)]
    const made = await server.plate(member, {
      name: '가'.repeat(20),
      cells: [moduleCell(0, own.id, borrowed.id)],
    })
    const first = await server.mustCall(plateCopy, { id: made.id }, { as: member })
    const second = await server.mustCall(plateCopy, { id: made.id }, { as: member })
    expect([first.plate.name, second.plate.name]).toEqual([`${'가'.repeat(18)} 2`, `${'가'.repeat(18)} 3`])
    expect(second.plate).toEqual({ ...made, id: second.plate.id, name: second.plate.name })
    expect(await modulesOf(member)).toHaveLength(1)
  })

  it('is not touched when the original is unshared, deleted for good, or its creator leaves', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const module = await server.module(mina)
    const cells = [moduleCell(0, module.id)]
    const [first, second] = [
      await server.sharedPlate(mina, { cells }),
      await server.sharedPlate(mina, { cells }),
    ]
    const { plate: copy } = await server.mustCall(plateCopy, { id: first.id }, { as: jun })
    const { plate: other } = await server.mustCall(plateCopy, { id: second.id }, { as: jun })
    const before = await load(copy.id, jun)
    await server.mustCall(plateShare, { id: first.id, shared: false }, { as: mina })
    await server.mustCall(
      moduleSave,
      { id: module.id, revision: 1, name: '다름', definition: definitionSaying('다른 말') },
      { as: mina },
    )
    await server.mustCall(plateDelete, { ids: [second.id] }, { as: mina })
    await server.mustCall(platePurge, { ids: [second.id] }, { as: mina })
    expect(await load(copy.id, jun)).toEqual(before)
    expect(await load(other.id, jun)).toMatchObject({
      source: { id: second.id, name: second.name, nickname: null },
      cells: other.cells,
    })
    await server.mustCall(userWithdraw, { password: mina.password }, { as: mina })
    const [left] = before.modules
    expect(await load(copy.id, jun)).toEqual({
      ...before,
      source: { id: first.id, name: first.name, nickname: null },
      modules: [{ ...left, source: { id: module.id, name: module.name, nickname: null } }],
    })
    expect((await server.mustCall(plateList, {}, { as: jun })).total).toBe(2)
  })

  it('makes nothing at all when there is no room for its modules', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const modules = [await server.module(mina), await server.module(mina)]
    const { id } = await server.sharedPlate(mina, { cells: [moduleCell(0, ...modules.map((one) => one.id))] })
    await server.pool.query(
      `insert into modules (id, owner_id, name, name_key, section, modality, type, note, definition, input_count,
        output_count, created_at, updated_at)
      select 'mod_' || $1 || n, $1, n, n, '', '', '', '', '{}', 0, 1, now(), now() from generate_series(1, $2::int) n`,
      [jun.user.id, MODULES_PER_MEMBER_MAX - 1],
    )
    expect(await server.call(plateCopy, { id }, { as: jun })).toMatchObject({
      code: 'BAD_REQUEST',
      reason: { problem: 'module.limit', values: { max: 1000 } },
    })
    expect(await modulesOf(jun)).toHaveLength(MODULES_PER_MEMBER_MAX - 1)
    expect((await server.mustCall(plateList, {}, { as: jun })).total).toBe(0)
    await server.mustCall(moduleDelete, { ids: [`mod_${jun.user.id}1`] }, { as: jun })
    expect(await server.call(plateCopy, { id }, { as: jun })).toMatchObject({ ok: true })
  })

  it('stays private when one’s modules are shared with it', async () => {
    const [mina, jun, sora] = [await server.member(), await server.member(), await server.member()]
    const module = await server.sharedModule(mina)
    const { id } = await server.sharedPlate(mina, { cells: [moduleCell(0, module.id)] })
    const { plate: copy } = await server.mustCall(plateCopy, { id }, { as: jun })
    await server.mustCall(moduleShare, { id: module.id, shared: false }, { as: mina })
    expect(await server.call(plateGet, { id: copy.id }, { as: sora })).toEqual(NOT_FOUND)
    const [output] = copy.cells[0]?.outputs ?? []
    const own = output?.kind === 'module' ? output.moduleId : ''
    expect(await server.call(moduleGet, { id: own }, { as: sora })).toMatchObject({ code: 'NOT_FOUND' })
  })
})
