import { NOBODYS } from '@pandok/viewer'
import { cleanup, render, waitFor } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openFile, viewerWith } from '#features/viewer/testkit/viewerWith.ts'
import { ViewerContext } from '#features/viewer/workspace/ViewerContext.ts'
import { textStore } from '#platform/text/textStore.ts'
import { storePrintHead } from '#shared/print/printHead.ts'
import { PrintDocument } from './PrintDocument.tsx'
import { printJobOf } from './printJobOf.ts'

beforeAll(() => textStore.show('ko'))
afterEach(() => {
  cleanup()
  localStorage.clear()
  vi.unstubAllGlobals()
})

async function printed({ isHidden = false, report = '  결절이 보임.\n추적 검사 권함.\n' } = {}) {
  const print = vi.fn()
  vi.stubGlobal('print', print)
  Object.defineProperty(document, 'fonts', { configurable: true, value: { load: async () => [] } })
  const viewer = await viewerWith([openFile({ PatientName: 'DOE^JANE', PatientID: 'P1' })])
  if (isHidden) viewer.session.toggle('isIdentityHidden')
  const [patient] = viewer.studies.read().patients
  const job = await printJobOf(viewer, report, patient?.key ?? '')
  const onDone = vi.fn()
  document.title = '뷰어'
  render(
    <ViewerContext value={viewer}>
      <PrintDocument job={job} onDone={onDone} />
    </ViewerContext>,
  )
  await waitFor(() => expect(print).toHaveBeenCalledOnce())
  return { paper: document.querySelector('[data-printed]'), onDone }
}

it('trap 62: a report is printed with its patient and the notice, and the document title is restored afterward', async () => {
  const { paper, onDone } = await printed()
  const lines = [...(paper?.querySelectorAll('tbody section p') ?? [])].map(({ textContent }) => textContent)
  expect(lines).toEqual(['결절이 보임.', '추적 검사 권함.'])
  expect(paper?.querySelector('thead')?.textContent).toContain('DOE, JANE')
  expect(paper?.querySelector('tfoot')?.textContent).toContain('1차 진단용이 아닙니다')
  expect(document.title).toMatch(/^pandok-\d{4}-\d\d-\d\d-report$/u)
  window.dispatchEvent(new Event('afterprint'))
  expect(onDone).toHaveBeenCalledOnce()
  expect(document.title).toBe('뷰어')
})

it('section names are headings in every language, and sentences are not', async () => {
  const { paper } = await printed({ report: 'Findings\nClear.\n소견\n\n권고\n추적.' })
  const headings = [...(paper?.querySelectorAll('tbody h3') ?? [])].map(({ textContent }) => textContent)
  expect(headings).toEqual(['Findings', '권고'])
})

it('the author is printed below the report with a signature line, if one is entered', async () => {
  expect((await printed()).paper?.textContent).not.toContain('서명')
  cleanup()
  storePrintHead('institution', '판독대학교병원 영상의학과')
  storePrintHead('reader', '김민아')
  const words = (await printed()).paper?.textContent
  expect(words).toContain('판독대학교병원 영상의학과')
  expect(words).toContain('판독의 김민아')
  expect(words).toContain('서명')
})

it('trap 64: a hidden patient is hidden in print', async () => {
  const { paper } = await printed({ isHidden: true })
  expect(paper?.textContent).not.toMatch(/DOE|P1|19700315/u)
  expect(paper?.textContent).toContain('환자 정보 숨김')
})

/** Opens two patients, of whom the first is in view; `elements` are those of the second. */
const twoPatients = (elements: Record<string, unknown> = {}) =>
  viewerWith([
    openFile({ PatientName: 'DOE^JANE', PatientID: 'P1' }),
    openFile({
      PatientName: 'ROE^RICHARD',
      PatientID: 'P2',
      StudyInstanceUID: '2.25.7',
      SeriesInstanceUID: '2.25.8',
      ...elements,
    }),
  ])

it('key images of slides and planes are printed with those of the same patient, and of nobody else', async () => {
  const viewer = await twoPatients()
  const { patients } = viewer.studies.read()
  const placement = { center: { x: 0, y: 0 }, scale: 1, rotation: 0 }
  for (const key of [...patients.map((patient) => patient.key), undefined])
    viewer.snapshots.toggle({
      key: String(key),
      patientKey: key,
      picture: document.createElement('canvas'),
      of: { kind: 'slide', slide: 's', placement, times: 20 },
    })
  const printedFor = async (key: string) => {
    const { patient, snapshots } = await printJobOf(viewer, '', key)
    return { id: patient?.id, keys: snapshots.map(({ patientKey }) => patientKey) }
  }
  // With two patients open, the owner of a slide that names nobody would be a guess.
  for (const { key, facts } of patients) expect(await printedFor(key)).toEqual({ id: facts.id, keys: [key] })
  expect(await printedFor(NOBODYS)).toEqual({ id: undefined, keys: [undefined] })
})

it('the study of a print is the one in view, whichever patient the slide belongs to', async () => {
  const viewer = await twoPatients({ SOPClassUID: '1.2.840.10008.5.1.4.1.1.77.1.6' })
  const owner = viewer.studies.read().patients.find(({ facts }) => facts.id === 'P2')
  const [slide] = owner?.studies[0]?.slides ?? []
  expect(slide).toBeDefined()
  const slides = {
    ...viewer.slides,
    seriesOf: () => slide?.key,
    read: () => ({ ...viewer.slides.read(), shown: ['s'] }),
  }
  const { record } = await printJobOf({ ...viewer, slides: slides }, '', owner?.key ?? '')
  expect(record?.study.uid).toBe('2.25.7')
})

it('names the patient but no study if it is unclear which of two is meant', async () => {
  const older = { StudyInstanceUID: '2.25.9', SeriesInstanceUID: '2.25.10', StudyDate: '20200101' }
  const viewer = await viewerWith([
    openFile({ PatientID: 'P1' }),
    openFile({ ...older, PatientID: 'P1' }),
    openFile({ PatientID: 'P2', StudyInstanceUID: '2.25.7', SeriesInstanceUID: '2.25.8' }),
  ])
  const [own, other] = viewer.studies.read().patients
  const [newer, prior] = own?.studies ?? []
  const jobOf = (key = own?.key ?? '') => printJobOf(viewer, '', key)
  // The newer study is in view.
  expect((await jobOf()).record?.study.uid).toBe(newer?.facts.uid)
  // The newer study is no longer in view.
  viewer.session.show(other?.studies[0]?.series[0]?.stacks[0]?.id ?? '')
  expect(await jobOf()).toMatchObject({ record: undefined, patient: { id: 'P1' } })
  // An image of the prior study is marked as a key image.
  viewer.session.toggleKeyImage(prior?.series[0]?.stacks[0]?.frames[0]?.id ?? '')
  expect((await jobOf()).record?.study.uid).toBe('2.25.9')
})
