import {
  createMeasurements,
  createPlanes,
  crosshairPlane,
  type MeasurementTool,
  RESET_PLACEMENT,
  type SlideSource,
  type View,
  type Viewer,
  volumeOf,
} from '@pandok/viewer'
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeAll, expect, it } from 'vitest'
import { currentText } from '#platform/text/text.ts'
import { textStore } from '#platform/text/textStore.ts'
import { PlaneMeasurements } from '../planes/PlaneMeasurements.tsx'
import { SlideMeasurements } from '../slide/SlideMeasurements.tsx'
import type { SlideTransform } from '../slide/useSlideTransform.ts'
import { openFile, viewerWith } from '../testkit/viewerWith.ts'
import { ViewerContext } from '../workspace/ViewerContext.ts'
import { MeasurementLayer } from './MeasurementLayer.tsx'
import { readingLines } from './readingLines.ts'

beforeAll(() => textStore.show('ko'))
afterEach(cleanup)

const matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
const size = { width: 100, height: 100, ratio: 1 }

/** Two lines of four pixels, of which a tool takes as many points as it needs. */
const points = (tool: MeasurementTool) =>
  [
    { x: 0, y: 1 },
    { x: 4, y: 1 },
    { x: 0, y: 2 },
    { x: 4, y: 2 },
  ].slice(0, tool === 'ratio' ? 4 : 2)

/** The lines of text beside the only measurement. */
function seen(viewer: Partial<Viewer>, layer: ReactNode): string[] {
  const { container } = render(<ViewerContext value={viewer as Viewer}>{layer}</ViewerContext>)
  return [...container.querySelectorAll('text tspan')].map(({ textContent }) => textContent.trim())
}

async function onImage(file: Record<string, unknown>, tool: MeasurementTool) {
  const own = openFile(file)
  const viewer = await viewerWith([own])
  const place = { on: 'frame', frame: `${own.id}#1` } as const
  viewer.measurements.add({ tool, place, points: points(tool) })
  const frame = viewer.locate(place.frame)?.frame
  const decoded = viewer.frames.get(place.frame)
  if (!frame || !decoded) throw new Error('no frame')
  const shown = { frame, index: 0, decoded }
  return seen(viewer, <MeasurementLayer {...{ shown, matrix, size }} draft={undefined} />)
}

const SPECTRUM = {
  RegionSpatialFormat: 3,
  RegionDataType: 3,
  RegionFlags: 0,
  PhysicalUnitsXDirection: 4,
  PhysicalUnitsYDirection: 7,
  PhysicalDeltaX: 0.01,
  PhysicalDeltaY: -10,
  RegionLocationMinX0: 0,
  RegionLocationMinY0: 0,
  RegionLocationMaxX1: 5,
  RegionLocationMaxY1: 3,
}

it('trap 30: velocities and times of a spectrum are based on its region, not on pixels', async () => {
  const file = { Modality: 'US', SequenceOfUltrasoundRegions: [SPECTRUM], PixelSpacing: undefined }
  expect(await onImage(file, 'length')).toEqual(['0.04\u00a0s', '0\u00a0cm/s', '초음파 영역 기준'])
})

it('a ratio on a projection states once that both lengths are those at the detector', async () => {
  const film = { SOPClassUID: '1.2.840.10008.5.1.4.1.1.1', Modality: 'CR', ImagerPixelSpacing: [0.2, 0.2] }
  const lines = await onImage({ ...film, PixelSpacing: undefined }, 'ratio')
  expect(lines).toEqual([expect.any(String), '0.8\u00a0mm', '0.8\u00a0mm', '검출기 기준'])
})

it('names no source for a size in the patient, nor without any size', async () => {
  expect(await onImage({}, 'length')).toEqual(['2.0\u00a0mm'])
  expect(await onImage({ PixelSpacing: undefined }, 'probe')).toHaveLength(1)
})

it('a measurement on a plane states that the plane was resampled', async () => {
  const slices = [0, 1, 2, 3, 4].map((slice) =>
    openFile({ InstanceNumber: slice + 1, ImagePositionPatient: [0, 0, slice], PixelSpacing: [1, 1] }),
  )
  const viewer = await viewerWith(slices)
  const stack = viewer.stackOf(viewer.session.activeViewport().stack ?? '')
  const verdict = stack && volumeOf(stack)
  if (!stack || !verdict?.ok) throw new Error('no volume')
  const planes = createPlanes(verdict.shape)
  const plane = crosshairPlane(planes.read().crosshair, verdict.shape, 'axial')
  const place = { on: 'plane', stack: stack.id, geometry: plane.geometry } as const
  viewer.measurements.add({ tool: 'length', place, points: points('length') })
  const [frame] = stack.frames
  const decoded = frame && viewer.frames.get(frame.id)
  if (!frame || !decoded) throw new Error('no frame')
  const picture = { plane, frame, decoded, isCoarse: false }
  const view = RESET_PLACEMENT as View
  const lines = seen(
    viewer,
    <PlaneMeasurements {...{ stack, planes, picture, view, matrix, size }} draft={undefined} />,
  )
  expect(lines).toEqual(['4.0\u00a0mm', '재구성 단면 기준'])
  planes.dispose()
})

it.each([
  [undefined, ['4\u00a0px', '픽셀 크기 모름']],
  [{ x: 0.5, y: 0.5, origin: 'reader' }, ['2.0\u00a0µm', '직접 보정']],
  [{ x: 0.5, y: 0.5, origin: 'file' }, ['2.0\u00a0µm']],
] as const)('a slide whose pixels measure %j says what is not ordinary', (micronsPerPixel, lines) => {
  const measurements = createMeasurements({ newId: () => 'm' })
  measurements.add({ tool: 'length', place: { on: 'slide', slide: 's' }, points: points('length') })
  const source = { id: 's', ...(micronsPerPixel && { micronsPerPixel }) } as unknown as SlideSource
  const transform: Partial<SlideTransform> = { width: 100, height: 100, matrix }
  expect(
    seen(
      {},
      <SlideMeasurements
        {...{ source, measurements }}
        transform={transform as SlideTransform}
        draft={undefined}
      />,
    ),
  ).toEqual(lines)
})

it('different sources are all named', () => {
  const lengths = (['detector', 'patient', 'detector', 'none'] as const).map((from) => ({
    ...({ quantity: 'length', value: 1, unit: 'mm', digits: 0, source: from } as const),
  }))
  const lines = readingLines('', lengths, currentText())
  expect(lines.slice(4)).toEqual(['검출기 기준', '픽셀 크기 모름'])
})
