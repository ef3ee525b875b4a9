import { VIEW_RESET, type Viewer } from '@pandok/viewer'
import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { CornerTexts } from './CornerTexts.tsx'

beforeAll(() => textStore.show('ko'))
afterEach(cleanup)

function texts(viewer: Viewer, width = 600, height = 400) {
  const stack = viewer.stackOf(viewer.session.activeViewport().stack ?? '')
  const [frame] = stack?.frames ?? []
  const decoded = frame && viewer.frames.get(frame.id)
  if (!stack || !frame || !decoded) throw new Error('nothing is shown')
  const { container } = render(
    <ViewerContext value={viewer}>
      <CornerTexts
        stack={stack}
        shown={{ frame, index: 0, decoded }}
        view={VIEW_RESET}
        size={{ width, height, ratio: 1 }}
      />
    </ViewerContext>,
  )
  return () => container.textContent ?? ''
}

const first = () => openFile({ PatientName: 'KIM^A', PatientID: 'K7' })
const other = () =>
  openFile({ PatientName: 'LEE^B', PatientID: 'L8', StudyInstanceUID: '2.25.7', SeriesInstanceUID: '2.25.8' })

it('trap 56: the name stays visible while two patients are open, however few texts are chosen', async () => {
  const two = await viewerWith([first(), other()])
  const said = texts(two)
  act(() => two.session.setTexts('none'))
  expect(said()).toBe('KIM, A')
  cleanup()
  const one = await viewerWith([first()])
  one.session.setTexts('none')
  expect(texts(one)()).toBe('')
})

it.each([
  ['a large place', 600, 400, ['K7', '1970-03-15', '2026-01-02']],
  ['a narrow one', 180, 300, ['K7']],
  ['a low one', 400, 130, ['K7']],
  ['one without room for two lines', 120, 100, []],
])('trap 56: %s has the name, and what else of the patient finds room', async (_, width, height, kept) => {
  const said = texts(await viewerWith([first()]), width, height)()
  expect(said).toContain('KIM, A')
  expect(['K7', '1970-03-15', '2026-01-02'].filter((part) => said.includes(part))).toEqual(kept)
})

it('a patient number uses the whole width of a small viewport if no orientation letter is beside it', async () => {
  const widthOf = async (elements: Record<string, unknown>) => {
    const viewer = await viewerWith([openFile({ PatientName: 'KIM^A', PatientID: 'K7', ...elements })])
    texts(viewer, 180, 300)
    const line = [...document.querySelectorAll('span')].find(({ textContent }) => textContent?.includes('K7'))
    cleanup()
    return line?.className
  }
  expect(await widthOf({})).toContain('max-w')
  const nowhere = { ImageOrientationPatient: undefined, ImagePositionPatient: undefined }
  expect(await widthOf(nowhere)).toBe('')
})

it('a small viewport shows the day while another study is shown, so that a prior is recognized as one', async () => {
  const older = openFile({
    PatientName: 'KIM^A',
    PatientID: 'K7',
    StudyInstanceUID: '2.25.7',
    SeriesInstanceUID: '2.25.8',
    StudyDate: '20250102',
  })
  const viewer = await viewerWith([first(), older])
  const said = texts(viewer, 180, 300)
  expect(said()).not.toContain('2026-01-02')
  const stacks = viewer.studies
    .read()
    .patients.flatMap(({ studies }) => studies.flatMap(({ series }) => series.flatMap((one) => one.stacks)))
  act(() => {
    viewer.session.layout(1, 2)
    for (const [at, { id }] of stacks.entries()) viewer.session.show(id, at)
  })
  expect(said()).toContain('2026-01-02')
  act(() => viewer.session.toggle('isIdentityHidden'))
  expect(said()).not.toContain('2026-01-02')
})
