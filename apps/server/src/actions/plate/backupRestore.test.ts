import {
  plateBackupCreate,
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
})
