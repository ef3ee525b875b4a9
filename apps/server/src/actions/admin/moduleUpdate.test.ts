import {
  adminModuleGet,
  adminModuleUpdate,
  moduleCopy,
  moduleCreate,
  moduleDelete,
  moduleGet,
  moduleLibraryList,
  modulePurge,
  moduleSave,
  type ParamInput,
  userWithdraw,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLibrary } from '#library/loadLibrary.ts'
import { type Administrators, createAdministrators } from '#testkit/createAdministrators.ts'
import { definitionSaying } from '#testkit/createModules.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { libraryOf, moduleFile } from '#testkit/libraryFiles.ts'
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

type Change = ParamInput<typeof adminModuleUpdate>['change']

const reason = '신고'
const publish: Change = { kind: 'publish', grade: 'free' }
const change = (id: string, what: Change) =>
  server.call(adminModuleUpdate, { id, change: what }, { as: admin })
const mustChange = (id: string, what: Change) =>
  server.mustCall(adminModuleUpdate, { id, change: what }, { as: admin })
const get = (id: string) => server.mustCall(adminModuleGet, { id }, { as: admin })
const inLibrary = async (id: string) => {
  const { items } = await server.mustCall(moduleLibraryList, { pageSize: 'all' }, { as: admin })
  return items.some((item) => item.id === id)
}
const refusal = (problem: string) => ({ ok: false, code: 'BAD_REQUEST', reason: { problem } })
const nothing = refusal('admin.nothingToChange')

/** Saved tests that hold the module to what it says, or to something else. */
const tested = (says: string, expected = says) => ({
  ...definitionSaying(says),
  tests: [
    { name: '정상', given: {}, expect: { outputs: { ko: { finding: expected } } } },
    { name: '영어', given: {}, expect: { outputs: { en: { finding: says } } } },
  ],
})

describe('admin-moduleGet', () => {
  it("shows anybody's module as a reader would see it, with what its tests say", async () => {
    const owner = await server.member()
    const module = await server.module(owner, { section: '갑상선', definition: tested('정상입니다.') })
    const seen = await get(module.id)
    expect(seen.item).toMatchObject({
      id: module.id,
      name: module.name,
      owner: { id: owner.user.id, email: owner.email, nickname: owner.nickname },
      section: '갑상선',
      inputCount: 0,
      outputCount: 1,
      copies: 0,
      library: null,
    })
    expect(seen.item.size).toBeGreaterThan(0)
    expect(seen.module).toMatchObject({ mine: false, definition: module.definition })
    expect(seen.tests).toEqual({ passed: 2, failed: [] })
  })

  it('names the failing case with what was expected and what came out', async () => {
    const owner = await server.member()
    const { id } = await server.module(owner, { definition: tested('정상입니다.', '결절이 있습니다.') })
    expect((await get(id)).tests).toEqual({
      passed: 1,
      failed: [
        {
          name: '정상',
          differences: [{ path: 'output.finding.ko', expected: '결절이 있습니다.', actual: '정상입니다.' }],
        },
      ],
    })
  })

  it('says of a stored definition that can no longer be read why', async () => {
    const owner = await server.member()
    const { id } = await server.module(owner, { definition: tested('정상입니다.') })
    await server.pool.query(`update modules set definition = '{"outputs": []}' where id = $1`, [id])
    const { tests } = await get(id)
    expect(tests).toMatchObject({ passed: 0, failed: [{ name: '' }] })
    expect(tests.failed[0]?.differences[0]).toMatchObject({ path: 'outputs', actual: 'output.required' })
    expect(await change(id, publish)).toEqual(refusal('admin.testsFail'))
  })

  it('is for administrators, and for modules that there are', async () => {
    const owner = await server.member()
    const { id } = await server.module(owner)
    expect(await server.call(adminModuleGet, { id }, { as: owner })).toMatchObject({ code: 'FORBIDDEN' })
    expect(await server.call(adminModuleGet, { id: 'mod_none' }, { as: admin })).toMatchObject({
      code: 'NOT_FOUND',
    })
    expect(await change('mod_none', publish)).toMatchObject({ code: 'NOT_FOUND' })
  })
})

describe('publishing', () => {
  it('takes a module whose saved tests all pass', async () => {
    const [owner, reader] = [await server.member(), await server.member()]
    const { id, name } = await server.module(owner, { definition: tested('정상입니다.') })
    const answer = await mustChange(id, publish)
    expect(answer).toMatchObject({ item: { library: 'free', revision: 1 }, tests: { passed: 2 } })
    expect(await inLibrary(id)).toBe(true)
    expect(await change(id, publish)).toEqual(nothing)
    expect((await server.call(moduleGet, { id }, { as: reader })).ok).toBe(true)
    await mustChange(id, { kind: 'publish', grade: 'paid' })
    expect(await server.call(moduleGet, { id }, { as: reader })).toMatchObject({ code: 'LIBRARY_LIMIT' })
    expect(await people.auditOf(id)).toMatchObject([
      {
        action: 'module.publish',
        subject_kind: 'module',
        subject_label: name,
        before: { library: null },
        after: { library: 'free' },
      },
      { before: { library: 'free' }, after: { library: 'paid' } },
    ])
  })

  it.each([
    ['whose test fails', tested('정상입니다.', '다른 말')],
    ['that has no test', definitionSaying('정상입니다.')],
  ])('refuses a module %s, and notes nothing', async (_, definition) => {
    const owner = await server.member()
    const { id } = await server.module(owner, { definition })
    expect(await change(id, publish)).toEqual(refusal('admin.testsFail'))
    expect((await get(id)).item.library).toBeNull()
    expect(await people.auditOf(id)).toEqual([])
  })

  it('sells nothing of the library whose sources nobody has read, and notes nothing', async () => {
    const files = [moduleFile('unproven', { sources: 'partly' }), moduleFile('proven', { sources: 'read' })]
    await loadLibrary(server.services, libraryOf(...files))
    const paid = { kind: 'publish', grade: 'paid' } as const
    expect(await change('mod_lib_unproven', paid)).toEqual(refusal('admin.sourcesUnread'))
    expect((await get('mod_lib_unproven')).item.library).toBe('free')
    expect(await people.auditOf('mod_lib_unproven')).toEqual([])
    // The sources of this one were read: what it lacks are tests.
    expect(await change('mod_lib_proven', paid)).toEqual(refusal('admin.testsFail'))
  })

  it('refuses what is in the trash', async () => {
    const owner = await server.member()
    const { id } = await server.module(owner, { definition: tested('정상입니다.') })
    await server.mustCall(moduleDelete, { ids: [id] }, { as: owner })
    expect(await change(id, publish)).toEqual(refusal('admin.inTrash'))
  })

  it('publishes nothing untested when its owner saves meanwhile', async () => {
    const owner = await server.member()
    const { id, name } = await server.module(owner, { definition: tested('정상입니다.') })
    const holder = await server.pool.connect()
    await holder.query('begin')
    await holder.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`items:${owner.user.id}`])
    const definition = tested('정상입니다.', '다른 말')
    const saving = server.call(moduleSave, { id, revision: 1, name, definition }, { as: owner })
    await expect.poll(waiting).toBe(1)
    // The tests of revision 1 pass; the publication waits for the save.
    const publishing = change(id, publish)
    await expect.poll(waiting).toBe(2)
    await holder.query('commit')
    holder.release()
    expect((await saving).ok).toBe(true)
    expect(await publishing).toEqual(refusal('admin.testsFail'))
    expect((await get(id)).item).toMatchObject({ revision: 2, library: null })
  })

  it('tests and publishes the newer revision if that is right, too', async () => {
    const owner = await server.member()
    const { id, name } = await server.module(owner, { definition: tested('정상입니다.') })
    const [saved, published] = await Promise.all([
      server.call(moduleSave, { id, revision: 1, name, definition: tested('새 말') }, { as: owner }),
      change(id, publish),
    ])
    expect([saved.ok, published.ok]).toEqual([true, true])
    expect((await get(id)).item).toMatchObject({ revision: 2, library: 'free' })
  })
})

/** How many connections wait for a lock. */
const waiting = async () => {
  const sql = `select count(*)::int as n from pg_stat_activity
    where wait_event_type = 'Lock' and datname = current_database()`
  return (await server.pool.query<{ n: number }>(sql)).rows[0]?.n
}

describe('unsharing, deleting and restoring', () => {
  it('takes a module out of sight and into the trash, and gives it back under a free name', async () => {
    const owner = await server.member()
    const { id, name } = await server.sharedModule(owner, { definition: tested('정상입니다.') })
    await mustChange(id, publish)
    expect((await mustChange(id, { kind: 'unshare', reason })).item.shared).toBe(false)
    expect(await change(id, { kind: 'unshare', reason })).toEqual(nothing)
    const { item } = await mustChange(id, { kind: 'delete', reason })
    expect(item).toMatchObject({ library: null, deletedAt: expect.any(String) })
    expect(await change(id, { kind: 'delete', reason })).toEqual(nothing)
    await server.mustCall(moduleCreate, { name, definition: definitionSaying('새것') }, { as: owner })
    const restored = await mustChange(id, { kind: 'restore', reason })
    expect(restored.item.deletedAt).toBeNull()
    expect(restored.item.name).not.toBe(name)
    expect(await change(id, { kind: 'restore', reason })).toEqual(nothing)
    expect((await people.auditOf(id)).slice(1)).toMatchObject([
      { action: 'module.unshare', before: { shared: true }, after: { shared: false } },
      { action: 'module.delete', before: { deletedAt: null, library: 'free' } },
      { action: 'module.restore', before: { name }, after: { deletedAt: null, name: restored.item.name } },
    ])
  })
})

describe("members' copies", () => {
  it('open and are saved after the original is unpublished, deleted, purged, and its owner gone', async () => {
    const [owner, reader] = [await server.member(), await server.member()]
    const { id } = await server.module(owner, { definition: tested('그대로입니다.') })
    await mustChange(id, publish)
    const { module: copy } = await server.mustCall(moduleCopy, { id }, { as: reader })
    expect((await get(id)).item.copies).toBe(1)
    const stillWorks = async () => {
      const { module } = await server.mustCall(moduleGet, { id: copy.id }, { as: reader })
      expect(module).toMatchObject({ mine: true, definition: copy.definition })
      const { revision, name, definition } = module
      await server.mustCall(moduleSave, { id: copy.id, revision, name, definition }, { as: reader })
      expect((await get(copy.id)).tests).toEqual({ passed: 2, failed: [] })
    }
    await mustChange(id, { kind: 'unpublish', reason })
    expect(await inLibrary(id)).toBe(false)
    expect(await change(id, { kind: 'unpublish', reason })).toEqual(nothing)
    await stillWorks()
    await mustChange(id, { kind: 'delete', reason })
    await stillWorks()
    await server.mustCall(modulePurge, { ids: [id] }, { as: owner })
    await stillWorks()
    await server.mustCall(userWithdraw, { password: owner.password }, { as: owner })
    await stillWorks()
  })
})
