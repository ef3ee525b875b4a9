import { slideOwner, type Viewer } from '@pandok/viewer'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { openFile, openSlideFile, showSlides, viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { SlideIdentity } from './SlideIdentity.tsx'

beforeAll(() => textStore.show('ko'))
afterEach(cleanup)

async function shown(viewer: Viewer) {
  await showSlides(viewer)
  const [id = ''] = viewer.slides.read().shown
  const { container } = render(
    <ViewerContext value={viewer}>
      <SlideIdentity owner={slideOwner(viewer, id)?.record} />
    </ViewerContext>,
  )
  return { said: () => container.textContent, session: viewer.session }
}

const slide = () => openSlideFile({ PatientName: 'KIM^A', PatientID: 'S1', StudyDate: '20260301' })

it('trap 56: a slide names its patient: name, number, birth date and the day of the study', async () => {
  const { said } = await shown(await viewerWith([slide()]))
  for (const part of ['KIM, A', 'S1', '1970-03-15', '2026-03-01']) expect(said()).toContain(part)
})

it('trap 64: the key that hides the patient hides it here', async () => {
  const { said, session } = await shown(await viewerWith([slide()]))
  act(() => session.toggle('isIdentityHidden'))
  expect(said()).toContain('환자 정보 숨김')
  expect(said()).not.toMatch(/KIM|S1|1970|2026/u)
})

it('shows less and then nothing as texts are reduced, but never nothing while two patients are open', async () => {
  const { said, session } = await shown(await viewerWith([slide()]))
  act(() => session.setTexts('few'))
  expect(said()).toBe('KIM, A')
  act(() => session.setTexts('none'))
  expect(said()).toBe('')
  cleanup()
  const two = await shown(await viewerWith([slide(), openFile()]))
  act(() => two.session.setTexts('none'))
  expect(two.said()).toBe('KIM, A')
})

it('shows that the file doesn’t name the patient', async () => {
  const { said } = await shown(await viewerWith([openFile()]))
  expect(said()).toBe('파일에 환자 정보가 없습니다.')
})
