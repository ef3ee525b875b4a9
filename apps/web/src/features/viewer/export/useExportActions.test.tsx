import { dismissAllToasts, Toaster } from '@pandok/ui'
import type { Viewer } from '@pandok/viewer'
import { act, cleanup, render, renderHook, screen } from '@testing-library/react'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { useExportActions } from './useExportActions.ts'

beforeAll(() => textStore.show('ko'))
afterEach(() => {
  cleanup()
  act(dismissAllToasts)
  vi.restoreAllMocks()
})

const points = [
  { x: 1, y: 1 },
  { x: 5, y: 1 },
]

/** Opens patients with one length each; the first one is in view. */
async function viewerOf(patients: readonly string[]) {
  const files = patients.map((id) =>
    openFile({
      PatientID: id,
      PatientName: id,
      StudyInstanceUID: `2.25.7${id}`,
      SeriesInstanceUID: `2.25.7${id}.1`,
      SOPInstanceUID: `2.25.7${id}.1.1`,
    }),
  )
  const viewer = await viewerWith(files)
  for (const [at, { id }] of files.entries())
    viewer.measurements.add({
      tool: 'length',
      place: { on: 'frame', frame: `${id}#1` },
      points,
      label: `L${at}`,
    })
  const own = viewer.locate(`${files[0]?.id}#1`)?.stack
  if (own) viewer.session.show(own.id)
  return viewer
}

async function savedTable(viewer: Viewer): Promise<string | undefined> {
  const saving = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:table')
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  const { result } = renderHook(() => useExportActions(), {
    wrapper: ({ children }) => <ViewerContext value={viewer}>{children}</ViewerContext>,
  })
  await act(async () => {
    result.current['mark.csv']()
    await new Promise((resolve) => setTimeout(resolve))
  })
  const [blob] = saving.mock.calls[0] ?? []
  return blob instanceof Blob ? blob.text() : undefined
}

const toasts = () => render(<Toaster label="알림" closeLabel="닫기" />)

it('a table contains the patient in view, and a message says so if another patient is open', async () => {
  toasts()
  const csv = await savedTable(await viewerOf(['1', '2']))
  expect(csv).toContain('L0')
  expect(csv).not.toContain('L1')
  expect(screen.getAllByText('지금 보고 있는 환자의 계측만 담았습니다.')).not.toHaveLength(0)
})

it('a table of the only patient needs no message about others', async () => {
  toasts()
  expect(await savedTable(await viewerOf(['1']))).toContain('L0')
  expect(screen.queryByText('지금 보고 있는 환자의 계측만 담았습니다.')).toBeNull()
})

it('no table is created of two patients if neither is in view', async () => {
  toasts()
  const viewer = await viewerOf(['1', '2'])
  viewer.session.empty()
  expect(await savedTable(viewer)).toBeUndefined()
  expect(screen.getAllByText('환자가 둘 이상이면 한 파일에 담을 수 없습니다.')).not.toHaveLength(0)
})
