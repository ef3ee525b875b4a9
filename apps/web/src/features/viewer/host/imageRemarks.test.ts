import { expect, it } from 'vitest'
import type { Text } from '#app/text.ts'
import { deskWith, openFile } from '../testkit/deskWith.ts'
import { imageRemarks } from './imageRemarks.ts'

const text = ((key: string, values: Record<string, string> = {}) =>
  `${key} ${Object.values(values).join('/')}`) as unknown as Text

it('names series of the study that nobody has opened', async () => {
  const desk = await deskWith([
    openFile({ SeriesInstanceUID: '1.1', SeriesNumber: 1, SeriesDescription: 'seen' }),
    openFile({ SeriesInstanceUID: '1.2', SeriesNumber: 2, SeriesDescription: 'never opened' }),
    openFile({ StudyInstanceUID: '9', SeriesInstanceUID: '9.1', SeriesDescription: 'another study' }),
  ])
  expect(imageRemarks(desk, '정상.', text)).toEqual(['viewer.check.notOpened never opened'])
  expect(imageRemarks(desk, '  ', text)).toEqual([])
})

it('warns of the other side where all images show one side', async () => {
  const desk = await deskWith([openFile({ Modality: 'MG', ImageLaterality: 'L' })])
  expect(imageRemarks(desk, '우측 유방에 결절.', text)).toEqual([
    'viewer.check.side viewer.image.laterality.L /viewer.image.laterality.R ',
  ])
  expect(imageRemarks(desk, '좌측 유방에 결절.', text)).toEqual([])
})

it('says nothing about sides where the file doesn’t', async () => {
  const desk = await deskWith([openFile()])
  expect(imageRemarks(desk, '우측 폐에 결절.', text)).toEqual([])
})
