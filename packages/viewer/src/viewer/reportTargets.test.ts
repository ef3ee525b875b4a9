import { describe, expect, it } from 'vitest'
import { readInstance } from '../dicom/read/readInstance.ts'
import { PLANE_CALIBRATION, slideCalibration } from '../measure/calibration/otherCalibrations.ts'
import { readingsOf } from '../measure/reading/readingsOf.ts'
import { type SrItem, srImageOf, srImageOfRecord } from '../measure/sr/SrImage.ts'
import { toStructuredReport } from '../measure/sr/toStructuredReport.ts'
import { createMeasurements } from '../measure/store/createMeasurements.ts'
import type { PlaneGeometry, Vector } from '../model/Geometry.ts'
import { DRAWING_TOOLS, type DrawingTool, type Measurement } from '../model/Measurement.ts'
import type { OpenInstance } from '../model/Stack.ts'
import { planeReadingsOf } from '../planes/planeValues.ts'
import { makeSlide } from '../slide/testkit/makeSlide.ts'
import { createArrangement } from '../space/arrange/createArrangement.ts'
import { makeSlices } from '../space/testkit/makeInstance.ts'
import { add, scale, unit } from '../space/vector.ts'
import { createReportedMeasurements } from './createReportedMeasurements.ts'
import { createSlideStore } from './slides/createSlideStore.ts'

const SPACE = '2.25.9'

/** A volume of 64 × 64 × 62 mm, whose slices lie 2 mm apart. */
const slices = (series = '2.25.4', options = {}) =>
  makeSlices(
    32,
    (index) => index * 2,
    () => ({ series, frameOfReference: SPACE, format: { rows: 64, columns: 64 }, ...options }),
  )

async function opened(files: readonly OpenInstance[]) {
  const arrangement = createArrangement()
  for (const file of files) await arrangement.add(file)
  const patients = arrangement.read().patients
  const slides = createSlideStore({} as Parameters<typeof createSlideStore>[0])
  const measurements = createMeasurements({ newId: () => crypto.randomUUID() })
  const reported = createReportedMeasurements({
    measurements,
    slides,
    studies: { read: () => ({ patients }) },
  })
  const stacks = patients.flatMap(({ studies }) =>
    studies.flatMap((study) => study.series.flatMap((one) => one.stacks)),
  )
  return { patients, slides, measurements, reported, stacks }
}

const words = {
  sources: new Proxy({}, { get: () => 'source' }),
  quantities: new Proxy({}, { get: () => 'quantity' }),
  notice: '',
} as Parameters<typeof toStructuredReport>[0]['words']

function reportOf(items: readonly SrItem[], { record }: OpenInstance): OpenInstance {
  let uids = 0
  const { patient, study } = record
  const result = toStructuredReport({
    items,
    patient,
    study,
    modality: 'CT',
    locale: 'ko',
    words,
    deviceUid: '2.25.1',
    program: { name: 'Pandok', version: '0' },
    now: new Date(2026, 0, 2),
    newUid: () => `2.25.5.${++uids}`,
    uidOf: ({ number }) => `2.25.6.${number}`,
  })
  if (!result.ok) throw new Error(result.reason)
  return openedFile('report', result.bytes)
}

function openedFile(id: string, bytes: Uint8Array<ArrayBuffer>): OpenInstance {
  const read = readInstance(bytes)
  if (!read.ok) throw new Error(read.refusal.reason)
  return { id, record: read.record, source: { name: id, blob: new Blob([bytes]) } }
}

/** In mm of the plane. */
const DRAWN: Readonly<Record<DrawingTool, readonly (readonly [number, number])[]>> = {
  length: [
    [0, 0],
    [20, 0],
  ],
  path: [
    [0, 0],
    [10, 5.5],
    [20, 0],
    [25, 7],
  ],
  arrow: [
    [0, 0],
    [20, 11],
  ],
  angle: [
    [0, 20],
    [0, 0],
    [20, 0],
  ],
  ratio: [
    [0, 0],
    [20, 0],
    [0, 10],
    [15, 10],
  ],
  bidirectional: [
    [0, 10],
    [20, 10],
    [10, 4],
    [10, 15],
  ],
  cobb: [
    [0, 0],
    [20, 2],
    [0, 20],
    [20, 15],
  ],
  rectangle: [
    [0, 0],
    [20.3, 11.7],
  ],
  ellipse: [
    [0, 0],
    [20.3, 11.7],
  ],
  freehand: [
    [0, 0],
    [20, 1],
    [22, 10],
    [3, 14],
  ],
  probe: [[3, 4]],
  text: [[3, 4]],
  vertebra: [[3, 4]],
  counter: [
    [0, 0],
    [5, 7],
    [9, 2],
  ],
}

const TILT = unit([0, 1, -0.6])
const PLANES: Readonly<Record<string, PlaneGeometry>> = {
  'between two axial slices': { position: [17.3, 20.1, 21], row: [1, 0, 0], column: [0, 1, 0] },
  coronal: { position: [17.3, 20.1, 50.7], row: [1, 0, 0], column: [0, 0, -1] },
  sagittal: { position: [17.3, 20.1, 50.7], row: [0, 1, 0], column: [0, 0, -1] },
  oblique: { position: [17.3, 20.1, 50.7], row: [1, 0, 0], column: TILT },
}

function inPatient({ place, points }: Pick<Measurement, 'place' | 'points'>): Vector[] {
  if (place.on !== 'plane') throw new Error(`on a ${place.on}`)
  const { position, row, column } = place.geometry
  return points.map(({ x, y }) => add(add(position, scale(row, x)), scale(column, y)))
}

describe('our own report of planes', () => {
  const cases = Object.keys(PLANES).flatMap((plane) => DRAWING_TOOLS.map((tool) => ({ plane, tool })))

  it.each(cases)('V63 comes back onto a plane of its volume: $tool, $plane', async ({ plane, tool }) => {
    const other = slices('2.25.40', { seriesNumber: 0 })
    const { stacks } = await opened([...other, ...slices()])
    const stack = stacks.find(({ frames }) => frames[0]?.instance.record.series.uid === '2.25.4')
    const geometry = PLANES[plane]
    if (!stack || !geometry) throw new Error('nothing to measure')
    const points = DRAWN[tool].map(([x, y]) => ({ x, y }))
    const place = { on: 'plane', stack: stack.id, geometry } as const
    const label = tool === 'vertebra' ? 'L3' : ''
    const measurement: Measurement = { id: 'm', number: 1, tool, place, points, label }
    const pixels = { rows: 64, columns: 64, valueAt: () => 1, unit: 'HU', resolution: 1 }
    const readings = planeReadingsOf(measurement, { calibration: PLANE_CALIBRATION, pixels })
    const images = stack.frames.map(srImageOf)
    const item: SrItem = {
      measurement,
      readings,
      images,
      calibration: PLANE_CALIBRATION,
      frameOfReference: SPACE,
    }
    const [first] = slices()
    if (!first) throw new Error('no slice')
    const again = await opened([...other, ...slices(), reportOf([item], first)])
    await again.reported.place()
    const [back, ...more] = again.measurements.read().items
    if (!back) throw new Error('nothing came back')
    expect([back.tool, back.trackingUid, more.length]).toEqual([tool, '2.25.6.1', 0])
    // The series that was measured, not the other one in the same space.
    expect(back.place).toMatchObject({ on: 'plane', stack: stack.id })
    const [was, is] = [inPatient(measurement), inPatient(back)]
    expect(is).toHaveLength(was.length)
    for (const [index, point] of was.entries())
      for (const axis of [0, 1, 2] as const) expect(is[index]?.[axis]).toBeCloseTo(point[axis], 3)
    await again.reported.place()
    expect(again.measurements.read().items).toHaveLength(1)
    expect(again.reported.unseen.read().items).toEqual([])
  })

  it('is no report where nothing says in which space its points lie', async () => {
    const {
      stacks: [stack],
    } = await opened(slices())
    const geometry = PLANES['coronal']
    if (!stack || !geometry) throw new Error('nothing to measure')
    const measurement: Measurement = {
      id: 'm',
      number: 1,
      tool: 'length',
      label: '',
      points: [
        { x: 0, y: 0 },
        { x: 5, y: 0 },
      ],
      place: { on: 'plane', stack: stack.id, geometry },
    }
    const item = {
      measurement,
      readings: [],
      images: stack.frames.map(srImageOf),
      calibration: PLANE_CALIBRATION,
    }
    expect(() => reportOf([item], slices()[0] as OpenInstance)).toThrow('noImage')
  })
})

describe('our own report of a slide', () => {
  const slideFile = () =>
    openedFile('slide', makeSlide([64, 48], [32, 32], { elements: { SOPInstanceUID: '2.25.51.1' } }))

  it.each(['length', 'freehand', 'counter', 'ellipse'] as const)(
    'V63 comes back onto it: %s',
    async (tool) => {
      const points = DRAWN[tool].map(([x, y]) => ({ x, y }))
      const measurement: Measurement = {
        id: 'm',
        number: 1,
        tool,
        points,
        label: '',
        place: { on: 'slide', slide: 's' },
      }
      const calibration = slideCalibration({ x: 0.5, y: 0.5 })
      const slide = slideFile()
      const item: SrItem = {
        measurement,
        calibration,
        readings: readingsOf(measurement, { calibration }),
        images: [{ ...srImageOfRecord(slide.record), isSlide: true }],
      }
      const { slides, patients, measurements, reported } = await opened([slide, reportOf([item], slide)])
      await reported.place()
      // The slide isn't open yet: only its values are known.
      expect([measurements.read().items.length, reported.unseen.read().items.length]).toEqual([0, 1])
      const [series] = patients.flatMap(({ studies }) => studies.flatMap((study) => study.slides))
      if (!series) throw new Error('no slide')
      await slides.showSeries(series)
      await reported.place()
      const [id] = slides.read().slides.map((one) => one.id)
      const found = measurements
        .read()
        .items.map((one) => ({ tool: one.tool, points: one.points, place: one.place }))
      expect(found).toEqual([
        {
          tool,
          place: { on: 'slide', slide: id },
          points: points.map(({ x, y }) => ({ x: expect.closeTo(x, 4), y: expect.closeTo(y, 4) })),
        },
      ])
      expect(reported.unseen.read().items).toEqual([])
    },
  )
})
