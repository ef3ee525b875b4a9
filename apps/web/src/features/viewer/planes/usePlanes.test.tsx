import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { textStore } from '#app/textStore.ts'
import { ViewerContext, type ViewerDesk } from '../desk/ViewerDesk.ts'
import { deskWith, openFile } from '../testkit/deskWith.ts'
import { usePlanes } from './usePlanes.tsx'

beforeAll(() => textStore.show('ko', 'program'))
afterEach(cleanup)

const slice = (series: number, number: number) =>
  openFile({
    SeriesInstanceUID: `2.25.7.${series}`,
    SOPInstanceUID: `2.25.7.${series}.${number}`,
    ...{ Rows: 16, Columns: 20, PixelSpacing: [0.5, 0.5] },
    ...{ InstanceNumber: number, ImagePositionPatient: [0, 0, number] },
  })

/** Two series of ten slices, and the planes of the first one. */
async function openedPlanes() {
  const numbers = Array.from({ length: 10 }, (_, at) => at + 1)
  const desk = await deskWith([1, 2].flatMap((series) => numbers.map((number) => slice(series, number))))
  let planes: ReturnType<typeof usePlanes> | undefined
  function Probe() {
    planes = usePlanes()
    return null
  }
  render(
    <ViewerContext value={desk}>
      <Probe />
    </ViewerContext>,
  )
  act(() => planes?.open())
  return { desk, isShown: () => planes?.stage !== undefined }
}

const stacksOf = ({ studies }: ViewerDesk) =>
  studies
    .read()
    .patients.flatMap((patient) => patient.studies)
    .flatMap((study) => study.series)
    .flatMap((series) => series.stacks)

describe('planes', () => {
  it('stay while nothing else is looked at', async () => {
    const { desk, isShown } = await openedPlanes()
    expect(isShown()).toBe(true)
    act(() => desk.session.changeView({ isFlipped: true }))
    expect(isShown()).toBe(true)
  })

  it.each<[string, (desk: ViewerDesk) => void]>([
    ['another series', (desk) => desk.session.show(stacksOf(desk)[1]?.id ?? '')],
    ['another image of the series', ({ session }) => session.scroll(1)],
    ['another layout', ({ session }) => session.layout(1, 2)],
  ])('are left for %s', async (_, look) => {
    const { desk, isShown } = await openedPlanes()
    act(() => look(desk))
    expect(isShown()).toBe(false)
  })
})
