import fc from 'fast-check'
import { afterEach, describe, expect, it } from 'vitest'
import { readInstance } from '../../dicom/read/readInstance.ts'
import type { DicomDataset } from '../../dicom/write/DicomDataset.ts'
import { createDicomWeb } from '../../dicomweb/createDicomWeb.ts'
import { startArchive } from '../../dicomweb/testkit/startArchive.ts'
import { startServer } from '../../dicomweb/testkit/startServer.ts'
import type { InstanceRecord } from '../../model/Instance.ts'
import { makeDicom } from '../../testkit/makeDicom.ts'
import { makeLengths } from '../../testkit/makeLengths.ts'
import { findPriorReports } from './findPriorReports.ts'
import { PRIOR_REPORTS_MAX, PRIOR_STUDIES_MAX } from './limits.ts'
import type { ReportSource } from './PriorReport.ts'
import { readPriorReport } from './readPriorReport.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

function recordOf(bytes: Uint8Array): InstanceRecord {
  const read = readInstance(bytes)
  if (!read.ok) throw new Error(read.refusal.reason)
  return read.record
}

const NOW = { StudyInstanceUID: '2.25.900', SeriesInstanceUID: '2.25.900.1', StudyDate: '20260902' }
const current = (elements: DicomDataset = {}) => recordOf(makeDicom({ ...NOW, ...elements }))

let made = 0
/** A report of one nodule in a study of its own. */
function report(StudyDate: string, elements: DicomDataset = {}, uid = '2.25.5') {
  made++
  const study = `2.25.800.${made}`
  return makeLengths([{ label: 'S6', uid, millimetres: 12.4 }], {
    StudyInstanceUID: study,
    SeriesInstanceUID: `${study}.7`,
    SOPInstanceUID: `${study}.7.1`,
    StudyDate,
    ...elements,
  })
}

async function found(files: readonly Uint8Array[], of = current(), signal = new AbortController().signal) {
  const archive = await startArchive(files)
  stops.push(archive.stop)
  const web = createDicomWeb(archive)
  const search = { current: of, until: of.study.date, except: of.study.uid, signal }
  return { ...(await findPriorReports(web, search)), asked: archive.asked }
}

describe('V69 reports of measurements on earlier studies', () => {
  it('are fetched from a server with their values, and what is no such report is not', async () => {
    const dose = report('20260401', { SOPClassUID: '1.2.840.10008.5.1.4.1.1.88.67' })
    const text = report('20260402', { ContentSequence: [] })
    const picture = makeDicom({ StudyInstanceUID: '2.25.801', SeriesInstanceUID: '2.25.801.1' })
    const { reports, isWhole, fault, asked } = await found([dose, text, picture, report('20260302')])
    expect(reports).toMatchObject([
      {
        date: '20260302',
        groups: [{ label: 'S6', uid: '2.25.5', values: [{ concept: '410668003', value: 12.4, unit: 'mm' }] }],
      },
    ])
    expect({ isWhole, fault }).toEqual({ isWhole: true, fault: undefined })
    expect(asked[0]).toContain('PatientID=P1')
    // A dose report is known by its class, before its file is fetched.
    expect(asked.filter((path) => path.includes(recordOf(dose).sopInstance))).toEqual([])
  })

  it('are those of before: neither of the reported study nor of later ones', async () => {
    const own = report('20260902', { ...NOW, SeriesInstanceUID: '2.25.900.7' })
    const { reports } = await found([own, report('20261001'), report('20260301')])
    expect(reports.map(({ date }) => date)).toEqual(['20260301'])
  })

  it('are the newest, as many as the limits allow, and it is said that there may be more', async () => {
    const days = Array.from({ length: PRIOR_STUDIES_MAX + 3 }, (_, day) => report(`202601${day + 10}`))
    const { reports, isWhole } = await found(days)
    expect(reports).toHaveLength(PRIOR_STUDIES_MAX)
    expect(reports[0]?.date).toBe(`202601${PRIOR_STUDIES_MAX + 12}`)
    expect(isWhole).toBe(false)
    const many = Array.from({ length: PRIOR_REPORTS_MAX + 2 }, (_, index) =>
      report('20260301', {
        StudyInstanceUID: '2.25.802',
        SeriesInstanceUID: '2.25.802.7',
        SOPInstanceUID: `2.25.802.7.${index + 1}`,
      }),
    )
    const all = await found(many)
    expect([all.reports.length, all.isWhole]).toEqual([PRIOR_REPORTS_MAX, false])
  })

  it('aren’t asked for without a number, or with a number alone', async () => {
    for (const nobody of [
      { PatientID: '' },
      { PatientName: '', PatientBirthDate: '' },
      { StudyInstanceUID: '', SeriesInstanceUID: '', SOPInstanceUID: '' },
    ]) {
      const { reports, asked } = await found([report('20260301')], current(nobody))
      expect([reports, asked]).toEqual([[], []])
    }
  })
})

describe('V69 a server that fails', () => {
  const whose = (signal = new AbortController().signal) => ({
    current: current(),
    until: '20260902',
    except: '2.25.900',
    signal,
  })

  it('is said with its fault, and hides nothing that was received', async () => {
    const server = await startServer((_, response) => void response.writeHead(500).end())
    stops.push(server.stop)
    expect(await findPriorReports(createDicomWeb(server), whose())).toEqual({
      reports: [],
      isWhole: true,
      fault: 'server',
    })
    const [good, bad] = [report('20260301'), report('20260401')]
    const archive = await startArchive([good, bad])
    stops.push(archive.stop)
    const web = createDicomWeb(archive)
    const flaky: ReportSource = {
      ...web,
      findSeries: (study, signal) =>
        study === recordOf(bad).study.uid
          ? Promise.reject(new Error('broken'))
          : web.findSeries(study, signal),
    }
    const { reports, fault } = await findPriorReports(flaky, whose())
    expect([reports.map(({ date }) => date), fault]).toEqual([['20260301'], 'broken'])
  })

  it('is left when the time is over, with what has come until then', async () => {
    const archive = await startArchive([report('20260401'), report('20260301')])
    stops.push(archive.stop)
    const web = createDicomWeb(archive)
    const time = new AbortController()
    const slow: ReportSource = {
      ...web,
      async retrieveReport(path, signal) {
        const blob = await web.retrieveReport(path, signal)
        time.abort()
        return blob
      },
    }
    const { reports, isWhole, fault } = await findPriorReports(slow, whose(time.signal))
    expect([reports.map(({ date }) => date), isWhole, fault]).toEqual([['20260401'], false, undefined])
  })

  it('that sends something else, damaged or endless reports is refused', async () => {
    const good = report('20260301')
    for (const bytes of [new Uint8Array(0), good.subarray(0, good.length - 60), makeDicom(NOW)])
      expect(readPriorReport(bytes, recordOf(good).study.uid, current())).toBeUndefined()
    const server = await startServer((_, response) => {
      response.writeHead(200, { 'content-type': 'multipart/related; boundary=x' })
      response.write('--x\r\n\r\n')
      const go = () =>
        void (response.write(new Uint8Array(1024 ** 2)) ? setImmediate(go) : response.once('drain', go))
      go()
    })
    stops.push(server.stop)
    const path = { study: '2.25.1', series: '2.25.1.1', instance: '2.25.1.1.1' }
    await expect(createDicomWeb(server).retrieveReport(path)).rejects.toMatchObject({ code: 'tooLarge' })
  })
})

describe('V69 reports of others', () => {
  const part = (...values: readonly string[]) => fc.constantFrom(...values)
  const person = fc.record({
    PatientID: part('P1', 'p1', '0P1', 'P10', 'P*', 'P?', ''),
    IssuerOfPatientID: part('', 'A', 'B'),
    PatientName: part('KIM^MINSU', 'KIM^MINSOO', 'Kim Minsu', ''),
    PatientBirthDate: part('', '19700315', '19700316'),
  })
  const plain = (name: string) => name.toUpperCase().replace(/[\s^]/gu, '')

  it('are never taken, with like names and numbers, whatever the server answers', () => {
    fc.assert(
      fc.property(person, person, (mine, theirs) => {
        const bytes = report('20260301', theirs)
        const taken = readPriorReport(bytes, recordOf(bytes).study.uid, current(mine)) !== undefined
        const isSame =
          mine.PatientID !== '' &&
          mine.PatientID === theirs.PatientID &&
          mine.IssuerOfPatientID === theirs.IssuerOfPatientID &&
          mine.PatientBirthDate === theirs.PatientBirthDate &&
          (mine.PatientBirthDate !== '' || mine.PatientName !== '') &&
          (mine.PatientName === '' || theirs.PatientName === ''
            ? mine.PatientBirthDate !== ''
            : plain(mine.PatientName) === plain(theirs.PatientName))
        expect(taken).toBe(isSame)
      }),
    )
  })

  it('are left where a wildcard in the number finds them, and where the server mixes up files', async () => {
    const wild = await found(
      [report('20260301', { PatientID: 'P1' })],
      current({ PatientID: 'P*', PatientName: 'DOE^JANE' }),
    )
    expect(wild.reports).toEqual([])
    const mine = report('20260301')
    const theirs = report('20260301', { PatientName: 'DOE^JOAN', PatientBirthDate: '19700316' })
    const archive = await startArchive([mine])
    stops.push(archive.stop)
    const web = createDicomWeb(archive)
    const mixed: ReportSource = { ...web, retrieveReport: async () => new Blob([theirs]) }
    const { signal } = new AbortController()
    const search = { current: current(), until: '20260902', except: '2.25.900', signal }
    expect((await findPriorReports(mixed, search)).reports).toEqual([])
  })
})
