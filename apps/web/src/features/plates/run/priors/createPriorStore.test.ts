import { createPlateRun, patientKey, type ReportFile } from '@pandok/board'
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { createSealedStore } from '#platform/sealed/createSealedStore.ts'
import { memoryPlace } from '#platform/sealed/databasePlace.ts'
import { inThisTab } from '#platform/storage/mutex.ts'
import type { ImageHost, ServerReports } from '#shared/images/ImageHost.ts'
import { createPriorStore } from './createPriorStore.ts'
import { createReportArchive } from './createReportArchive.ts'

const TODAY = '2026-11-15'
const SALT = '00112233445566778899aabbccddeeff'

function imagesOf(first: Record<string, string>, studies: ImageHost['studies'] = () => []) {
  let attributes = first
  const files: Blob[] = []
  const refreshes = new Set<() => void>()
  const host: ImageHost = {
    attribute: (name) => attributes[name],
    watch: () => () => undefined,
    onRefresh(listener) {
      refreshes.add(listener)
      return () => refreshes.delete(listener)
    },
    show: () => false,
    measured: () => [],
    studies,
    reportFiles: { read: () => files, subscribe: () => () => undefined },
    remarks: () => [],
  }
  const look = (next: Record<string, string>) => {
    attributes = next
    for (const refresh of [...refreshes]) refresh()
  }
  return { host, look, files }
}

function started(host?: ImageHost, place = memoryPlace()) {
  let ids = 0
  const newId = () => `id${++ids}`
  const run = createPlateRun({
    plate: { cells: [], autoFill: [] },
    modules: [],
    locale: 'en',
    today: () => TODAY,
    newId,
  })
  const archive = createReportArchive({
    store: createSealedStore(place),
    exclusively: inThisTab(),
    today: () => TODAY,
    rounds: 1,
  })
  const store = createPriorStore({
    run,
    host,
    plateName: 'Chest',
    editionOf: () => undefined,
    newId,
    archive: () => archive,
    keptUntil: () => '2027-01-01',
    today: () => TODAY,
  })
  store.follow()
  const texts = () => store.read().reports.map(({ file }) => file.text)
  return { run, store, archive, texts }
}

const fileOf = (more: Partial<ReportFile> = {}): ReportFile => ({
  pandok: 'report',
  version: 1,
  study: { date: '2026-03-02' },
  locale: 'en',
  text: 'old',
  runs: [],
  measurements: [],
  ...more,
})

const KIM = {
  PatientID: '00123',
  IssuerOfPatientID: 'A',
  PatientBirthDate: '1960-01-02',
  StudyDate: '2026-09-02',
}
const LEE = { ...KIM, PatientID: '00124' }

const keyOf = ({ PatientID, IssuerOfPatientID, PatientBirthDate }: typeof KIM) =>
  patientKey(
    { id: PatientID, issuer: IssuerOfPatientID, birthDate: PatientBirthDate.replaceAll('-', '') },
    { salt: SALT, rounds: 1 },
  )

describe('earlier reports', () => {
  it('are refused if of another patient, confirmed if that is unknown, and added if of the same one', async () => {
    const { store, texts } = started(imagesOf(KIM).host)
    const keyOf = (id: string) =>
      patientKey({ id, issuer: 'A', birthDate: '19600102' }, { salt: SALT, rounds: 1 })
    const open = async (id: string) => {
      const patient = await keyOf(id)
      return store.openFile(JSON.stringify(fileOf(patient && { patient })))
    }
    expect(await open('00124')).toEqual({ kind: 'other' })
    expect(await store.openFile(JSON.stringify(fileOf()))).toMatchObject({ kind: 'unknown' })
    expect(await store.openFile('{')).toEqual({ kind: 'fault', fault: 'notJson' })
    expect(texts()).toEqual([])
    expect(await open('00123')).toEqual({ kind: 'added' })
    expect(await open('00123')).toEqual({ kind: 'added' })
    expect(texts()).toEqual(['old'])
  })

  it('are dropped when another patient comes into view, and when the report is emptied', async () => {
    const { host, look } = imagesOf(KIM)
    const { store, run, texts } = started(host)
    store.addFile(fileOf())
    expect(texts()).toEqual(['old'])
    look(LEE)
    expect(texts()).toEqual([])
    store.addFile(fileOf())
    run.addText('findings', 'x')
    run.clear()
    expect(texts()).toEqual([])
  })

  it('are not added if another patient came into view while the file was being read', async () => {
    const { host, look } = imagesOf(KIM)
    const { store, texts } = started(host)
    const opening = store.openFile(JSON.stringify(fileOf({ patient: await keyOf(KIM) })))
    look(LEE)
    expect(await opening).toEqual({ kind: 'other' })
    expect(texts()).toEqual([])
  })

  it('are not shown while an image of another study names no patient', async () => {
    const { host, look } = imagesOf({ ...KIM, StudyInstanceUID: '1.1' })
    const { store, texts } = started(host)
    store.addPasted('A 9 mm nodule.', '2026-03-02')
    look({ StudyInstanceUID: '1.1' })
    expect(texts()).toHaveLength(1)
    look({ StudyInstanceUID: '1.2' })
    expect(texts()).toEqual([])
    expect(store.read().patient).toBe('unknown')
    store.setNumber('7')
    look({ StudyInstanceUID: '1.3' })
    expect(store.read().number).toBe('')
  })

  it('that were opened with the images are shown whenever their patient is in view', async () => {
    const { host, look, files } = imagesOf(LEE)
    const { texts } = started(host)
    for (const one of [KIM, LEE])
      files.push(new Blob([JSON.stringify(fileOf({ text: one.PatientID, patient: await keyOf(one) }))]))
    files.push(new Blob(['{']))
    look(KIM)
    await vi.waitFor(() => expect(texts()).toEqual([KIM.PatientID]))
    look(LEE)
    expect(texts()).toEqual([])
    await vi.waitFor(() => expect(texts()).toEqual([LEE.PatientID]))
  })

  it('belong to the reported examination while the older one is viewed', () => {
    const { host, look } = imagesOf({ ...KIM, StudyInstanceUID: '1.2' })
    const { store, texts } = started(host)
    store.addFile(fileOf())
    look({ ...KIM, StudyInstanceUID: '1.1', StudyDate: '2026-03-02' })
    expect(store.read().examDate).toBe('2026-09-02')
    expect(texts()).toEqual(['old'])
  })

  it('contain measurements of open older studies, and none of this one', () => {
    const length = { trackingUid: '2.25.1', what: 'length', value: '7', unit: 'mm' } as const
    const { host } = imagesOf({ ...KIM, StudyInstanceUID: '1.2' }, () => [
      { uid: '1.1', date: '2026-03-02', modality: 'CT', measurements: [length] },
      { uid: '1.2', date: '2026-09-02', modality: 'CT', measurements: [length] },
    ])
    const { store } = started(host)
    expect(store.read().reports.map(({ source, file }) => [source, file.study.uid])).toEqual([
      ['images', '1.1'],
    ])
  })

  it('contain what servers have of the patient in view, with its source, and of nobody else', () => {
    const length = { what: 'length', value: '7', unit: 'mm' } as const
    const { host, look } = imagesOf({ ...KIM, StudyInstanceUID: '1.2' }, () => [
      { uid: '1.1', date: '2026-03-02', modality: 'CT', measurements: [{ ...length, trackingUid: 'open' }] },
    ])
    const study = (uid: string, date: string, ...tracks: string[]) => ({
      uid,
      date,
      modality: 'CT',
      measurements: tracks.map((trackingUid) => ({ ...length, trackingUid })),
    })
    const listeners = new Set<() => void>()
    let said: ServerReports = { patient: undefined, studies: [], lookups: [] }
    const tell = (id: string, ...studies: ServerReports['studies'][number][]) => {
      const patient = { id, issuer: 'A', birthDate: '19600102' }
      const lookup = { server: 'PACS', isRunning: false, count: studies.length, isWhole: true }
      said = { patient, studies, lookups: [lookup] }
      for (const listener of listeners) listener()
    }
    const { store } = started({
      ...host,
      serverReports: {
        read: () => said,
        subscribe(listener) {
          listeners.add(listener)
          return () => listeners.delete(listener)
        },
        again: () => undefined,
      },
    })
    const server = () =>
      store
        .read()
        .reports.filter(({ source }) => source === 'server')
        .map(({ file }) => [file.study.uid, file.measurements.map(({ trackingUid }) => trackingUid)])
    tell(
      '00123',
      study('1.0', '2025-09-01', 'a', 'b'),
      study('1.1', '2026-03-02', 'open', 'c'),
      study('1.2', '2026-09-02', 'own'),
      study('1.3', '2026-10-01', 'later'),
    )
    expect(server()).toEqual([
      ['1.1', ['c']],
      ['1.0', ['a', 'b']],
    ])
    expect(store.read().lookups).toMatchObject([{ server: 'PACS', count: 4 }])
    tell('00124', study('1.0', '2025-09-01', 'of another'))
    expect([server(), store.read().lookups]).toEqual([[], []])
    look({ ...LEE, StudyInstanceUID: '9.9' })
    expect(server()).toEqual([['1.0', ['of another']]])
  })

  it('are saved as a file that can be opened again, with measurements and their places, but without a number', async () => {
    const length = {
      trackingUid: '2.25.1',
      what: 'length',
      value: '7',
      unit: 'mm',
      place: [1, 2, 3],
    } as const
    const { host } = imagesOf({ ...KIM, StudyInstanceUID: '1.2' }, () => [
      { uid: '1.2', date: '2026-09-02', modality: 'CT', measurements: [{ ...length, place: [1, 2, 3] }] },
    ])
    const { store } = started(host)
    const file = await store.fileOf('the report')
    expect(file.measurements).toEqual([length])
    expect(JSON.stringify(file)).not.toContain('00123')
    const later = started(imagesOf({ ...KIM, StudyInstanceUID: '1.3', StudyDate: '2026-11-01' }).host)
    expect(await later.store.openFile(JSON.stringify(file))).toEqual({ kind: 'added' })
    const another = started(imagesOf(LEE).host)
    expect(await another.store.openFile(JSON.stringify(file))).toEqual({ kind: 'other' })
  })

  it('K840 are drawn for the patient in view alone, and what is on the images isn’t drawn again', async () => {
    const length = { what: 'length', value: '7', unit: 'mm' } as const
    const { host, look } = imagesOf({ ...KIM, StudyInstanceUID: '1.2' }, () => [
      { uid: '1.1', date: '2026-03-02', modality: 'CT', measurements: [{ ...length, trackingUid: 'seen' }] },
    ])
    const drawEarlier = vi.fn<NonNullable<ImageHost['drawEarlier']>>()
    const { store } = started({ ...host, drawEarlier })
    const drawn = () => drawEarlier.mock.lastCall?.[0].map(({ trackingUid }) => trackingUid)
    store.addFile(fileOf({ measurements: [{ ...length, trackingUid: 'recorded' }] }))
    expect(drawn()).toEqual(['recorded'])
    look({ ...LEE, StudyInstanceUID: '9.9' })
    expect(drawn()).toEqual([])
  })

  it('are saved as a file about one study even if another patient comes into view while its key is computed', async () => {
    const { host, look } = imagesOf({ ...KIM, StudyInstanceUID: '1.2' })
    const { store, run } = started(host)
    run.addText('findings', 'x')
    const writing = store.fileOf('the report')
    look({ ...LEE, StudyInstanceUID: '9.9', StudyDate: '2026-10-10' })
    expect((await writing).study).toEqual({ date: '2026-09-02', uid: '1.2' })
  })

  it('of a typed number are dropped when another number is typed, and return with it', async () => {
    const { store, texts } = started()
    store.addPasted('before the number', '2026-03-01')
    for (const typed of ['1', '12', '123']) store.setNumber(typed)
    expect(texts()).toEqual(['before the number'])
    store.settleNumber()
    store.addPasted('of 123', '2026-03-02')
    store.setNumber('12')
    expect(texts()).toEqual([])
    store.setNumber('124')
    expect(texts()).toEqual([])
    store.setNumber('123')
    expect(texts()).toEqual(['of 123', 'before the number'])
  })

  it('are not added if the number was changed while the file was being read', async () => {
    const { store, texts } = started()
    store.setNumber('123')
    const patient = await patientKey({ id: '123', issuer: '', birthDate: '' }, { salt: SALT, rounds: 1 })
    const opening = store.openFile(JSON.stringify(fileOf({ patient })))
    store.setNumber('124')
    expect(await opening).toEqual({ kind: 'other' })
    expect(texts()).toEqual([])
  })

  it('K803 never mix two patients with similar names and numbers, whatever is opened, pasted, kept and drawn', async () => {
    const person = fc.record({
      PatientName: fc.constantFrom('Kim^Minsu', 'Kim^Min Su', 'KIM^MINSU'),
      PatientID: fc.constantFrom('123', '0123', '1230', ''),
      IssuerOfPatientID: fc.constantFrom('A', 'B'),
      PatientBirthDate: fc.constantFrom('1960-01-02', '1960-02-01'),
    })
    const step = fc.record({
      what: fc.constantFrom('look', 'file', 'paste', 'write', 'clear', 'keep', 'refresh'),
      who: fc.nat({ max: 3 }),
    })
    type Person = typeof KIM
    /** A patient without a number is recognized only while the same study is in view. */
    const ownerOf = ({ PatientID, IssuerOfPatientID, PatientBirthDate }: Person, study: number) =>
      PatientID === '' ? `study ${study}` : [PatientID, IssuerOfPatientID, PatientBirthDate].join('|')
    await fc.assert(
      fc.asyncProperty(
        fc.array(person, { minLength: 4, maxLength: 4 }),
        fc.array(step, { minLength: 4, maxLength: 16 }),
        async (people, steps) => {
          const { host, look } = imagesOf({})
          const drawEarlier = vi.fn<NonNullable<ImageHost['drawEarlier']>>()
          const { store, run, texts } = started({ ...host, drawEarlier })
          let inView = { owner: 'nobody', study: -1 }
          for (const { what, who } of steps) {
            const one = { ...KIM, ...people[who] }
            if (what === 'look') {
              inView = { owner: ownerOf(one, who), study: who }
              look({ ...one, StudyInstanceUID: `2.${who}`, StudyDate: '2026-10-02' })
            }
            if (what === 'file') {
              const owner = ownerOf(one, who)
              const measurement = { trackingUid: owner, what: 'length', value: '7', unit: 'mm' } as const
              const patient = await keyOf(one)
              const file = fileOf({ text: owner, measurements: [measurement], ...(patient && { patient }) })
              await store.openFile(JSON.stringify(file))
            }
            if (what === 'paste' && inView.study >= 0) store.addPasted(inView.owner, '2026-03-02')
            if (what === 'write') run.addText('findings', 'x')
            if (what === 'clear') run.clear()
            if (what === 'keep') await store.keep(inView.owner)
            if (what === 'refresh') await store.refresh()
            expect(texts().filter((owner) => owner !== inView.owner)).toEqual([])
            const drawn = drawEarlier.mock.lastCall?.[0] ?? []
            expect(drawn.filter(({ trackingUid }) => trackingUid !== inView.owner)).toEqual([])
          }
        },
      ),
      { numRuns: 60 },
    )
  })

  it('never mix two patients, in whatever order their images come into view', async () => {
    const part = fc.constantFrom('1', '01', 'A', 'a', '1 1')
    const person = fc.record({
      PatientID: fc.oneof(part, fc.constant('')),
      IssuerOfPatientID: part,
      PatientBirthDate: fc.constantFrom('1960-01-02', '1960-02-01'),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(person, { minLength: 2, maxLength: 6 }), async (people) => {
        const { host, look } = imagesOf({})
        const { store, archive, texts } = started(host)
        for (const [index, one] of people.entries()) {
          look({ ...one, StudyDate: '2026-09-02', StudyInstanceUID: `1.${index}` })
          await store.keep(JSON.stringify(one))
        }
        for (const [index, one] of people.entries()) {
          look({ ...one, StudyDate: '2026-10-02', StudyInstanceUID: `2.${index}` })
          await store.refresh()
          expect(new Set(texts())).toEqual(new Set(one.PatientID === '' ? [] : [JSON.stringify(one)]))
        }
        await archive.wipe()
      }),
      { numRuns: 15 },
    )
  })
})

describe('a report that was begun for a patient', () => {
  const KIM_NOW = { ...KIM, StudyInstanceUID: '1.2' }
  const LEE_NOW = { ...LEE, StudyInstanceUID: '9.9', StudyDate: '2026-10-10' }

  it('is not kept for another patient in view, and is kept for its own when that is chosen', async () => {
    const { host, look } = imagesOf(KIM_NOW)
    const { store, run, archive, texts } = started(host)
    run.addText('findings', 'x')
    look(LEE_NOW)
    const outcome = await store.keep('the report')
    expect(outcome).toMatchObject({
      kind: 'otherPatient',
      patients: {
        begun: { number: '00123', date: '2026-09-02' },
        inView: { number: '00124', date: '2026-10-10' },
      },
    })
    expect(await archive.list()).toEqual([])
    // This report is the one to keep, although another one is begun in the meantime.
    run.clear()
    run.addText('findings', 'y')
    if (outcome.kind === 'otherPatient') await outcome.keep?.()
    await store.refresh()
    expect(texts()).toEqual([])
    look({ ...KIM, StudyInstanceUID: '1.3', StudyDate: '2026-11-01' })
    await store.refresh()
    expect(store.read().reports.map(({ file }) => [file.text, file.study.uid])).toEqual([
      ['the report', '1.2'],
    ])
  })

  it('is saved as a file of its patient and study while another patient is in view', async () => {
    const { host, look } = imagesOf(KIM_NOW)
    const { store, run } = started(host)
    run.addText('findings', 'x')
    look(LEE_NOW)
    const file = await store.fileOf('the report')
    expect(file.study).toEqual({ date: '2026-09-02', uid: '1.2' })
    const later = { StudyInstanceUID: '1.3', StudyDate: '2026-11-01' }
    expect(await started(imagesOf({ ...KIM, ...later }).host).store.openFile(JSON.stringify(file))).toEqual({
      kind: 'added',
    })
    expect(await started(imagesOf({ ...LEE, ...later }).host).store.openFile(JSON.stringify(file))).toEqual({
      kind: 'other',
    })
  })

  it('belongs to the patient in view once the reader confirms it', async () => {
    const { host, look } = imagesOf(KIM_NOW)
    const { store, run } = started(host)
    run.addText('findings', 'x')
    look(LEE_NOW)
    store.assignToView()
    expect(store.read().otherPatient).toBeUndefined()
    expect(await store.keep('the report')).toEqual({ kind: 'kept' })
    expect((await store.fileOf('the report')).study.uid).toBe('9.9')
  })

  it('belongs to its patient again when that patient is back in view, and keeps the typed number', async () => {
    const { host, look } = imagesOf({ StudyInstanceUID: '1.1' })
    const { store, run } = started(host)
    store.setNumber('7')
    run.addText('findings', 'x')
    look(LEE_NOW)
    expect(store.read().otherPatient?.begun.number).toBe('7')
    look({ StudyInstanceUID: '1.1' })
    expect([store.read().otherPatient, store.read().number]).toEqual([undefined, '7'])
  })

  it('belongs to the first patient who comes into view if it was begun before any image or number', async () => {
    const { host, look } = imagesOf({})
    const { store, run } = started(host)
    run.addText('findings', 'x')
    look(KIM_NOW)
    expect(await store.keep('the report')).toEqual({ kind: 'kept' })
    look(LEE_NOW)
    expect(await store.keep('the report')).toMatchObject({ kind: 'otherPatient' })
  })

  it('under a typed number does not belong to images with another number', async () => {
    const { host, look } = imagesOf({})
    const { store, run } = started(host)
    store.setNumber('00123')
    run.addText('findings', 'x')
    look(LEE_NOW)
    expect(await store.keep('the report')).toMatchObject({ kind: 'otherPatient' })
    look(KIM_NOW)
    expect(await store.keep('the report')).toEqual({ kind: 'kept' })
  })

  it('in a study without a number is neither kept for another patient nor offered to keep', async () => {
    const { host, look } = imagesOf({ StudyInstanceUID: '1.1' })
    const { store, run } = started(host)
    run.addText('findings', 'x')
    look(LEE_NOW)
    expect(await store.keep('the report')).toMatchObject({ kind: 'otherPatient', keep: undefined })
  })

  it('is found only for that patient, whoever is in view while it is written and kept', async () => {
    const part = fc.constantFrom('1', '01', 'A', 'a')
    const person = fc.record({
      PatientID: fc.oneof(part, fc.constant('')),
      IssuerOfPatientID: fc.constantFrom('A', 'a'),
    })
    const written = fc.record({ begun: person, seen: fc.array(person, { maxLength: 3 }) })
    await fc.assert(
      fc.asyncProperty(fc.array(written, { minLength: 1, maxLength: 4 }), async (reports) => {
        const { host, look } = imagesOf({})
        const { store, run, archive, texts } = started(host)
        let studies = 0
        const show = (one: (typeof reports)[number]['begun']) =>
          look({ ...one, StudyDate: '2026-09-02', StudyInstanceUID: `1.${++studies}` })
        for (const { begun, seen } of reports) {
          show(begun)
          run.addText('findings', 'x')
          for (const one of seen) {
            show(one)
            await store.keep(JSON.stringify(begun))
          }
          run.clear()
        }
        for (const { begun } of reports) {
          look({ ...begun, StudyDate: '2026-10-02', StudyInstanceUID: `2.${++studies}` })
          await store.refresh()
          expect(texts().every((text) => text === JSON.stringify(begun))).toBe(true)
          run.clear()
        }
        await archive.wipe()
      }),
      { numRuns: 15 },
    )
  })
})
