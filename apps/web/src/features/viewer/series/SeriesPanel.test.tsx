import { makeLevel, makeTiff } from '@pandok/viewer/slide/testkit'
import { cleanup, render, screen, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { openSlideFile, viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { SeriesPanel } from './SeriesPanel.tsx'

beforeAll(() => textStore.show('ko'))
afterEach(cleanup)

it('trap 56: slides are listed under their patient and study, and only files that name nobody by themselves', async () => {
  const viewer = await viewerWith([
    openSlideFile({ PatientName: 'KIM^A', PatientID: 'A', SeriesDescription: 'HE' }),
    openSlideFile({
      PatientName: 'LEE^B',
      PatientID: 'B',
      SeriesDescription: 'KI-67',
      StudyDescription: 'LIVER',
      StudyInstanceUID: '2.25.60',
      SeriesInstanceUID: '2.25.60.1',
    }),
  ])
  const { header, body } = makeTiff([makeLevel(0, 600, 400, 256)])
  await viewer.slides.add([{ name: 'tissue.tif', blob: new Blob([header, body] as BlobPart[]) }])
  render(
    <ViewerContext value={viewer}>
      <SeriesPanel />
    </ViewerContext>,
  )
  const under = (heading: string) =>
    within(screen.getByRole('heading', { name: heading }).parentElement as HTMLElement)
      .getAllByRole('button')
      .map((button) => button.getAttribute('aria-label') ?? button.textContent)
  expect(under('KIM, A')).toEqual(['HE 열기'])
  expect(under('LEE, B')).toEqual(['KI-67 열기'])
  expect(under('2026-01-02 · LIVER')).toEqual(['KI-67 열기'])
  expect(under('슬라이드')).toEqual(['tissue.tif600 × 400'])
})
