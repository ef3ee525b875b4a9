import { hangPrior, type Measurement, measureAgain, type Viewer } from '@pandok/viewer'
import { act, cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { GhostLayer } from '../stage/GhostLayer.tsx'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { MeasurementPanel } from './MeasurementPanel.tsx'

beforeAll(() => textStore.show('ko'))
afterEach(cleanup)

const study = (day: string) =>
  [0, 1, 2].map((index) =>
    openFile({
      StudyInstanceUID: `2.25.8${day}`,
      SeriesInstanceUID: `2.25.8${day}.1`,
      StudyDate: day,
      SOPInstanceUID: `2.25.8${day}.1.${index}`,
      FrameOfReferenceUID: `2.25.8${day}.9`,
      InstanceNumber: index + 1,
      PixelSpacing: [0.5, 0.5],
      ImagePositionPatient: [0, 0, index * 5],
    }),
  )

const shownIn = ({ session, locate }: Viewer, at: number) => {
  const located = locate(session.read().viewports[at]?.frame ?? '')
  if (!located) throw new Error('nothing is shown')
  return located.frame
}

const lengthOf = (x: number): Measurement['points'] => [
  { x: 1, y: 2 },
  { x, y: 2 },
]

it('a finding of the prior is shown over the newer image, is measured again, and the list shows the change', async () => {
  const viewer = await viewerWith([...study('20260105'), ...study('20250105')])
  hangPrior(viewer)
  const prior = { on: 'frame', frame: shownIn(viewer, 1).id } as const
  viewer.measurements.add({ tool: 'length', place: prior, points: lengthOf(5), label: 'S6' })
  const matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
  const { container } = render(
    <ViewerContext value={viewer}>
      <MeasurementPanel />
      <GhostLayer
        at={0}
        shown={{ frame: shownIn(viewer, 0) }}
        {...{ matrix, size: { width: 100, height: 100, ratio: 1 } }}
      />
    </ViewerContext>,
  )
  expect(container.querySelector('[data-mark=ghost]')?.textContent).toBe('이전 S62.0\u00a0mm')

  await act(async () => {
    const again = measureAgain(viewer)
    if (again) viewer.measurements.change(again.id, lengthOf(6))
  })
  expect(container.querySelector('[data-mark=ghost]')).toBeNull()
  expect(container.querySelector('[data-compared]')?.textContent).toBe(
    '이전 2025-01-052.0\u00a0mm +0.5\u00a0mm (+25%)',
  )
})

it('the level of a vertebra is chosen from a list, and the others are counted from it', async () => {
  const viewer = await viewerWith(study('20260105'))
  const place = { on: 'frame', frame: shownIn(viewer, 0).id } as const
  for (const label of ['L5', 'L4'])
    viewer.measurements.add({ tool: 'vertebra', place, points: [{ x: 2, y: 2 }], label })
  render(
    <ViewerContext value={viewer}>
      <MeasurementPanel />
    </ViewerContext>,
  )
  const [first] = screen.getAllByRole('listitem')
  await userEvent.selectOptions(
    within(first as HTMLElement).getByRole('combobox', { name: '척추뼈 번호' }),
    'S1',
  )
  expect(viewer.measurements.read().items.map(({ label }) => label)).toEqual(['S1', 'L5'])
})
