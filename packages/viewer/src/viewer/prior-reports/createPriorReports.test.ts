import { afterEach, expect, it, vi } from 'vitest'
import { DicomWebError } from '../../dicomweb/DicomWebError.ts'
import type { FoundStudy } from '../../dicomweb/json/found.ts'
import { makeLengths } from '../../testkit/makeLengths.ts'
import { dicomFile, testViewer } from '../testkit/testViewer.ts'
import { createPriorReports, type ReportServer } from './createPriorReports.ts'

let made: ReturnType<typeof testViewer> | undefined
afterEach(() => {
  made?.viewer.dispose()
  made = undefined
})
const started = () => {
  made = testViewer()
  return made
}

const DOE = { PatientID: 'P1', PatientName: 'DOE^JANE', PatientBirthDate: '19700315' }
const ROE = { PatientID: 'P2', PatientName: 'ROE^JOHN', PatientBirthDate: '19600102' }

const image = (study: string, StudyDate: string, whose: Record<string, string>) =>
  dicomFile(study, {
    StudyInstanceUID: study,
    SeriesInstanceUID: `${study}.1`,
    SOPInstanceUID: `${study}.1.1`,
    StudyDate,
    ...whose,
  })

const studyOf = (id: string): FoundStudy => ({
  uid: `2.25.70.${id.slice(1)}`,
  date: '20260302',
  time: '',
  description: '',
  accession: '',
  patient: {
    id,
    issuer: '',
    birthDate: '',
    sex: '',
    name: { alphabetic: '', ideographic: '', phonetic: '' },
  },
  modalities: ['SR', 'CT'],
  seriesCount: 1,
  instanceCount: 1,
})

/** A server with one report for each patient, whose answers wait until the test releases them. */
function serverOf(name: string, patients: readonly Record<string, string>[]) {
  const asked: string[] = []
  const held: (() => void)[] = []
  const disposed = vi.fn()
  const server: ReportServer = {
    name,
    connect: () => ({
      async findStudies({ patientId = '' }, _page, signal) {
        asked.push(patientId)
        await new Promise<void>((resolve) => held.push(resolve))
        if (signal?.aborted) throw new Error('aborted')
        return { studies: [studyOf(patientId)], hasMore: false }
      },
      findSeries: async (study) => [
        {
          uid: `${study}.7`,
          study,
          number: 1,
          modality: 'SR',
          description: '',
          bodyPart: '',
          instanceCount: 1,
        },
      ],
      findInstances: async (_study, series) => [
        { uid: `${series}.1`, sopClass: '1.2.840.10008.5.1.4.1.1.88.33', number: 1, frames: 1 },
      ],
      async retrieveReport({ study, series, instance }) {
        const whose = patients.find(({ PatientID = '' }) => study === studyOf(PatientID).uid) ?? {}
        const uids = { StudyInstanceUID: study, SeriesInstanceUID: series, SOPInstanceUID: instance }
        const elements = { ...uids, StudyDate: '20260302', ...whose }
        return new Blob([makeLengths([{ label: 'S6', uid: '2.25.5', millimetres: 12 }], elements)])
      },
      dispose: disposed,
    }),
  }
  const letGo = () => {
    for (const resolve of held.splice(0)) resolve()
  }
  return { server, asked, disposed, letGo }
}

const never = () => new AbortController().signal

it('V69 looks once for each patient in view, and another patient’s reports are gone at once', async () => {
  const { viewer, openAll } = started()
  const { server, asked, letGo, disposed } = serverOf('PACS', [DOE, ROE])
  const found = createPriorReports({ viewer, servers: () => [server], timeLimit: never })
  await openAll(image('2.25.1', '20260902', DOE), image('2.25.2', '20260902', ROE))
  expect(asked).toEqual([])
  const stop = found.start()
  expect(found.read()).toMatchObject({ patient: { id: 'P1' }, reports: [], lookups: [{ isRunning: true }] })
  letGo()
  await vi.waitFor(() => expect(found.read().lookups[0]?.isRunning).toBe(false))
  expect(found.read()).toMatchObject({
    reports: [{ study: '2.25.70.1', modality: 'CT', groups: [{ label: 'S6' }] }],
    lookups: [{ server: 'PACS', count: 1, isWhole: true, fault: undefined }],
  })
  const other = viewer.studies.read().patients.find(({ key }) => key.includes('P2'))
  viewer.session.show(other?.studies[0]?.series[0]?.stacks[0]?.id ?? '')
  expect(found.read()).toMatchObject({ patient: { id: 'P2' }, reports: [] })
  // An answer for the second patient isn't used for the first.
  const first = viewer.studies.read().patients.find(({ key }) => key.includes('P1'))
  viewer.session.show(first?.studies[0]?.series[0]?.stacks[0]?.id ?? '')
  letGo()
  await vi.waitFor(() => expect(disposed).toHaveBeenCalledTimes(2))
  expect(found.read()).toMatchObject({ patient: { id: 'P1' }, reports: [{ study: '2.25.70.1' }] })
  expect(asked).toEqual(['P1', 'P2'])
  found.again()
  expect(asked).toEqual(['P1', 'P2', 'P1'])
  stop()
})

it('V69 asks every server, lists a report of two once, and says which of them took too long', async () => {
  const { viewer, openAll } = started()
  const [one, two, slow] = [serverOf('A', [DOE]), serverOf('B', [DOE]), serverOf('C', [DOE])]
  const time = new AbortController()
  const limits = [never(), never(), time.signal]
  const found = createPriorReports({
    viewer,
    servers: () => [one.server, two.server, slow.server],
    timeLimit: () => limits.shift() ?? never(),
  })
  await openAll(image('2.25.1', '20260902', DOE))
  const stop = found.start()
  for (const { letGo } of [one, two]) letGo()
  await vi.waitFor(() => expect(found.read().lookups.filter(({ isRunning }) => !isRunning)).toHaveLength(2))
  time.abort()
  slow.letGo()
  await vi.waitFor(() => expect(found.read().lookups[2]?.isRunning).toBe(false))
  expect(found.read().reports).toHaveLength(1)
  expect(found.read().lookups.map(({ isWhole }) => isWhole)).toEqual([true, true, false])
  stop()
})

it('V69 looks for nothing of images that name nobody, and says an address that is none', async () => {
  const { viewer, openAll } = started()
  const { server, asked } = serverOf('PACS', [DOE])
  const found = createPriorReports({ viewer, servers: () => [server], timeLimit: never })
  await openAll(image('2.25.1', '20260902', { PatientID: '', PatientName: '', PatientBirthDate: '' }))
  found.start()()
  expect([asked, found.read().patient]).toEqual([[], undefined])
  const broken: ReportServer = {
    name: 'PACS',
    connect() {
      throw new DicomWebError('addressInvalid')
    },
  }
  const again = started()
  const faulty = createPriorReports({ viewer: again.viewer, servers: () => [broken], timeLimit: never })
  await again.openAll(image('2.25.1', '20260902', DOE))
  const stop = faulty.start()
  await vi.waitFor(() => expect(faulty.read().lookups[0]?.fault).toBe('addressInvalid'))
  stop()
})
