import { afterEach, describe, expect, it } from 'vitest'
import { planeOf } from '../space/plane/ImagePlane.ts'
import { dicomFile, testViewer } from './testkit/testViewer.ts'
import type { Viewer } from './Viewer.ts'
import { relabelVertebra, vertebraeOn } from './vertebrae.ts'

const made: ReturnType<typeof testViewer>[] = []
afterEach(() => {
  for (const { viewer } of made.splice(0)) viewer.dispose()
})

interface SeriesOptions {
  orientation: readonly number[]
  position: (index: number) => readonly number[]
  elements?: Record<string, unknown>
}

/** Three slices of 200 × 200 mm in one frame of reference. */
const series = (number: number, { orientation, position, elements }: SeriesOptions) =>
  Array.from({ length: 3 }, (_, index) =>
    dicomFile(`${number} ${index}`, {
      Modality: 'MR',
      Rows: 100,
      Columns: 100,
      PixelSpacing: [2, 2],
      FrameOfReferenceUID: '2.25.66',
      PixelData: new Uint16Array(10_000),
      SeriesInstanceUID: `2.25.6.${number}`,
      SeriesNumber: number,
      SOPInstanceUID: `2.25.6.${number}.${index}`,
      InstanceNumber: index + 1,
      ImageOrientationPatient: orientation,
      ImagePositionPatient: position(index),
      BodyPartExamined: 'LSPINE',
      ...elements,
    }),
  )

/** From the left, the head up: rows go to the back, columns to the feet. */
const SAGITTAL = {
  orientation: [0, 1, 0, 0, 0, -1],
  position: (index: number) => [(index - 1) * 5, -100, 100],
}
const AXIAL = { orientation: [1, 0, 0, 0, 1, 0], position: (index: number) => [-100, -100, 20 - index * 40] }

async function opened(...files: ReturnType<typeof series>[]): Promise<Viewer> {
  const one = testViewer()
  made.push(one)
  await one.openAll(...files.flat())
  return one.viewer
}

const framesOf = (viewer: Viewer, number: number) =>
  viewer.studies.read().patients[0]?.studies[0]?.series.find(({ facts }) => facts.number === number)
    ?.stacks[0]?.frames ?? []

/** On the middle sagittal image, so many mm from its top. */
function click(viewer: Viewer, fromTop: number) {
  const frame = framesOf(viewer, 1)[1]?.id ?? ''
  const points = [{ x: 50, y: fromTop / 2 }]
  return viewer.measurements.add({ tool: 'vertebra', place: { on: 'frame', frame }, points })
}

const labelsOf = (viewer: Viewer) => viewer.measurements.read().items.map(({ label }) => label)

describe('vertebrae that are marked one after the other', () => {
  it('count up towards the head and down towards the feet, from what the body part suggests', async () => {
    const viewer = await opened(series(1, SAGITTAL))
    for (const place of [150, 115, 80, 50]) click(viewer, place)
    expect(labelsOf(viewer)).toEqual(['L5', 'L4', 'L3', 'L2'])
    viewer.measurements.clear()
    for (const place of [80, 115, 150]) click(viewer, place)
    expect(labelsOf(viewer)).toEqual(['L5', 'S1', 'S2'])
  })

  it('go on from a level that the reader has set, and one that is corrected takes the others along', async () => {
    const viewer = await opened(series(1, SAGITTAL))
    const first = click(viewer, 150)
    click(viewer, 115)
    relabelVertebra(viewer, viewer.measurements, first.id, 'S1')
    expect(labelsOf(viewer)).toEqual(['S1', 'L5'])
    click(viewer, 80)
    expect(labelsOf(viewer)).toEqual(['S1', 'L5', 'L4'])
    // A sixth lumbar vertebra is one of its own; one step back is one correction.
    relabelVertebra(viewer, viewer.measurements, first.id, 'L6')
    expect(labelsOf(viewer)).toEqual(['L6', 'L5', 'L4'])
    viewer.measurements.undo()
    expect(labelsOf(viewer)).toEqual(['S1', 'L5', 'L4'])
  })

  it('are seen in other series of the same frame of reference, where those pass through them', async () => {
    const other = { ...AXIAL, elements: { FrameOfReferenceUID: '2.25.67' } }
    const viewer = await opened(series(1, SAGITTAL), series(2, AXIAL), series(3, other))
    click(viewer, 115)
    click(viewer, 80)
    const on = (number: number, index: number) => {
      const frame = framesOf(viewer, number)[index]
      const plane = frame && planeOf(frame)
      const patientKey = frame && viewer.locate(frame.id)?.stack.patientKey
      return plane ? vertebraeOn(viewer, viewer.measurements.read().items, { plane, patientKey }) : []
    }
    const names = (number: number, index: number) =>
      on(number, index).map(({ measurement }) => measurement.label)
    // Beside the middle, 5 mm off.
    expect(names(1, 0)).toEqual(['L5', 'L4'])
    // At 20 mm and -20 mm from the middle of the body; L4 is at 20 mm, L5 at -15 mm.
    expect(framesOf(viewer, 2).map((_, index) => names(2, index))).toEqual([['L4'], ['L5'], []])
    expect(on(2, 0)[0]?.at).toEqual({ x: expect.closeTo(50.5, 6), y: expect.closeTo(50, 6) })
    expect(framesOf(viewer, 3).flatMap((_, index) => names(3, index))).toEqual([])
  })
})
