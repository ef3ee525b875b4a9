import { expect, it } from 'vitest'
import type { Text } from '#platform/text/text.ts'
import { openFile, openSlideFile, showSlides, viewerWith } from '../testkit/viewerWith.ts'
import { imageRemarks } from './imageRemarks.ts'

const text = ((key: string, values: Record<string, string> = {}) =>
  `${key} ${Object.values(values).join('/')}`) as unknown as Text

it('names series of the study that were not opened', async () => {
  const viewer = await viewerWith([
    openFile({ SeriesInstanceUID: '1.1', SeriesNumber: 1, SeriesDescription: 'seen' }),
    openFile({ SeriesInstanceUID: '1.2', SeriesNumber: 2, SeriesDescription: 'never opened' }),
    openFile({ StudyInstanceUID: '9', SeriesInstanceUID: '9.1', SeriesDescription: 'another study' }),
  ])
  expect(imageRemarks(viewer, '정상.', text)).toEqual([
    { kind: 'notOpened', words: 'viewer.check.notOpened never opened' },
  ])
  expect(imageRemarks(viewer, '  ', text)).toEqual([])
})

it('warns about the other side if all images show one side', async () => {
  const viewer = await viewerWith([openFile({ Modality: 'MG', ImageLaterality: 'L' })])
  expect(imageRemarks(viewer, '우측 유방에 결절.', text)).toEqual([
    { kind: 'side', words: 'viewer.check.side viewer.image.laterality.L /viewer.image.laterality.R ' },
  ])
  expect(imageRemarks(viewer, '좌측 유방에 결절.', text)).toEqual([])
})

it('ignores sides if the file names none', async () => {
  const viewer = await viewerWith([openFile()])
  expect(imageRemarks(viewer, '우측 폐에 결절.', text)).toEqual([])
})

it('is about the slide’s study, not about the images that the slide covers', async () => {
  const mammogram = { PatientID: 'A', Modality: 'MG', ImageLaterality: 'L' }
  const viewer = await viewerWith([
    openFile({ ...mammogram, SeriesInstanceUID: '1.1', SeriesDescription: 'seen' }),
    openFile({ ...mammogram, SeriesInstanceUID: '1.2', SeriesDescription: 'A’s other' }),
    openSlideFile({ PatientID: 'B' }),
    openFile({
      PatientID: 'B',
      StudyInstanceUID: '2.25.50',
      SeriesInstanceUID: '2.25.50.2',
      SeriesDescription: 'gross picture',
    }),
  ])
  await showSlides(viewer)
  expect(imageRemarks(viewer, '우측 유방 조직.', text)).toEqual([
    { kind: 'notOpened', words: 'viewer.check.notOpened gross picture' },
  ])
})
