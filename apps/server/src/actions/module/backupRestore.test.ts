import {
  moduleBackupCreate,
  moduleBackupDelete,
  moduleBackupGet,
  moduleBackupList,
  moduleBackupRestore,
  moduleGet,
  moduleSave,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { definitionSaying } from '#testkit/createModules.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const list = async (id: string, as: TestMember) =>
  (await server.mustCall(moduleBackupList, { id }, { as })).items

describe('backups of a module', () => {
  it('are kept by every save: the state before the first one, and each after', async () => {
    const member = await server.member()
    const made = await server.module(member)
    const { id, name } = made
    expect(await list(id, member)).toEqual([])
    const definition = definitionSaying('둘째')
    await server.mustCall(moduleSave, { id, revision: 1, name, note: '새', definition }, { as: member })
    const backups = await list(id, member)
    expect(backups.map(({ kind, revision }) => [kind, revision])).toEqual([
      ['auto', 2],
      ['auto', 1],
    ])
    const backupId = backups[1]?.id ?? ''
    const { backup } = await server.mustCall(moduleBackupGet, { id, backupId }, { as: member })
    expect(backup).toEqual({
      ...backups[1],
      snapshot: {
        name,
        section: '',
        modality: '',
        type: '',
        note: '',
        definition: made.definition,
      },
    })
  })

  it('that are made by hand carry a note and outlive the automatic ones', async () => {
    const member = await server.member()
    const { id, name } = await server.module(member)
    const { backup } = await server.mustCall(moduleBackupCreate, { id, note: ' 학회 전 ' }, { as: member })
    expect(backup).toEqual({
      id: expect.stringMatching(/^bak_/u),
      kind: 'manual',
      note: '학회 전',
      revision: 1,
      createdAt: server.clock.now().toISOString(),
    })
    for (let revision = 1; revision <= 22; revision += 1) {
      const definition = definitionSaying(`${revision}`)
      await server.mustCall(moduleSave, { id, revision, name, definition }, { as: member })
    }
    const backups = await list(id, member)
    expect(backups.filter(({ kind }) => kind === 'auto').map(({ revision }) => revision)).toEqual(
      Array.from({ length: 20 }, (_, n) => 23 - n),
    )
    expect(backups.at(-1)).toEqual(backup)
    expect(await server.mustCall(moduleBackupDelete, { id, backupId: backup.id }, { as: member })).toEqual({})
    expect(await list(id, member)).toHaveLength(20)
    expect(await server.call(moduleBackupDelete, { id, backupId: backup.id }, { as: member })).toMatchObject({
      code: 'NOT_FOUND',
    })
  })

  it('that are made by hand are a hundred at most, also when many come at once', async () => {
    const member = await server.member()
    const { id } = await server.module(member)
    const answers = await Promise.all(
      Array.from({ length: 104 }, () => server.call(moduleBackupCreate, { id }, { as: member })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(100)
    expect(answers.find(({ ok }) => !ok)).toEqual({
      ok: false,
      code: 'BAD_REQUEST',
      reason: { problem: 'backup.limit', values: { max: 100 } },
    })
  })

  it('come back as a new revision, after the present state is kept; the name stays', async () => {
    const member = await server.member()
    const made = await server.module(member, { section: '갑상선' })
    const { id } = made
    const { backup } = await server.mustCall(moduleBackupCreate, { id }, { as: member })
    const { module: changed } = await server.mustCall(
      moduleSave,
      { id, revision: 1, name: '새 이름', section: '폐', definition: definitionSaying('바뀜') },
      { as: member },
    )
    const { module } = await server.mustCall(moduleBackupRestore, { id, backupId: backup.id }, { as: member })
    expect(module).toEqual({ ...changed, section: '갑상선', definition: made.definition, revision: 3 })
    expect((await server.mustCall(moduleGet, { id }, { as: member })).module).toEqual(module)
    const backups = await list(id, member)
    expect(backups.map(({ kind, revision }) => [kind, revision])).toEqual([
      ['auto', 3],
      ['auto', 2],
      ['manual', 1],
    ])
    const { backup: kept } = await server.mustCall(
      moduleBackupGet,
      { id, backupId: backups[1]?.id ?? '' },
      { as: member },
    )
    expect(kept.snapshot).toMatchObject({ name: '새 이름', section: '폐', definition: changed.definition })
  })

  it('keep a state that no save has kept before another one comes back', async () => {
    const member = await server.member()
    const { id, name } = await server.module(member)
    await server.mustCall(
      moduleSave,
      { id, revision: 1, name, definition: definitionSaying('둘째') },
      { as: member },
    )
    const [second, first] = await list(id, member)
    await server.mustCall(moduleBackupDelete, { id, backupId: second?.id ?? '' }, { as: member })
    await server.mustCall(moduleBackupRestore, { id, backupId: first?.id ?? '' }, { as: member })
    expect((await list(id, member)).map(({ revision }) => revision)).toEqual([3, 2, 1])
  })

  it('of another module are unknown', async () => {
    const member = await server.member()
    const [one, other] = [await server.module(member), await server.module(member)]
    const { backup } = await server.mustCall(moduleBackupCreate, { id: one.id }, { as: member })
    const mixed = { id: other.id, backupId: backup.id }
    for (const contract of [moduleBackupGet, moduleBackupRestore, moduleBackupDelete]) {
      expect(await server.call(contract, mixed, { as: member })).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
