import type { OpenInstance } from '@pandok/viewer'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#app/textStore.ts'
import { PLAIN } from './desk/readPlainImage.ts'
import { ViewerContext, type ViewerDesk } from './desk/ViewerDesk.ts'
import { PatientsWarning } from './PatientsWarning.tsx'
import { deskWith, openFile, openSlideFile, showSlides } from './testkit/deskWith.ts'

beforeAll(() => textStore.show('ko'))
afterEach(cleanup)

const warn = (desk: ViewerDesk) =>
  render(
    <ViewerContext value={desk}>
      <PatientsWarning />
    </ViewerContext>,
  )

/** A photograph as it is opened: of nobody. */
function photograph(): OpenInstance {
  const file = openFile({ SeriesInstanceUID: '2.25.77' })
  const { record } = file
  return {
    ...file,
    record: {
      ...record,
      transferSyntax: PLAIN,
      patient: {
        name: { alphabetic: '', ideographic: '', phonetic: '' },
        ...{ id: '', issuer: '', birthDate: '', sex: '' },
      },
      study: { ...record.study, uid: PLAIN, date: '' },
    },
  }
}

/** Side by side, as far as there are places. */
function showAll({ session, studies }: ViewerDesk) {
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

it('trap 56: two patients side by side are said loudly, two that are open are said', async () => {
  const desk = await deskWith([openFile(), openFile({ ...other, PatientID: 'P2' })])
  warn(desk)
  expect(screen.getByRole('status').textContent).toContain('환자 2명')
  cleanup()
  showAll(desk)
  warn(desk)
  expect(screen.getByRole('alert').textContent).toContain('환자 2명')
})

it('trap 56: one number without birth dates is of two patients where the names differ', async () => {
  const unborn = { PatientID: '1', PatientBirthDate: '' }
  const desk = await deskWith([
    openFile({ ...unborn, PatientName: 'KIM^A' }),
    openFile({ ...unborn, ...other, PatientName: 'LEE^B' }),
  ])
  showAll(desk)
  warn(desk)
  expect(screen.getByRole('alert').textContent).toContain('환자 2명')
})

it('trap 56: a photograph names nobody and makes no second patient, beside one or among two', async () => {
  const desk = await deskWith([openFile(), photograph()])
  showAll(desk)
  warn(desk)
  expect(screen.queryByRole('alert') ?? screen.queryByRole('status')).toBeNull()
  cleanup()
  const three = await deskWith([openFile(), openFile({ ...other, PatientID: 'P2' }), photograph()])
  warn(three)
  expect(screen.getByRole('status').textContent).toContain('환자 2명')
})

it('trap 56: two slides of two patients side by side are said loudly, what they cover is not', async () => {
  const stained = { PatientID: 'P2', StudyInstanceUID: '2.25.60', SeriesInstanceUID: '2.25.60.1' }
  const desk = await deskWith([openFile(), openSlideFile(), openSlideFile(stained)])
  warn(desk)
  expect(screen.getByRole('status').textContent).toContain('환자 2명')
  await act(() => showSlides(desk))
  expect(screen.getByRole('alert').textContent).toContain('환자 2명')
  act(() => desk.slides.show(desk.slides.read().shown[1] ?? ''))
  expect(screen.getByRole('status').textContent).toContain('환자 2명')
})
