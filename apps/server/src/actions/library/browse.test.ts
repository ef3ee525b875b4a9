import type { Locale } from '@pandok/domain'
import {
  moduleCopy,
  moduleExport,
  moduleGet,
  moduleLibraryList,
  moduleList,
  moduleSave,
  plateBackupGet,
  plateBackupList,
  plateCopy,
  plateDelete,
  plateExport,
  plateGet,
  plateImport,
  plateLibraryList,
  plateList,
  plateSave,
  trashList,
} from '@pandok/protocol'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { loadLibrary } from '#library/loadLibrary.ts'
import type { TestMember } from '#testkit/createPeople.ts'
import { inFive, libraryOf, moduleFile, plateFile, plateFileCell } from '#testkit/libraryFiles.ts'
import { startTestServices, type TestServices } from '#testkit/startTestServices.ts'

let server: TestServices
let member: TestMember

const THYROID = {
  names: {
    ko: '갑상선 결절',
    en: 'Thyroid nodule',
    zh: '甲状腺结节',
    ja: '甲状腺結節',
    de: 'Schilddrüsen-Knoten',
  },
  note: { ...inFive('참고'), de: 'Hinweis' },
  summary: { ...inFive('요약'), de: 'Kurz gesagt' },
  synonyms: { ja: ['甲状腺腫瘍'], en: ['TI-RADS', 'TI-RADS without Gleason'] },
  version: 'ACR 2017',
  year: 2017,
  sources: 'read' as const,
}

beforeAll(async () => {
  server = await startTestServices()
  member = await server.member()
  await loadLibrary(
    server.services,
    libraryOf(
      moduleFile('thyroid', THYROID),
      moduleFile('liver', {
        names: { ko: '가 간', en: 'Liver', zh: '肝', ja: '肝', de: 'Leber' },
        regions: ['abdomen', 'pelvis'],
        modalities: ['CT', 'MR'],
      }),
      moduleFile('gleason', {
        names: { ko: '하 전립선', en: 'Gleason', zh: '格里森', ja: 'グリーソン', de: 'Äußere Gradierung' },
        specialty: 'pathology',
        regions: ['pelvis'],
        modalities: ['histology'],
        grade: 'paid',
      }),
      plateFile('neck-us', {
        names: { ...inFive('경부'), en: 'Neck', de: 'Hals' },
        synonyms: { ja: ['頸部'] },
        cells: [
          plateFileCell(0, {
            name: { ...inFive('결절'), de: 'Knoten' },
            title: { ...inFive('갑상선 결절'), de: 'Schilddrüsenknoten' },
            module: 'thyroid',
          }),
          plateFileCell(1),
        ],
      }),
      plateFile('prostate', {
        names: inFive('전립선'),
        specialty: 'pathology',
        regions: ['pelvis'],
        modalities: ['IHC'],
      }),
    ),
  )
  // What an administrator published from a member has no entry.
  const { id } = await server.module(member, {
    name: '나 발행',
    section: '갑상선',
    modality: 'US, CT',
    type: '점수',
  })
  await server.pool.query("update modules set library = 'free' where id = $1", [id])
})
afterAll(() => server.stop())

const modules = async (param: object = {}, locale: Locale = 'ko') =>
  server.mustCall(moduleLibraryList, { sort: 'name', ...param }, { as: member, locale })
const plates = async (param: object = {}, locale: Locale = 'ko') =>
  server.mustCall(plateLibraryList, { sort: 'name', ...param }, { as: member, locale })
const namesOf = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name)

describe('the library', () => {
  it('is in the caller’s language, and in its order', async () => {
    expect(namesOf(await modules())).toEqual(['가 간', '갑상선 결절', '나 발행', '하 전립선'])
    expect(namesOf(await modules({}, 'en'))).toEqual(['Gleason', 'Liver', 'Thyroid nodule', '나 발행'])
    expect(namesOf(await modules({ order: 'desc' }, 'de'))).toEqual([
      '나 발행',
      'Schilddrüsen-Knoten',
      'Leber',
      'Äußere Gradierung',
    ])
    expect(namesOf(await plates({}, 'de'))).toEqual(['Hals', '전립선'])
    const { items } = await modules({ search: 'Thyroid nodule' }, 'de')
    expect(items).toEqual([
      expect.objectContaining({
        id: 'mod_lib_thyroid',
        note: 'Hinweis',
        entry: {
          slug: 'thyroid',
          edition: 1,
          specialty: 'radiology',
          regions: ['neck'],
          modalities: ['US'],
          summary: 'Kurz gesagt',
          version: 'ACR 2017',
          year: 2017,
          sources: 'read',
          awaiting: { rows: [], cells: [], sentences: ['finding'] },
          changes: [{ edition: 1, what: '변경 1' }],
        },
      }),
    ])
    expect(items[0]).not.toHaveProperty('newer')
  })

  it('falls back to Korean where a language is missing', async () => {
    await server.pool.query(
      "update library_entries set facts = facts #- '{names,zh}' #- '{summary,zh}' where slug = 'prostate'",
    )
    const { items } = await plates({ search: '전립선' }, 'zh')
    expect(items).toEqual([
      expect.objectContaining({ name: '전립선', entry: expect.objectContaining({ summary: '요약' }) }),
    ])
  })

  it.each<[string, string[]]>([
    ['甲状腺腫瘍', ['갑상선 결절']],
    ['leber', ['가 간']],
    ['ÄUSSERE', []],
    ['äußere', ['하 전립선']],
    ['ti-rads', ['갑상선 결절']],
    ['ti\u2011rads', ['갑상선 결절']],
    ['thyroid 甲状腺', ['갑상선 결절']],
    ['TIRADS', ['갑상선 결절']],
    ['ti rads', ['갑상선 결절']],
    ['갑상선결절', ['갑상선 결절']],
    ['schilddrüsenknoten', ['갑상선 결절']],
    ['gleason', ['하 전립선', '갑상선 결절']],
    ['thyroid leber', []],
    ['발행', ['나 발행']],
    ['%', []],
  ])('is found by «%s», whatever language the caller reads', async (search, names) => {
    expect(namesOf(await modules({ search }))).toEqual(names)
  })

  it('finds plates by what they are called in any language', async () => {
    expect(namesOf(await plates({ search: '頸部' }, 'en'))).toEqual(['Neck'])
    expect(namesOf(await plates({ search: 'hals' }, 'en'))).toEqual(['Neck'])
    expect(await plates({ search: 'hals' })).toMatchObject({ total: 1 })
  })

  it.each<[object, string[]]>([
    [{ specialty: 'pathology' }, ['하 전립선']],
    [{ region: 'pelvis' }, ['가 간', '하 전립선']],
    [{ region: 'pelvis', specialty: 'radiology' }, ['가 간']],
    [{ modality: 'MR' }, ['가 간']],
    [{ modality: 'US' }, ['갑상선 결절']],
    [{ modality: 'US, CT' }, ['나 발행']],
    [{ section: '갑상선' }, ['나 발행']],
    [{ type: '점수', specialty: 'radiology' }, []],
  ])('is browsed by %j', async (filter, names) => {
    const found = await modules({ filter })
    expect(namesOf(found)).toEqual(names)
    expect(found.total).toBe(names.length)
  })

  it('browses plates alike', async () => {
    expect(namesOf(await plates({ filter: { specialty: 'pathology' } }))).toEqual(['전립선'])
    expect(namesOf(await plates({ filter: { region: 'neck', modality: 'US' } }))).toEqual(['경부'])
    expect(namesOf(await plates({ filter: { modality: 'US', region: 'pelvis' } }))).toEqual([])
  })

  it('tells what it can be browsed by, whatever the filter says', async () => {
    expect((await modules({ filter: { specialty: 'pathology' } })).facets).toEqual({
      specialty: ['radiology', 'pathology'],
      region: ['neck', 'abdomen', 'pelvis'],
      modality: ['CT', 'histology', 'MR', 'US', 'US, CT'],
      section: ['갑상선'],
      type: ['점수'],
    })
    expect((await plates({ search: 'nothing' })).facets).toEqual({
      specialty: ['radiology', 'pathology'],
      region: ['neck', 'pelvis'],
      modality: ['IHC', 'US'],
    })
  })

  it.each([
    [moduleLibraryList, { specialty: 'x' }],
    [plateLibraryList, { region: 'x' }],
    [moduleList, { specialty: 'radiology' }],
    [plateList, { region: 'neck' }],
  ])('refuses to be browsed by anything else', async (contract, filter) => {
    expect(await server.call(contract, { filter } as never, { as: member })).toMatchObject({
      code: 'BAD_REQUEST',
    })
  })

  it('opens in the caller’s language, the cells of a plate and its modules, too', async () => {
    const { plate } = await server.mustCall(plateGet, { id: 'pla_lib_neck-us' }, { as: member, locale: 'de' })
    expect(plate).toMatchObject({
      name: 'Hals',
      cells: [{ name: 'Knoten', title: 'Schilddrüsenknoten' }, { name: '칸 1' }],
      modules: [{ name: 'Schilddrüsen-Knoten', entry: { slug: 'thyroid' } }],
      entry: { slug: 'neck-us', summary: '요약' },
    })
    expect(plate.entry).not.toHaveProperty('version')
  })
})

describe('what is taken from the library', () => {
  it('speaks the caller’s language, a plate’s name and cells and the modules that it uses', async () => {
    const taker = await server.member()
    await server.mustCall(plateCopy, { id: 'pla_lib_neck-us' }, { as: taker, locale: 'de' })
    const called = async (locale: Locale) => {
      const { items } = await server.mustCall(plateList, {}, { as: taker, locale })
      return items.map(({ id, name, entry }) => ({ id, name, slug: entry?.slug }))
    }
    const [{ id = '' } = {}] = await called('en')
    expect(await called('en')).toEqual([{ id, name: 'Neck', slug: 'neck-us' }])
    expect(await called('ko')).toEqual([{ id, name: '경부', slug: 'neck-us' }])
    const { plate } = await server.mustCall(plateGet, { id }, { as: taker, locale: 'ko' })
    expect(plate).toMatchObject({
      name: '경부',
      cells: [{ name: '결절', title: '갑상선 결절', words: { name: { de: 'Knoten' } } }, {}],
      modules: [{ name: '갑상선 결절', note: 'Hinweis', mine: true }],
    })
  })

  it('is sorted by the name that is shown, found by any, and comes out of the trash with it', async () => {
    const taker = await server.member()
    for (const name of ['Mitte', 'Zange']) await server.plate(taker, { name })
    const { plate } = await server.mustCall(plateCopy, { id: 'pla_lib_neck-us' }, { as: taker, locale: 'de' })
    const sorted = async (locale: Locale) =>
      namesOf(await server.mustCall(plateList, { sort: 'name' }, { as: taker, locale }))
    expect(await sorted('de')).toEqual(['Hals', 'Mitte', 'Zange'])
    expect(await sorted('en')).toEqual(['Mitte', 'Neck', 'Zange'])
    for (const search of ['hals', 'neck', '경부']) {
      expect(namesOf(await server.mustCall(plateList, { search }, { as: taker, locale: 'en' }))).toEqual([
        'Neck',
      ])
    }
    await server.mustCall(plateDelete, { ids: [plate.id] }, { as: taker })
    const trashed = await server.mustCall(trashList, { search: 'neck' }, { as: taker, locale: 'en' })
    expect(namesOf(trashed)).toEqual(['Neck'])
  })

  it('keeps a name that its owner gave it, and has all of them back with one of the library’s', async () => {
    const taker = await server.member()
    const taken = await server.mustCall(plateCopy, { id: 'pla_lib_neck-us' }, { as: taker, locale: 'de' })
    const { id, cells, keyMap, autoFill } = taken.plate
    const rename = async (name: string, revision: number) =>
      server.mustCall(plateSave, { id, revision, name, cells, keyMap, autoFill }, { as: taker, locale: 'de' })
    const name = async (locale: Locale) =>
      (await server.mustCall(plateGet, { id }, { as: taker, locale })).plate.name
    await rename('Mein Hals', 1)
    expect([await name('ko'), await name('de')]).toEqual(['Mein Hals', 'Mein Hals'])
    await rename('Neck', 2)
    expect([await name('ko'), await name('de')]).toEqual(['경부', 'Hals'])
    const { items } = await server.mustCall(plateBackupList, { id }, { as: taker })
    const kept = await server.mustCall(
      plateBackupGet,
      { id, backupId: items[0]?.id ?? '' },
      { as: taker, locale: 'de' },
    )
    expect(kept.backup.snapshot.name).toBe('Hals')
  })

  it('keeps a name that its owner gave a cell, and takes the others along in files and copies', async () => {
    const [taker, friend] = [await server.member(), await server.member()]
    const taken = await server.mustCall(plateCopy, { id: 'pla_lib_neck-us' }, { as: taker, locale: 'de' })
    const { id, name, cells, keyMap, autoFill } = taken.plate
    const renamed = cells.map((cell) => ({ ...cell, name: `${cell.name}!` }))
    const mine = { id, revision: 1, name, cells: renamed, keyMap, autoFill }
    await server.mustCall(plateSave, mine, { as: taker, locale: 'de' })
    const opened = async (plateId: string, as: TestMember, locale: Locale) =>
      (await server.mustCall(plateGet, { id: plateId }, { as, locale })).plate.cells[0]
    expect(await opened(id, taker, 'ko')).toMatchObject({ name: 'Knoten!', title: '갑상선 결절' })

    const { file } = await server.mustCall(plateExport, { ids: [id] }, { as: taker, locale: 'ko' })
    const { plates: brought } = await server.mustCall(plateImport, { file }, { as: friend, locale: 'ko' })
    const imported = brought[0]?.id ?? ''
    expect(await opened(imported, friend, 'de')).toMatchObject({
      name: 'Knoten!',
      title: 'Schilddrüsenknoten',
    })
  })

  it('that was taken before cells took their names along has them all the same', async () => {
    const taker = await server.member()
    const { plate } = await server.mustCall(plateCopy, { id: 'pla_lib_neck-us' }, { as: taker, locale: 'de' })
    const older = JSON.stringify(plate.cells.map(({ words: _, ...cell }) => cell))
    await server.pool.query('update plates set cells = $2 where id = $1', [plate.id, older])
    const opened = await server.mustCall(plateGet, { id: plate.id }, { as: taker, locale: 'ko' })
    expect(opened.plate.cells[0]).toMatchObject({ name: '결절', title: '갑상선 결절' })
  })

  it('has a name that it can be saved under, and is found with the hyphen that everybody types', async () => {
    const taker = await server.member()
    const copied = await server.mustCall(moduleCopy, { id: 'mod_lib_thyroid' }, { as: taker, locale: 'de' })
    const { id, name, definition } = copied.module
    await server.mustCall(moduleSave, { id, revision: 1, name, definition }, { as: taker })
    const { items } = await server.mustCall(moduleList, { search: 'schilddrüsen-' }, { as: taker })
    expect(namesOf({ items })).toEqual([name])
    expect(items[0]).toMatchObject({ entry: { edition: 1 }, revision: 2 })
  })

  it('is exported in the caller’s language', async () => {
    const ids = ['mod_lib_thyroid']
    const { file } = await server.mustCall(moduleExport, { ids }, { as: member, locale: 'ja' })
    expect(namesOf({ items: file.modules })).toEqual(['甲状腺結節'])
  })

  it('has nothing of the library in it when it is a copy of a member’s', async () => {
    const [mina, jun] = [await server.member(), await server.member()]
    const { id } = await server.sharedModule(mina)
    const { module } = await server.mustCall(moduleCopy, { id }, { as: jun })
    expect(module).not.toHaveProperty('entry')
    expect((await server.mustCall(moduleGet, { id }, { as: jun })).module).not.toHaveProperty('entry')
  })
})
