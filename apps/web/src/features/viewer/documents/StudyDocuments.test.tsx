import { dismissAllToasts } from '@pandok/ui'
import { makeDicom } from '@pandok/viewer/testkit'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { openBytes, openFile, viewerWith } from '../testkit/viewerWith.ts'
import { watchSaving } from '../testkit/watchSaving.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { StudyDocuments } from './StudyDocuments.tsx'

beforeAll(() => textStore.show('ko'))
afterEach(() => {
  cleanup()
  dismissAllToasts()
  vi.restoreAllMocks()
})

const code = (CodeMeaning: string) => [{ CodeValue: '1', CodingSchemeDesignator: 'DCM', CodeMeaning }]

const REPORT = {
  SpecificCharacterSet: 'ISO_IR 192',
  SOPClassUID: '1.2.840.10008.5.1.4.1.1.88.33',
  Modality: 'SR',
  PixelData: undefined,
  ValueType: 'CONTAINER',
  ConceptNameCodeSequence: code('흉부 보고서'),
  ContentSequence: ['우상엽 결절', '흉수 없음'].map((TextValue) => ({
    ValueType: 'TEXT',
    RelationshipType: 'CONTAINS',
    TextValue,
    ConceptNameCodeSequence: code('Finding'),
  })),
}

const PDF = {
  SpecificCharacterSet: 'ISO_IR 192',
  SOPClassUID: '1.2.840.10008.5.1.4.1.1.104.1',
  PixelData: undefined,
  DocumentTitle: '검사 결과지',
  EncapsulatedDocument: new TextEncoder().encode('%PDF-1.4\n%%EOF\n'),
  EncapsulatedDocumentLength: 15,
}

async function shown(elements: Record<string, unknown>) {
  const document = openFile(elements)
  const viewer = await viewerWith([document])
  render(
    <ViewerContext value={viewer}>
      <StudyDocuments documents={[document]} />
    </ViewerContext>,
  )
}

it('shows a structured report line by line, which can be searched and copied', async () => {
  await shown(REPORT)
  await userEvent.click(screen.getByRole('button', { name: '흉부 보고서' }))
  const dialog = within(screen.getByRole('dialog', { name: '흉부 보고서' }))
  const lines = () => dialog.getAllByRole('listitem').map((line) => line.textContent)
  expect(lines()).toEqual(['Finding: 우상엽 결절', 'Finding: 흉수 없음'])
  await userEvent.type(dialog.getByRole('searchbox'), '흉수')
  expect(lines()).toEqual(['Finding: 흉수 없음'])
  const copied: string[] = []
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text))
  vi.spyOn(navigator.clipboard, 'readText').mockImplementation(async () => copied.at(-1) ?? '')
  await userEvent.click(dialog.getByRole('button', { name: '텍스트 복사' }))
  await vi.waitFor(() => expect(copied).toEqual(['흉부 보고서\nFinding: 우상엽 결절\nFinding: 흉수 없음']))
})

it.each(['검사 결과지 저장', 'PDF 열기: 검사 결과지'])(
  'opens a PDF under a name that reveals nothing, by «%s» if the browser shows no PDFs',
  async (button) => {
    expect(navigator.pdfViewerEnabled).toBeFalsy()
    const saved = watchSaving()
    await shown(PDF)
    await userEvent.click(screen.getByRole('button', { name: button }))
    await vi.waitFor(() => expect(saved).toHaveLength(1))
    expect(saved[0]?.name).toMatch(/^pandok-\d{4}-\d\d-\d\d-document\.pdf$/u)
    expect(await saved[0]?.blob.text()).toBe('%PDF-1.4\n%%EOF\n')
  },
)

it('plays a video without sending it anywhere, and explains when the browser can’t', async () => {
  const stream = new TextEncoder().encode('ftypisom')
  const options = { transferSyntax: '1.2.840.10008.1.2.4.102', fragments: [[stream]] }
  const document = openBytes(makeDicom({ SeriesDescription: 'Arthroscopy' }, options))
  const saved = watchSaving()
  render(
    <ViewerContext value={await viewerWith([document])}>
      <StudyDocuments documents={[document]} />
    </ViewerContext>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Arthroscopy' }))
  const dialog = screen.getByRole('dialog', { name: 'Arthroscopy' })
  const video = () => dialog.querySelector('video')
  await vi.waitFor(() => expect(video()?.getAttribute('src')).toMatch(/^blob:/u))
  fireEvent.error(video() as HTMLVideoElement)
  expect(within(dialog).getByText(/MPEG-4 AVC/u)).toBeTruthy()
  await userEvent.click(within(dialog).getByRole('button', { name: '동영상 저장' }))
  expect(saved[0]?.name).toMatch(/^pandok-\d{4}-\d\d-\d\d-document\.mp4$/u)
  expect([saved[0]?.blob.type, await saved[0]?.blob.text()]).toEqual(['video/mp4', 'ftypisom'])
})
