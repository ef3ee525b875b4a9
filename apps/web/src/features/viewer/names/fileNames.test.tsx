import { parsePicture, type Viewer } from '@pandok/viewer'
import { makeLevel, makeTiff } from '@pandok/viewer/slide/testkit'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { currentText } from '#platform/text/text.ts'
import { textStore } from '#platform/text/textStore.ts'
import { KeyImageStrip } from '../export/key-images/KeyImageStrip.tsx'
import { csvOf } from '../export/measured/csvOf.ts'
import { measuredItems } from '../export/measured/measuredItems.ts'
import { PrintedFigure } from '../export/print/PrintedFigure.tsx'
import { PrintedTable } from '../export/print/PrintedTable.tsx'
import { imageRemarks } from '../host/imageRemarks.ts'
import { RefusedDialog } from '../open/RefusedDialog.tsx'
import { SeriesPanel } from '../series/SeriesPanel.tsx'
import { SlidePane } from '../slide/SlidePane.tsx'
import { FailureText } from '../stage/FailureText.tsx'
import { viewerWith } from '../testkit/viewerWith.ts'
import { decodePicture } from '../workspace/decodePicture.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'

beforeAll(() => textStore.show('ko'))
beforeEach(() => {
  // Pictures needn't be decoded here.
  vi.stubGlobal('createImageBitmap', async () => ({ width: 6, height: 4, close: () => undefined }))
  const context = { drawImage: () => undefined, getImageData: () => ({ data: new Uint8ClampedArray(96) }) }
  vi.stubGlobal(
    'OffscreenCanvas',
    class {
      getContext = () => context
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const NAME = '홍길동'

async function picture(id: string) {
  const read = await parsePicture(
    { name: `${NAME}의 폴더/${NAME} ${id}.jpg`, blob: new Blob(['x']) },
    id,
    decodePicture,
  )
  if ('reason' in read) throw new Error(read.reason)
  return read.instance
}

/** Opens a measured key image, a picture that isn't shown, a slide, and a refused file, all with one name. */
async function opened(): Promise<Viewer> {
  const viewer = await viewerWith([await picture('a'), await picture('b')])
  const { header, body } = makeTiff([makeLevel(0, 600, 400, 256), makeLevel(1, 150, 100, 256)])
  await viewer.slides.add([{ name: `${NAME}.tif`, blob: new Blob([header, body] as BlobPart[]) }])
  const frame = viewer.session.activeViewport().frame ?? ''
  viewer.session.toggleKeyImage(frame)
  const points = [
    { x: 1, y: 1 },
    { x: 5, y: 1 },
  ]
  viewer.measurements.add({ tool: 'length', place: { on: 'frame', frame }, points })
  const state = { refused: [{ name: `${NAME}.dcm`, refusal: { reason: 'broken' } }] }
  const opening = {
    read: () => state,
    subscribe: () => () => undefined,
  } as unknown as Viewer['opening']
  const painter = { paint: () => undefined } as unknown as Viewer['painter']
  return { ...viewer, opening, painter }
}

/** Renders everything that shows a picture, a slide or a file, on the screen and in print. */
async function shown(viewer: Viewer): Promise<string> {
  const { isIdentityHidden, activeViewport, keyImages } = { ...viewer.session, ...viewer.session.read() }
  const located = viewer.locate(keyImages[0] ?? '')
  const decoded = viewer.frames.get(keyImages[0] ?? '')
  const [slide] = viewer.slides.read().slides
  if (!located || !decoded || !slide) throw new Error('not opened')
  const { stack, frame, index } = located
  const { view } = activeViewport()
  const measured = await measuredItems(viewer)
  render(
    <ViewerContext value={viewer}>
      <SeriesPanel />
      <KeyImageStrip />
      <RefusedDialog open onClose={() => undefined} />
      <FailureText stack={stack} frame={frame.id} failure={{ reason: 'broken' }} />
      <PrintedFigure image={{ stack, shown: { frame, index, decoded }, view }} />
      <PrintedTable measured={measured} />
      <SlidePane
        {...{
          source: slide,
          owner: undefined,
          measurements: viewer.measurements,
          tool: undefined,
          isIdentityHidden,
        }}
        {...{ bookmarks: [], onBookmarks: () => undefined }}
      />
    </ViewerContext>,
  )
  await act(async () => undefined)
  // The markup includes names, titles and labels.
  return document.body.innerHTML
}

const givenOut = async (viewer: Viewer) => {
  const { isIdentityHidden } = viewer.session.read()
  const table = csvOf({ items: await measuredItems(viewer), isIdentityHidden, text: currentText() })
  if (!table.ok) throw new Error(table.reason)
  return [table.csv, ...imageRemarks(viewer, '정상', currentText()).map(({ words }) => words)].join('\n')
}

it('trap 64: hiding the patient hides the names of files everywhere', async () => {
  const viewer = await opened()
  viewer.session.toggle('isIdentityHidden')
  expect(await shown(viewer)).not.toContain(NAME)
  expect(await givenOut(viewer)).not.toContain(NAME)
  expect(screen.getAllByText(/파일 이름 숨김/u).length).toBeGreaterThan(4)
})

it('shows file names without their folders as long as nothing is hidden', async () => {
  const viewer = await opened()
  expect(await shown(viewer)).toContain(`${NAME} a.jpg`)
  for (const name of [`${NAME} a.jpg 열기`, `${NAME}.tif`])
    expect(screen.getByRole('button', { name: new RegExp(name, 'u') })).toBeDefined()
  expect(screen.getByRole('region', { name: `슬라이드 ${NAME}.tif` })).toBeDefined()
  expect(screen.getByRole('cell', { name: `${NAME}.dcm`, hidden: true })).toBeDefined()
  const words = await givenOut(viewer)
  expect(words).toContain(`${NAME} a.jpg`)
  expect(words).toContain(`${NAME} b.jpg`)
  expect(words).not.toContain('폴더')
})
