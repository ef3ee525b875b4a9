import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ViewerContext } from '../desk/ViewerDesk.ts'
import { deskWith, openFile, openSlideFile, showSlides } from '../testkit/deskWith.ts'
import { useStudyInView } from './useStudyInView.ts'

afterEach(cleanup)

it('is the slide’s study while a slide lies over the images, and theirs again afterwards', async () => {
  const desk = await deskWith([openFile(), openSlideFile({ PatientID: 'P2', BodyPartExamined: 'COLON' })])
  const { result } = renderHook(() => useStudyInView(), {
    wrapper: ({ children }) => <ViewerContext value={desk}>{children}</ViewerContext>,
  })
  expect(result.current).toMatchObject({ modality: 'CT', bodyPart: 'CHEST' })
  await act(() => showSlides(desk))
  expect(result.current).toMatchObject({ modality: 'SM', bodyPart: 'COLON' })
  act(() => desk.slides.leave())
  expect(result.current).toMatchObject({ modality: 'CT' })
})
