import {
  plateBackupCreate,
  plateBackupDelete,
  plateBackupGet,
  plateBackupList,
  plateBackupRestore,
  plateGet,
  plateSave,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { TestMember } from '#testkit/createPeople.ts'
import { moduleCell, phraseCell } from '#testkit/createPlates.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices

beforeAll(async () => {
  server = await startTestServices()
})

afterAll(() => server.stop())

const list = async (id: string, as: TestMember) =>
  (await server.mustCall(plateBackupList, { id }, { as })).items

const contentSaying = (text: string) => ({
  name: text,
  cells: [phraseCell(0, text)],
  keyMap: { KeyB: 'cell_0' },
  autoFill: [],
})

describe('backups of a plate', () => {
  it('are kept by every save: the state before the first one, and each after', async () => {
    const member = await server.member()
    const { id, name, cells, keyMap, autoFill } = await server.plate(member, { keyMap: { KeyA: 'cell_0' } })
    expect(await list(id, member)).toEqual([])
    await server.mustCall(plateSave, { id, revision: 1, ...contentSaying('둘째') }, { as: member })
    const backups = await list(id, member)
    expect(backups.map(({ kind, revision }) => [kind, revision])).toEqual([
      ['auto', 2],
      ['auto', 1],
    ])
    const snapshots = []
    for (const { id: backupId } of backups) {
      snapshots.push(
        (await server.mustCall(plateBackupGet, { id, backupId }, { as: member })).backup.snapshot,
      )
    }
    expect(snapshots).toEqual([contentSaying('둘째'), { name, cells, keyMap, autoFill }])
  })

  it('that are automatic are the last 20; those made by hand carry a note and stay until deleted', async () => {
    const member = await server.member()
    const { id } = await server.plate(member)
    const { backup } = await server.mustCall(plateBackupCreate, { id, note: ' 학회 전 ' }, { as: member })
    expect(backup).toEqual({
      id: expect.stringMatching(/^bak_/u),
      kind: 'manual',
      note: '학회 전',
      revision: 1,
      createdAt: server.clock.now().toISOString(),
    })
    for (let revision = 1; revision <= 22; revision += 1) {
      await server.mustCall(plateSave, { id, revision, ...contentSaying(`${revision}`) }, { as: member })
    }
    const backups = await list(id, member)
    expect(backups.filter(({ kind }) => kind === 'auto').map(({ revision }) => revision)).toEqual(
      Array.from({ length: 20 }, (_, n) => 23 - n),
    )
    expect(backups.at(-1)).toEqual(backup)
    const one = { id, backupId: backup.id }
    expect(await server.mustCall(plateBackupDelete, one, { as: member })).toEqual({})
    expect(await list(id, member)).toHaveLength(20)
    expect(await server.call(plateBackupDelete, one, { as: member })).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('that are made by hand are a hundred at most, also when many come at once', async () => {
    const member = await server.member()
    const { id } = await server.plate(member)
    const answers = await Promise.all(
      Array.from({ length: 104 }, () => server.call(plateBackupCreate, { id }, { as: member })),
    )
    expect(answers.filter(({ ok }) => ok)).toHaveLength(100)
    expect(answers.find(({ ok }) => !ok)).toEqual({
      ok: false,
      code: 'BAD_REQUEST',
      reason: { problem: 'backup.limit', values: { max: 100 } },
    })
  })

  it('come back as a new revision, name and modules included, after the present state is kept', async () => {
    const member = await server.member()
    const module = await server.module(member)
    const made = await server.plate(member, { cells: [moduleCell(3, module.id)], keyMap: { F13: 'cell_3' } })
    const { id } = made
    const { backup } = await server.mustCall(plateBackupCreate, { id }, { as: member })
    await server.mustCall(plateSave, { id, revision: 1, ...contentSaying('바뀜') }, { as: member })
    const { plate } = await server.mustCall(plateBackupRestore, { id, backupId: backup.id }, { as: member })
    expect(plate).toEqual({ ...made, revision: 3 })
    expect((await server.mustCall(plateGet, { id }, { as: member })).plate).toEqual({
      ...plate,
      modules: [module],
    })
    const backups = await list(id, member)
    expect(backups.map(({ kind, revision }) => [kind, revision])).toEqual([
      ['auto', 3],
      ['auto', 2],
      ['manual', 1],
    ])
    const { backup: kept } = await server.mustCall(
      plateBackupGet,
      { id, backupId: backups[1]?.id ?? '' },
      { as: member },
    )
    expect(kept.snapshot).toEqual(contentSaying('바뀜'))
  })

  it('keep a state that no save has kept before another one comes back', async () => {
    const member = await server.member()
    const { id } = await server.plate(member)
    await server.mustCall(plateSave, { id, revision: 1, ...contentSaying('둘째') }, { as: member })
    const [second, first] = await list(id, member)
    await server.mustCall(plateBackupDelete, { id, backupId: second?.id ?? '' }, { as: member })
    await server.mustCall(plateBackupRestore, { id, backupId: first?.id ?? '' }, { as: member })
    expect((await list(id, member)).map(({ revision }) => revision)).toEqual([3, 2, 1])
  })

  it('of another plate are unknown', async () => {
    const member = await server.member()
    const [one, other] = [await server.plate(member), await server.plate(member)]
    const { backup } = await server.mustCall(plateBackupCreate, { id: one.id }, { as: member })
    const mixed = { id: other.id, backupId: backup.id }
    for (const contract of [plateBackupGet, plateBackupRestore, plateBackupDelete]) {
      expect(await server.call(contract, mixed, { as: member })).toMatchObject({ code: 'NOT_FOUND' })
    }
  })
})
