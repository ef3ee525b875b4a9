import {
  moduleBackupGet,
  moduleBackupList,
  moduleBackupRestore,
  moduleCopy,
  moduleDelete,
  moduleGet,
  moduleLibraryList,
  moduleList,
  moduleSave,
  moduleTakeNewer,
  type Problem,
  plateBackupGet,
  plateBackupList,
  plateBackupRestore,
  plateCopy,
  plateGet,
  plateList,
  plateSave,
  plateTakeNewer,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLibrary } from '#library/loadLibrary.ts'
import { definitionSaying } from '#testkit/createModules.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { inFive, libraryOf, moduleFile, plateFile, plateFileCell } from '#testkit/libraryFiles.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices
beforeAll(async () => {
  server = await startTestServices()
})
afterAll(() => server.stop())

const notFound = (problem: Problem) => ({ ok: false, code: 'NOT_FOUND', reason: { problem } })
const LOCKED = { ok: false, code: 'LIBRARY_LIMIT', reason: { problem: 'library.locked' } }

const load = (...files: Parameters<typeof libraryOf>) => loadLibrary(server.services, libraryOf(...files))
const takeModule = async (slug: string, as: TestMember) =>
  (await server.mustCall(moduleCopy, { id: `mod_lib_${slug}` }, { as })).module
const takePlate = async (slug: string, as: TestMember) =>
  (await server.mustCall(plateCopy, { id: `pla_lib_${slug}` }, { as })).plate
const moduleOf = async (id: string, as: TestMember) =>
  (await server.mustCall(moduleGet, { id }, { as })).module
const plateOf = async (id: string, as: TestMember) => (await server.mustCall(plateGet, { id }, { as })).plate
const said = (definition: object) => /"body":\{"ko":\["(.*?)"\]/u.exec(JSON.stringify(definition))?.[1]
const what = (word: string) => ({ ...inFive(word), en: `${word} in English` })
const moduleRevisions = async (id: string, as: TestMember) =>
  (await server.mustCall(moduleBackupList, { id }, { as })).items.map(({ revision }) => revision)
const plateRevisions = async (id: string, as: TestMember) =>
  (await server.mustCall(plateBackupList, { id }, { as })).items.map(({ revision }) => revision)

describe('a newer edition of a module', () => {
  it('is told of with what changed, in the caller’s language, and only to those with an older copy', async () => {
    const [early, late] = [await server.member(), await server.member()]
    const changes = [what('하나'), what('둘'), what('셋')]
    await load(moduleFile('told', { changes: changes.slice(0, 1), version: 'v1' }))
    const { id } = await takeModule('told', early)
    await load(moduleFile('told', { edition: 3, changes, version: 'v3' }))
    const copy = await takeModule('told', late)
    const { items } = await server.mustCall(moduleList, {}, { as: early, locale: 'en' })
    expect(items).toEqual([
      expect.objectContaining({
        id,
        entry: expect.objectContaining({ edition: 1, changes: [{ edition: 1, what: '하나 in English' }] }),
        newer: {
          edition: 3,
          changes: [
            { edition: 3, what: '셋 in English' },
            { edition: 2, what: '둘 in English' },
          ],
        },
      }),
    ])
    expect(items[0]?.entry).not.toHaveProperty('version')
    expect(copy).toMatchObject({ entry: { edition: 3, version: 'v3' } })
    expect(copy).not.toHaveProperty('newer')
    const library = await server.mustCall(moduleLibraryList, { search: 'told' }, { as: early })
    expect(library.items[0]).toMatchObject({ copied: true, entry: { edition: 3 } })
    expect(library.items[0]).not.toHaveProperty('newer')
  })

  it('is taken over with a backup of what was there, under the member’s own name', async () => {
    const member = await server.member()
    await load(moduleFile('taken'))
    const { id } = await takeModule('taken', member)
    const mine = { name: '내 것', section: '목', note: '메모', definition: definitionSaying('내 문장.') }
    await server.mustCall(moduleSave, { id, revision: 1, ...mine }, { as: member })
    await load(
      moduleFile('taken', { edition: 2, sentence: '새 문장.', note: { ...inFive('새'), en: 'New' } }),
    )
    server.clock.advance({ seconds: 1 })
    const take = () => server.mustCall(moduleTakeNewer, { id }, { as: member, locale: 'en' })
    const { module } = await take()
    expect(module).toMatchObject({
      name: '내 것',
      section: '목',
      note: 'New',
      revision: 3,
      entry: { edition: 2 },
      source: { id: 'mod_lib_taken' },
      updatedAt: server.clock.now().toISOString(),
    })
    expect(module).not.toHaveProperty('newer')
    expect(said(module.definition)).toBe('새 문장.')
    const { items } = await server.mustCall(moduleBackupList, { id }, { as: member })
    expect(items.map(({ revision }) => revision)).toEqual([3, 2, 1])
    const backupId = items[1]?.id ?? ''
    const { backup } = await server.mustCall(moduleBackupGet, { id, backupId }, { as: member })
    expect(backup.snapshot).toMatchObject({ name: '내 것', note: '메모' })
    expect(said(backup.snapshot.definition)).toBe('내 문장.')
    expect((await take()).module).toEqual(module)
    expect(await moduleRevisions(id, member)).toEqual([3, 2, 1])
  })

  it('is offered again to whoever goes back to the older one', async () => {
    const member = await server.member()
    await load(moduleFile('back'))
    const { id } = await takeModule('back', member)
    await load(moduleFile('back', { edition: 2, sentence: '새 문장.' }))
    await server.mustCall(moduleTakeNewer, { id }, { as: member })
    const { items } = await server.mustCall(moduleBackupList, { id }, { as: member })
    const restore = async (backupId = '') =>
      (await server.mustCall(moduleBackupRestore, { id, backupId }, { as: member })).module
    expect(await restore(items[1]?.id)).toMatchObject({ entry: { edition: 1 }, newer: { edition: 2 } })
    const again = await restore(items[0]?.id)
    expect(again).toMatchObject({ revision: 4, entry: { edition: 2 } })
    expect(again).not.toHaveProperty('newer')
  })

  it('is taken once by ten that ask together', async () => {
    const member = await server.member()
    await load(moduleFile('once'))
    const { id } = await takeModule('once', member)
    await load(moduleFile('once', { edition: 2, sentence: '새 문장.' }))
    const asked = Array.from({ length: 10 }, () => server.mustCall(moduleTakeNewer, { id }, { as: member }))
    for (const { module } of await Promise.all(asked)) expect(module.revision).toBe(2)
    expect(await moduleRevisions(id, member)).toEqual([2, 1])
  })

  it('of the paid library is for those whose tier includes it', async () => {
    const member = await server.member()
    await server.setTier(member, 'basic')
    await load(moduleFile('costly', { grade: 'paid', sources: 'read' }))
    const { id } = await takeModule('costly', member)
    await load(moduleFile('costly', { grade: 'paid', sources: 'read', edition: 2, sentence: '새 문장.' }))
    await server.setTier(member, 'free')
    expect(await moduleOf(id, member)).toMatchObject({ newer: { edition: 2 } })
    expect(await server.call(moduleTakeNewer, { id }, { as: member })).toEqual(LOCKED)
    expect(await moduleOf(id, member)).toMatchObject({ revision: 1 })
    await server.setTier(member, 'basic')
    expect((await server.mustCall(moduleTakeNewer, { id }, { as: member })).module).toMatchObject({
      revision: 2,
    })
  })

  it('is nobody else’s to take, not for what is in the trash, and not for the original', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    await load(moduleFile('others'))
    const { id } = await takeModule('others', mina)
    await load(moduleFile('others', { edition: 2 }))
    expect(await server.call(moduleTakeNewer, { id }, { as: jun })).toEqual(notFound('module.absent'))
    expect(await server.call(moduleTakeNewer, { id: 'mod_lib_others' }, { as: jun })).toEqual(
      notFound('module.absent'),
    )
    await server.mustCall(moduleDelete, { ids: [id] }, { as: mina })
    expect(await server.call(moduleTakeNewer, { id }, { as: mina })).toEqual(notFound('module.absent'))
  })

  it('is not offered once the original is out of the library, nor for what never was in it', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    await load(moduleFile('gone'))
    const { id } = await takeModule('gone', mina)
    await load(moduleFile('gone', { edition: 2 }))
    await server.pool.query("update modules set library = null where id = 'mod_lib_gone'")
    const shared = await server.sharedModule(jun)
    const { module: other } = await server.mustCall(moduleCopy, { id: shared.id }, { as: mina })
    const { definition } = shared
    await server.mustCall(moduleSave, { id: shared.id, revision: 1, name: '달라짐', definition }, { as: jun })
    for (const one of [id, other.id]) {
      const before = await moduleOf(one, mina)
      expect(before).not.toHaveProperty('newer')
      expect((await server.mustCall(moduleTakeNewer, { id: one }, { as: mina })).module).toEqual(before)
    }
  })
})

describe('a newer edition of a plate', () => {
  const first = (slug: string) => [
    moduleFile(`${slug}-kept`),
    plateFile(slug, { names: inFive('목'), cells: [plateFileCell(0, { module: `${slug}-kept` })] }),
  ]
  const second = (slug: string, grade: 'free' | 'paid' = 'free') => [
    moduleFile(`${slug}-kept`, { edition: 2, sentence: '새 모듈 문장.' }),
    moduleFile(`${slug}-added`, { names: { ...inFive(`${slug} 더`), en: `${slug}-more` } }),
    plateFile(slug, {
      grade,
      edition: 2,
      names: { ...inFive('새 목'), en: 'New neck' },
      cells: [
        plateFileCell(0, { module: `${slug}-kept`, name: { ...inFive('결절'), en: 'Nodule' } }),
        plateFileCell(1, { module: `${slug}-added` }),
      ],
    }),
  ]

  it('tells what the owner of a copy has typed, before and after it is taken', async () => {
    const member = await server.member()
    const file = (edition: number, ...texts: string[]) =>
      plateFile('typed', { edition, cells: texts.map((text, position) => plateFileCell(position, { text })) })
    await load(file(1, 'No tumor.', 'No edema.'))
    const { id } = await takePlate('typed', member)
    const { cells, keyMap, autoFill, ...taken } = await plateOf(id, member)
    expect(taken).not.toHaveProperty('ownWords')
    const typed = cells.map((cell, index) => ({
      ...cell,
      outputs: cell.outputs.map((output) =>
        index === 0 && output.kind === 'phrase'
          ? { ...output, text: { ...output.text, en: 'No tumor of the color.' } }
          : output,
      ),
    }))
    await server.mustCall(
      plateSave,
      { id, revision: 1, name: taken.name, cells: typed, keyMap, autoFill },
      { as: member },
    )
    expect((await plateOf(id, member)).ownWords).toEqual(['No tumor of the color.'])
    await load(file(2, 'No tumor.', 'No cerebral edema.'))
    await server.mustCall(plateTakeNewer, { id }, { as: member })
    const newer = await plateOf(id, member)
    expect(JSON.stringify(newer.cells)).toContain('No cerebral edema.')
    expect(newer.ownWords).toEqual(['No tumor of the color.'])
  })

  it('is taken over with its modules, each with a backup of what was there', async () => {
    const member = await server.member()
    await load(...first('whole'))
    const { id } = await takePlate('whole', member)
    const before = await plateOf(id, member)
    const [kept] = before.modules
    const { keyMap, autoFill } = before
    const cells = before.cells.map((cell) => ({ ...cell, title: '내 제목' }))
    const mine = { name: '내 판', cells, keyMap, autoFill }
    await server.mustCall(plateSave, { id, revision: 1, ...mine }, { as: member })
    await load(...second('whole'))
    const { items } = await server.mustCall(plateList, {}, { as: member })
    expect(items).toEqual([
      expect.objectContaining({ newer: { edition: 2, changes: [{ edition: 2, what: '변경 2' }] } }),
    ])

    const take = () => server.mustCall(plateTakeNewer, { id }, { as: member, locale: 'en' })
    const { plate } = await take()
    expect(plate).toMatchObject({
      name: '내 판',
      revision: 4,
      entry: { edition: 2 },
      cells: [{ name: 'Nodule', title: '내 제목' }, { name: '칸 1' }],
      keyMap: { Digit0: 'cell-0', Digit1: 'cell-1' },
    })
    expect(plate).not.toHaveProperty('newer')
    const { modules } = await plateOf(id, member)
    expect(modules).toEqual([
      expect.objectContaining({
        id: kept?.id,
        mine: true,
        revision: 2,
        entry: expect.objectContaining({ edition: 2 }),
      }),
      expect.objectContaining({ name: 'whole 더', mine: true, revision: 1 }),
    ])
    expect(said(modules[0]?.definition ?? {})).toBe('새 모듈 문장.')
    expect(await moduleRevisions(kept?.id ?? '', member)).toEqual([2, 1])
    const backups = (await server.mustCall(plateBackupList, { id }, { as: member })).items
    expect(backups.map(({ revision }) => revision)).toEqual([4, 3, 2, 1])
    const backupId = backups[2]?.id ?? ''
    expect((await server.mustCall(plateBackupGet, { id, backupId }, { as: member })).backup.snapshot).toEqual(
      mine,
    )

    expect((await take()).plate).toEqual(plate)
    expect(await plateRevisions(id, member)).toEqual([4, 3, 2, 1])
    const restored = await server.mustCall(plateBackupRestore, { id, backupId }, { as: member })
    expect(restored.plate).toMatchObject({ ...mine, entry: { edition: 1 }, newer: { edition: 2 } })
  })

  it('keeps what was changed in the copy through one edition and the next', async () => {
    const member = await server.member()
    const edition = (number: number, ...sentences: readonly string[]) => [
      moduleFile('own-kept'),
      plateFile('own', {
        edition: number,
        cells: sentences.map((name, index) =>
          plateFileCell(index, { module: 'own-kept', name: inFive(name) }),
        ),
      }),
    ]
    await load(...edition(1, '하나', '둘'))
    const { id } = await takePlate('own', member)
    const { name, cells, keyMap, autoFill } = await plateOf(id, member)
    const mine = cells.map((cell, index) => (index === 1 ? { ...cell, name: '내 둘', color: 'red' } : cell))
    const own = {
      id: 'own-cell',
      position: 9,
      name: '내 칸',
      title: '내 칸',
      outputs: cells[0]?.outputs ?? [],
    }
    const saved = { id, revision: 1, name, cells: [...mine, own], keyMap, autoFill }
    await server.mustCall(plateSave, saved, { as: member })
    const names = async () => {
      const { plate } = await server.mustCall(plateTakeNewer, { id }, { as: member })
      return plate.cells.map((cell) => cell.name)
    }
    await load(...edition(2, '새 하나', '새 둘', '셋'))
    expect(await names()).toEqual(['새 하나', '내 둘', '셋', '내 칸'])
    await load(...edition(3, '또 하나', '둘', '셋'))
    expect(await names()).toEqual(['또 하나', '내 둘', '셋', '내 칸'])
  })

  it('brings its modules up to date where the plate is that already', async () => {
    const member = await server.member()
    await load(...first('half'))
    const { id } = await takePlate('half', member)
    const [kept] = (await plateOf(id, member)).modules
    await load(moduleFile('half-other'))
    const { id: other } = await takeModule('half-other', member)
    await load(moduleFile('half-kept', { edition: 2 }), moduleFile('half-other', { edition: 2 }))
    expect((await server.mustCall(plateTakeNewer, { id }, { as: member })).plate).toMatchObject({
      revision: 1,
    })
    expect(await plateRevisions(id, member)).toEqual([])
    expect(await moduleOf(kept?.id ?? '', member)).toMatchObject({ revision: 2, entry: { edition: 2 } })
    expect(await moduleOf(other, member)).toMatchObject({ revision: 1, newer: { edition: 2 } })
  })

  it('is taken once by ten that ask together', async () => {
    const member = await server.member()
    await load(...first('ten'))
    const { id } = await takePlate('ten', member)
    await load(...second('ten'))
    const asked = Array.from({ length: 10 }, () => server.mustCall(plateTakeNewer, { id }, { as: member }))
    for (const { plate } of await Promise.all(asked)) expect(plate.revision).toBe(2)
    expect(await plateRevisions(id, member)).toEqual([2, 1])
    const { modules } = await plateOf(id, member)
    expect(modules.map(({ revision }) => revision).sort()).toEqual([1, 2])
  })

  it('of the paid library waits for a tier that includes it', async () => {
    const member = await server.member()
    await server.setTier(member, 'basic')
    await load(moduleFile('paid-kept'), plateFile('paid', { grade: 'paid' }))
    const { id } = await takePlate('paid', member)
    await load(...second('paid', 'paid'))
    await server.setTier(member, 'free')
    expect(await server.call(plateTakeNewer, { id }, { as: member })).toEqual(LOCKED)
    await server.setTier(member, 'basic')
    const { plate } = await server.mustCall(plateTakeNewer, { id }, { as: member })
    expect(plate).toMatchObject({ revision: 2, place: 'paid', cellCount: 2 })
  })

  it('of a free plate that costs now waits for a tier that includes it, and nothing changes meanwhile', async () => {
    const member = await server.member()
    await load(...first('dear'))
    const { id } = await takePlate('dear', member)
    await load(...second('dear'))
    await server.publish('pla_lib_dear', 'paid')
    const before = await plateOf(id, member)
    expect(before).toMatchObject({ newer: { edition: 2 } })
    expect(await server.call(plateTakeNewer, { id }, { as: member })).toEqual(LOCKED)
    expect(await plateOf(id, member)).toEqual(before)
  })

  it('is nobody else’s to take', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    await load(...first('theirs'))
    const { id } = await takePlate('theirs', mina)
    await load(...second('theirs'))
    expect(await server.call(plateTakeNewer, { id }, { as: jun })).toEqual(notFound('plate.absent'))
    expect(await server.call(plateTakeNewer, { id: 'pla_lib_theirs' }, { as: jun })).toEqual(
      notFound('plate.absent'),
    )
    const { id: own } = await server.plate(mina)
    expect((await server.mustCall(plateTakeNewer, { id: own }, { as: mina })).plate).toMatchObject({
      revision: 1,
    })
  })
})
