import { makeLengths } from '@pandok/viewer/reports/testkit'
import { expect, it, vi } from 'vitest'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { createServerReports } from './createServerReports.ts'

const PRIOR = '2.25.70'

/** A server with one study of the patient of `openFile` and these reports. */
function serverWith(reports: readonly Uint8Array<ArrayBuffer>[]) {
  const patient = {
    id: 'P1',
    issuer: '',
    birthDate: '19700315',
    sex: '',
    name: { alphabetic: 'DOE^JANE', ideographic: '', phonetic: '' },
  }
  const found = { uid: PRIOR, patient, date: '20260302', time: '', description: '', accession: '' }
  return () => ({
    findStudies: async () => ({
      studies: [{ ...found, modalities: ['SR', 'CT'], seriesCount: 2, instanceCount: 9 }],
      hasMore: false,
    }),
    findSeries: async () => [
      {
        uid: `${PRIOR}.7`,
        study: PRIOR,
        number: 1,
        modality: 'SR',
        description: '',
        bodyPart: '',
        instanceCount: reports.length,
      },
    ],
    findInstances: async () =>
      reports.map((_, index) => ({ uid: `${index}`, sopClass: '', number: index, frames: 1 })),
    retrieveReport: async ({ instance }: { instance: string }) =>
      new Blob([reports[Number(instance)] ?? new Uint8Array()]),
    dispose: () => undefined,
  })
}

it('returns lesions from the latest report of their study, with the line as it was drawn', async () => {
  const report = (written: string, millimetres: number, label: string, uid: string) => {
    const on = { sopInstance: `${PRIOR}.1.1`, points: [1, 1, 4, 5] } as const
    const uids = { StudyInstanceUID: PRIOR, SeriesInstanceUID: `${PRIOR}.7` }
    return makeLengths([{ label, uid, millimetres, on }], {
      ...uids,
      SOPInstanceUID: `${PRIOR}.7.${written}`,
      StudyDate: '20260302',
      ContentDate: written,
    })
  }
  const reports = [
    report('20260304', 12.5, 'S6', '2.25.5'),
    report('20260303', 11, 'S6', '2.25.5'),
    report('20260305', 8, 'LLL', '2.25.6'),
  ]
  const viewer = await viewerWith([openFile({ StudyInstanceUID: '2.25.1', StudyDate: '20260902' })])
  const servers = vi.fn(() => [{ name: 'PACS', connect: serverWith(reports) }])
  const found = createServerReports(viewer, { servers, faultWords: (fault) => fault })
  expect(servers).not.toHaveBeenCalled()
  const stop = found.subscribe(() => undefined)
  await vi.waitFor(() => expect(found.read().lookups[0]?.isRunning).toBe(false))
  const { patient, studies, lookups } = found.read()
  expect(patient).toEqual({ id: 'P1', issuer: '', birthDate: '19700315' })
  expect(lookups).toEqual([{ server: 'PACS', isRunning: false, count: 3, isWhole: true }])
  const drawn = {
    tool: 'length',
    frame: 1,
    points: [
      [1, 1],
      [4, 5],
    ],
  }
  const shape = { what: 'length', unit: 'mm', instance: `${PRIOR}.1.1`, drawn }
  expect(studies).toEqual([
    {
      uid: PRIOR,
      date: '2026-03-02',
      modality: 'CT',
      measurements: [
        { ...shape, trackingUid: '2.25.5', value: '12.5', site: 'S6' },
        { ...shape, trackingUid: '2.25.6', value: '8', site: 'LLL' },
      ],
    },
  ])
  stop()
})
