import {
  moduleBackupCreate,
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
})
