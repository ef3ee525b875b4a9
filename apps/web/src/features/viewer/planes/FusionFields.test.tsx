import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { textStore } from '#platform/text/textStore.ts'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { FusionFields } from './FusionFields.tsx'
import type { Fusion } from './useFusion.ts'

beforeAll(() => textStore.show('ko', 'program'))
afterEach(cleanup)

const slice = (series: number, modality: string, number: number, frame = '2.25.1') =>
  openFile({
    SeriesInstanceUID: `2.25.7.${series}`,
    SOPInstanceUID: `2.25.7.${series}.${number}`,
    Rows: 16,
    Columns: 20,
    PixelSpacing: [0.5, 0.5],
    Modality: modality,
    FrameOfReferenceUID: frame,
    InstanceNumber: number,
    ImagePositionPatient: [0, 0, number],
    SeriesDescription: `series ${series}`,
  })
const series = (number: number, modality: string, frame?: string) =>
  [1, 2, 3, 4].map((at) => slice(number, modality, at, frame))

async function openedPlanes(...files: ReturnType<typeof series>[]) {
  return withFields(await planesOf(...files))
}

async function planesOf(...files: ReturnType<typeof series>[]) {
  const viewer = await viewerWith([...series(1, 'CT'), ...files.flat()])
  viewer.session.show(viewer.studies.read().patients[0]?.studies[0]?.series[0]?.stacks[0]?.id ?? '')
  viewer.multiplanar.open()
  return viewer
}

function withFields(viewer: Awaited<ReturnType<typeof planesOf>>, unit?: string) {
  const { fused } = viewer.multiplanar.read()
  const fusion =
    unit === undefined ? undefined : ({ ...fused, volume: { shape: { ...fused?.shape, unit } } } as Fusion)
  render(
    <ViewerContext value={viewer}>
      <FusionFields fusion={fusion} />
    </ViewerContext>,
  )
  return viewer
}

const STRENGTH = { name: '겹친 영상의 불투명도(%)' }
const strength = {
  find: () => screen.queryByRole('slider', STRENGTH),
  get: () => screen.getByRole('slider', STRENGTH),
}

describe('fields of a fusion', () => {
  it('offer the series of the same frame of reference, and fuse the chosen one with the planes', async () => {
    const { multiplanar } = await openedPlanes(series(2, 'PT'), series(3, 'PT', '2.25.9'))
    const choice = screen.getByLabelText<HTMLSelectElement>('겹쳐 볼 시리즈')
    expect([...choice.options].map(({ text }) => text)).toEqual(['겹치지 않음', 'PT · series 2'])
    expect(strength.find()).toBeNull()
    fireEvent.change(choice, { target: { value: choice.options[1]?.value } })
    expect(multiplanar.read().fused?.stack.frames).toHaveLength(4)
    fireEvent.change(strength.get(), { target: { value: '80' } })
    expect(multiplanar.read().blend).toBe(0.8)
    act(() => multiplanar.fuse(undefined))
    expect(strength.find()).toBeNull()
  })

  it.each([
    ['SUVbw', ['SUV 0–5', 'SUV 0–10', 'SUV 0–20']],
    ['BQML', ['파일 값', '최댓값까지', '최댓값의 절반까지']],
  ])('begin with the window that %s is shown by', async (unit, expected) => {
    const viewer = await planesOf(series(2, 'PT'))
    viewer.multiplanar.fuse(viewer.multiplanar.candidates()[0])
    withFields(viewer, unit)
    const choice = screen.getByLabelText<HTMLSelectElement>('겹친 영상의 밝기·대조')
    expect([...choice.options].slice(0, 3).map(({ text }) => text)).toEqual(expected)
    expect(choice.selectedOptions[0]?.text).toBe(expected[0])
  })

  it('are hidden if nothing can be fused with the planes', async () => {
    await openedPlanes(series(2, 'CT'))
    expect(screen.queryByLabelText('겹쳐 볼 시리즈')).toBeNull()
  })
})
