import { Toaster } from '@pandok/ui'
import type { Viewer } from '@pandok/viewer'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { usePlanes } from './usePlanes.tsx'

beforeAll(() => textStore.show('ko', 'program'))
afterEach(cleanup)

const slice = (series: number, number: number) =>
  openFile({
    SeriesInstanceUID: `2.25.7.${series}`,
    SOPInstanceUID: `2.25.7.${series}.${number}`,
    Rows: 16,
    Columns: 20,
    PixelSpacing: [0.5, 0.5],
    InstanceNumber: number,
    ImagePositionPatient: [0, 0, number],
  })

/** Opens two series of ten slices, and the planes of the first one. */
async function openedPlanes() {
  const numbers = Array.from({ length: 10 }, (_, at) => at + 1)
  const viewer = await viewerWith([1, 2].flatMap((series) => numbers.map((number) => slice(series, number))))
  let planes: ReturnType<typeof usePlanes> | undefined
  function Probe() {
    planes = usePlanes()
    return null
  }
  render(
    <ViewerContext value={viewer}>
      <Probe />
    </ViewerContext>,
  )
  act(() => planes?.open())
  return { viewer, render: () => planes?.render(), isShown: () => planes?.stage !== undefined }
}

const stacksOf = ({ studies }: Viewer) =>
  studies
    .read()
    .patients.flatMap((patient) => patient.studies)
    .flatMap((study) => study.series)
    .flatMap((series) => series.stacks)

describe('planes', () => {
  it('stay until another image is shown', async () => {
    const { viewer, isShown } = await openedPlanes()
    expect(isShown()).toBe(true)
    act(() => viewer.session.changeView({ isFlipped: true }))
    expect(isShown()).toBe(true)
  })

  it.each<[string, (viewer: Viewer) => void]>([
    ['another series', (viewer) => viewer.session.show(stacksOf(viewer)[1]?.id ?? '')],
    ['another image of the series', ({ session }) => session.scroll(1)],
    ['another layout', ({ session }) => session.layout(1, 2)],
  ])('are left for %s', async (_, look) => {
    const { viewer, isShown } = await openedPlanes()
    act(() => look(viewer))
    expect(isShown()).toBe(false)
  })

  it('stay if the browser has no WebGL2 for a volume rendering, which is reported', async () => {
    render(<Toaster label="알림" closeLabel="닫기" />)
    const { viewer, isShown, render: renderVolume } = await openedPlanes()
    await act(async () => renderVolume())
    expect(isShown()).toBe(true)
    expect(viewer.multiplanar.read().rendering).toBeUndefined()
    expect(screen.getAllByText(/WebGL2를 사용할 수 없어/u)).not.toHaveLength(0)
  })
})
