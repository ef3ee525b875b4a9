import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { openFile, openSlideFile, showSlides, viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { useStudyInView } from './useStudyInView.ts'

afterEach(cleanup)

it('is the slide’s study while a slide covers the images, and theirs again afterward', async () => {
  const viewer = await viewerWith([openFile(), openSlideFile({ PatientID: 'P2', BodyPartExamined: 'COLON' })])
  const { result } = renderHook(() => useStudyInView(), {
    wrapper: ({ children }) => <ViewerContext value={viewer}>{children}</ViewerContext>,
  })
  expect(result.current).toMatchObject({ modality: 'CT', bodyPart: 'CHEST' })
  await act(() => showSlides(viewer))
  expect(result.current).toMatchObject({ modality: 'SM', bodyPart: 'COLON' })
  act(() => viewer.slides.leave())
  expect(result.current).toMatchObject({ modality: 'CT' })
})
