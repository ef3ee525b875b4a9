import { compileModule, openSession, readDefinition } from '@pandok/module-engine'
import {
  adminPlateGet,
  adminPlateUpdate,
  type LoadedPlate,
  type ParamInput,
  plateBackupCreate,
  plateBackupList,
  plateCopy,
  plateDelete,
  plateGet,
  plateLibraryList,
  platePurge,
  plateRestore,
  plateSave,
  userWithdraw,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Administrators, createAdministrators } from '#testkit/createAdministrators.ts'
import { definitionSaying } from '#testkit/createModules.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { moduleCell, phraseCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices
let people: Administrators
let admin: TestMember

beforeAll(async () => {
  server = await startTestServices({ limitScale: 100 })
  people = createAdministrators(server, server.pool)
  admin = await people.administrator()
})
afterAll(() => server.stop())

type Change = ParamInput<typeof adminPlateUpdate>['change']

const reason = '신고'
const change = (id: string, what: Change) =>
  server.call(adminPlateUpdate, { id, change: what }, { as: admin, address: '203.0.113.7' })
const mustChange = (id: string, what: Change) =>
  server.mustCall(adminPlateUpdate, { id, change: what }, { as: admin })
const get = async (id: string) => server.mustCall(adminPlateGet, { id }, { as: admin })
const load = async (id: string, as: { authToken: string }) =>
  (await server.mustCall(plateGet, { id }, { as })).plate
const inLibrary = async (id: string) => {
  const { items } = await server.mustCall(plateLibraryList, { pageSize: 'all' }, { as: admin })
  return items.some((item) => item.id === id)
}
const refusal = (problem: string) => ({ ok: false, code: 'BAD_REQUEST', reason: { problem } })
const nothing = refusal('admin.nothingToChange')

/** What the first module of a plate writes. */
function written({ modules }: LoadedPlate): string | null | undefined {
  const reading = readDefinition(modules[0]?.definition)
  if (!reading.ok) throw new Error('The definition of a copy could not be read.')
  const session = openSession(compileModule(reading.definition), { today: '2026-11-15' })
  return session.outputs('ko')[0]?.text
}

describe('admin-plateGet', () => {
  it("shows anybody's plate as a reader would see it, be it private or in the trash", async () => {
    const [owner, other] = [await server.member(), await server.member()]
    const own = await server.module(owner)
    const foreign = await server.module(other)
    const plate = await server.plate(owner, { cells: [moduleCell(0, own.id, foreign.id), phraseCell(1)] })
    const seen = await get(plate.id)
    expect(seen.item).toMatchObject({
      id: plate.id,
      name: plate.name,
      owner: { id: owner.user.id, email: owner.email, nickname: owner.nickname },
      shared: false,
      library: null,
      revision: 1,
      copies: 0,
      cellCount: 2,
      moduleCount: 2,
      deletedAt: null,
    })
    expect(seen.item.size).toBeGreaterThan(0)
    expect(seen.plate).toMatchObject({ cells: plate.cells, mine: false, locked: false })
    expect(seen.plate.modules.map(({ id }) => id)).toEqual([own.id])
    await server.mustCall(plateDelete, { ids: [plate.id] }, { as: owner })
    expect((await get(plate.id)).item.deletedAt).not.toBeNull()
  })

  it('is for administrators, and for plates that there are', async () => {
    const owner = await server.member()
    const { id } = await server.plate(owner)
    expect(await server.call(adminPlateGet, { id }, { as: owner })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await server.call(adminPlateGet, { id: 'pla_none' }, { as: admin })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await change('pla_none', { kind: 'delete', reason })).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('unsharing', () => {
  it('takes a plate out of sight, and is noted with who, from where and why', async () => {
    const [owner, other] = [await server.member(), await server.member()]
    const { id, name } = await server.sharedPlate(owner)
    expect((await get(id)).item.shared).toBe(true)
    const answer = await change(id, { kind: 'unshare', reason })
    expect(answer).toMatchObject({ ok: true, result: { item: { shared: false, revision: 1 } } })
    expect(await server.call(plateGet, { id }, { as: other })).toMatchObject({ code: 'NOT_FOUND' })
    expect(await change(id, { kind: 'unshare', reason })).toEqual(nothing)
    expect(await people.auditOf(id)).toMatchObject([
      {
        actor_id: admin.user.id,
        address: '203.0.113.7',
        action: 'plate.unshare',
        subject_kind: 'plate',
        subject_label: name,
        before: { shared: true },
        after: { shared: false },
        reason,
      },
    ])
  })

  it('reaches what a suspended member shares, too', async () => {
    const owner = await server.member()
    const { id } = await server.sharedPlate(owner)
    await server.pool.query('update members set suspended_at = now() where id = $1', [owner.user.id])
    expect((await mustChange(id, { kind: 'unshare', reason })).item.shared).toBe(false)
  })
})

describe('deleting and restoring', () => {
  it("moves a plate into its owner's trash with its backups, and out of the library", async () => {
    const owner = await server.member()
    const { id } = await server.sharedPlate(owner)
    await server.mustCall(plateBackupCreate, { id, note: '전' }, { as: owner })
    await mustChange(id, { kind: 'publish', grade: 'free' })
    const { item } = await mustChange(id, { kind: 'delete', reason })
    expect(item).toMatchObject({ shared: false, library: null, deletedAt: expect.any(String) })
    expect(await change(id, { kind: 'delete', reason })).toEqual(nothing)
    expect(await change(id, { kind: 'publish', grade: 'free' })).toEqual(refusal('admin.inTrash'))
    expect(await inLibrary(id)).toBe(false)

    await server.mustCall(plateRestore, { ids: [id] }, { as: owner })
    expect(await inLibrary(id)).toBe(false)
    const { items } = await server.mustCall(plateBackupList, { id }, { as: owner })
    expect(items).toHaveLength(1)
    expect((await people.auditOf(id)).at(-1)).toMatchObject({
      action: 'plate.delete',
      before: { deletedAt: null, shared: true, library: 'free' },
      after: { deletedAt: item.deletedAt, shared: false, library: null },
    })
  })

  it('gives back what was deleted', async () => {
    const owner = await server.member()
    const { id } = await server.plate(owner)
    expect(await change(id, { kind: 'restore', reason })).toEqual(nothing)
    await mustChange(id, { kind: 'delete', reason })
    expect((await mustChange(id, { kind: 'restore', reason: '착오' })).item.deletedAt).toBeNull()
    expect(await load(id, owner)).toMatchObject({ id })
    expect((await people.auditOf(id)).at(-1)).toMatchObject({
      action: 'plate.restore',
      before: { deletedAt: expect.any(String) },
      after: { deletedAt: null },
      reason: '착오',
    })
  })

  it("gives nobody more plates than their tier allows, be it by two administrators' calls at once", async () => {
    const owner = await server.member()
    const trashed = [await server.plate(owner), await server.plate(owner)]
    for (const { id } of trashed) await mustChange(id, { kind: 'delete', reason })
    for (let made = 0; made < 4; made += 1) await server.plate(owner)
    const answers = await Promise.all(trashed.map(({ id }) => change(id, { kind: 'restore', reason })))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(answers.find(({ ok }) => !ok)).toMatchObject({
      code: 'PLATE_LIMIT',
      reason: { problem: 'plate.limit.free', values: { max: 5 } },
    })
    const left = trashed[answers.findIndex(({ ok }) => !ok)]?.id ?? ''
    await server.setTier(owner, 'basic')
    expect((await change(left, { kind: 'restore', reason })).ok).toBe(true)
  })

  it('gives nobody more library places than they have', async () => {
    const [owner, reader] = [await server.member(), await server.member()]
    const library = [await server.plate(owner), await server.plate(owner)]
    for (const { id } of library) await mustChange(id, { kind: 'publish', grade: 'free' })
    const [first = '', second = ''] = library.map(({ id }) => id)
    const { plate: copy } = await server.mustCall(plateCopy, { id: first }, { as: reader })
    await mustChange(copy.id, { kind: 'delete', reason })
    await server.mustCall(plateCopy, { id: second }, { as: reader })
    expect(await change(copy.id, { kind: 'restore', reason })).toMatchObject({ code: 'LIBRARY_LIMIT' })
  })
})

describe('publishing', () => {
  it('puts a plate into the library, where a free member with a place copies it whole', async () => {
    const [owner, reader] = [await server.member(), await server.member()]
    const module = await server.module(owner, { definition: definitionSaying('결절이 없습니다.') })
    const { id } = await server.plate(owner, { cells: [moduleCell(0, module.id)] })
    expect((await mustChange(id, { kind: 'publish', grade: 'free' })).item.library).toBe('free')
    expect(await inLibrary(id)).toBe(true)
    expect(await change(id, { kind: 'publish', grade: 'free' })).toEqual(nothing)

    const { plate: copy } = await server.mustCall(plateCopy, { id }, { as: reader })
    expect(copy).toMatchObject({ mine: true, place: 'free' })
    const loaded = await load(copy.id, reader)
    expect(loaded.modules).toMatchObject([{ mine: true }])
    expect(written(loaded)).toBe('결절이 없습니다.')
    expect((await get(id)).item.copies).toBe(1)
    expect(await people.auditOf(id)).toMatchObject([
      { action: 'plate.publish', before: { library: null }, after: { library: 'free' }, reason: null },
    ])
  })

  it('changes the grade', async () => {
    const [owner, reader] = [await server.member(), await server.member()]
    const { id } = await server.plate(owner)
    await mustChange(id, { kind: 'publish', grade: 'free' })
    await mustChange(id, { kind: 'publish', grade: 'paid' })
    expect(await server.call(plateGet, { id }, { as: reader })).toMatchObject({ code: 'LIBRARY_LIMIT' })
    expect((await people.auditOf(id)).at(-1)).toMatchObject({
      before: { library: 'free' },
      after: { library: 'paid' },
    })
  })

  it('refuses what readers could not use: modules of others that are not in the library, and those gone', async () => {
    const [owner, other, reader] = [await server.member(), await server.member(), await server.member()]
    const theirs = await server.sharedModule(other, { definition: definitionSaying('남의 모듈') })
    const { id } = await server.plate(owner, { cells: [moduleCell(0, theirs.id)] })
    expect(await change(id, { kind: 'publish', grade: 'free' })).toEqual(refusal('admin.plateModules'))
    await server.pool.query("update modules set library = 'paid' where id = $1", [theirs.id])
    expect(await change(id, { kind: 'publish', grade: 'free' })).toEqual(refusal('admin.plateModules'))
    await server.pool.query("update modules set library = 'free', shared = false where id = $1", [theirs.id])
    await mustChange(id, { kind: 'publish', grade: 'free' })
    const { plate: copy } = await server.mustCall(plateCopy, { id }, { as: reader })
    expect(written(await load(copy.id, reader))).toBe('남의 모듈')

    const gone = await server.plate(owner, { cells: [moduleCell(0, 'mod_gone')] })
    expect(await change(gone.id, { kind: 'publish', grade: 'paid' })).toEqual(refusal('admin.plateModules'))
  })

  it('refuses what was taken from the library', async () => {
    const [owner, reader] = [await server.member(), await server.member()]
    const { id } = await server.plate(owner)
    await mustChange(id, { kind: 'publish', grade: 'free' })
    const { plate: copy } = await server.mustCall(plateCopy, { id }, { as: reader })
    expect(await change(copy.id, { kind: 'publish', grade: 'free' })).toEqual(refusal('admin.fromLibrary'))
  })

  it('never shows what its owner deletes at the same moment', async () => {
    const owner = await server.member()
    for (let round = 0; round < 8; round += 1) {
      const { id } = await server.plate(owner)
      const [published] = await Promise.all([
        change(id, { kind: 'publish', grade: 'free' }),
        server.mustCall(plateDelete, { ids: [id] }, { as: owner }),
      ])
      if (!published.ok) expect(published).toEqual(refusal('admin.inTrash'))
      expect(await inLibrary(id)).toBe(false)
      expect(await people.auditOf(id)).toHaveLength(published.ok ? 1 : 0)
      await server.mustCall(platePurge, { ids: [id] }, { as: owner })
    }
  })

  it('keeps what its owner saves at the same moment', async () => {
    const owner = await server.member()
    const { id, name } = await server.plate(owner)
    const [published, saved] = await Promise.all([
      change(id, { kind: 'publish', grade: 'free' }),
      server.call(
        plateSave,
        { id, revision: 1, name, cells: [phraseCell(5)], keyMap: {}, autoFill: [] },
        { as: owner },
      ),
    ])
    expect([published.ok, saved.ok]).toEqual([true, true])
    expect((await get(id)).item).toMatchObject({ revision: 2, library: 'free' })
  })
})

describe("members' copies", () => {
  it('open, run and are saved after the original is unpublished, deleted, purged, and its owner gone', async () => {
    const [owner, reader] = [await server.member(), await server.member()]
    const module = await server.module(owner, { definition: definitionSaying('그대로입니다.') })
    const { id } = await server.plate(owner, { cells: [moduleCell(0, module.id)] })
    await mustChange(id, { kind: 'publish', grade: 'free' })
    const { plate: copy } = await server.mustCall(plateCopy, { id }, { as: reader })

    let revision = 1
    const stillWorks = async () => {
      const plate = await load(copy.id, reader)
      expect(written(plate)).toBe('그대로입니다.')
      const { name, cells, keyMap, autoFill } = plate
      const saved = await server.mustCall(
        plateSave,
        { id: copy.id, revision, name, cells, keyMap, autoFill },
        { as: reader },
      )
      revision = saved.plate.revision
    }
    await mustChange(id, { kind: 'unpublish', reason })
    expect(await inLibrary(id)).toBe(false)
    expect(await change(id, { kind: 'unpublish', reason })).toEqual(nothing)
    expect(await server.call(plateGet, { id }, { as: reader })).toMatchObject({ code: 'NOT_FOUND' })
    await stillWorks()
    await mustChange(id, { kind: 'delete', reason })
    await stillWorks()
    await server.mustCall(platePurge, { ids: [id] }, { as: owner })
    await stillWorks()
    await server.mustCall(userWithdraw, { password: owner.password }, { as: owner })
    await stillWorks()
    expect((await people.auditOf(id)).map(({ action }) => action)).toEqual([
      'plate.publish',
      'plate.unpublish',
      'plate.delete',
    ])
  })
})
