import { type OpenInstance, PICTURE, type Viewer } from '@pandok/viewer'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { PatientsWarning } from './PatientsWarning.tsx'
import { openFile, openSlideFile, showSlides, viewerWith } from './testkit/viewerWith.ts'
import { ViewerContext } from './workspace/ViewerContext.ts'

beforeAll(() => textStore.show('ko'))
afterEach(cleanup)

const warn = (viewer: Viewer) =>
  render(
    <ViewerContext value={viewer}>
      <PatientsWarning />
    </ViewerContext>,
  )

/** A photograph as it is opened, which names no patient. */
function photograph(): OpenInstance {
  const file = openFile({ SeriesInstanceUID: '2.25.77' })
  const { record } = file
  return {
    ...file,
    record: {
      ...record,
      transferSyntax: PICTURE,
      patient: {
        name: { alphabetic: '', ideographic: '', phonetic: '' },
        id: '',
        issuer: '',
        birthDate: '',
        sex: '',
      },
      study: { ...record.study, uid: PICTURE, date: '' },
    },
  }
}

/** Shows the series side by side, as many as there are viewports. */
function showAll({ session, studies }: Viewer) {
  const stacks = studies
    .read()
    .patients.flatMap((patient) =>
      patient.studies.flatMap(({ series }) => series.flatMap((one) => one.stacks)),
    )
  session.layout(1, stacks.length)
  stacks.forEach(({ id }, at) => {
    session.show(id, at)
  })
}

const other = { StudyInstanceUID: '2.25.7', SeriesInstanceUID: '2.25.7.1' }

it('trap 56: two patients side by side get a prominent warning, two open ones a plain one', async () => {
  const viewer = await viewerWith([openFile(), openFile({ ...other, PatientID: 'P2' })])
  warn(viewer)
  expect(screen.getByRole('status').textContent).toContain('환자 2명')
  cleanup()
  showAll(viewer)
  warn(viewer)
  expect(screen.getByRole('alert').textContent).toContain('환자 2명')
})

it('trap 56: one number without birth dates belongs to two patients if the names differ', async () => {
  const unborn = { PatientID: '1', PatientBirthDate: '' }
  const viewer = await viewerWith([
    openFile({ ...unborn, PatientName: 'KIM^A' }),
    openFile({ ...unborn, ...other, PatientName: 'LEE^B' }),
  ])
  showAll(viewer)
  warn(viewer)
  expect(screen.getByRole('alert').textContent).toContain('환자 2명')
})

it('trap 56: a photograph names nobody and does not count as a second patient, beside one or two', async () => {
  const viewer = await viewerWith([openFile(), photograph()])
  showAll(viewer)
  warn(viewer)
  expect(screen.queryByRole('alert') ?? screen.queryByRole('status')).toBeNull()
  cleanup()
  const three = await viewerWith([openFile(), openFile({ ...other, PatientID: 'P2' }), photograph()])
  warn(three)
  expect(screen.getByRole('status').textContent).toContain('환자 2명')
})

it('trap 56: slides of two patients side by side get a prominent warning, but not the images that they cover', async () => {
  const stained = { PatientID: 'P2', StudyInstanceUID: '2.25.60', SeriesInstanceUID: '2.25.60.1' }
  const viewer = await viewerWith([openFile(), openSlideFile(), openSlideFile(stained)])
  warn(viewer)
  expect(screen.getByRole('status').textContent).toContain('환자 2명')
  await act(() => showSlides(viewer))
  expect(screen.getByRole('alert').textContent).toContain('환자 2명')
  act(() => viewer.slides.show(viewer.slides.read().shown[1] ?? ''))
  expect(screen.getByRole('status').textContent).toContain('환자 2명')
})
