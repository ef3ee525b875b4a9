import { afterEach, describe, expect, it } from 'vitest'
import { findingUid, trackingOf } from './findingUid.ts'
import { comparisonOf, ghostsOn, linkedFrames, measureAgain } from './followUps.ts'
import { hangPrior } from './hangPrior.ts'
import { loadMarks, marksOf, readMarks } from './marks.ts'
import { dicomFile, testViewer } from './testkit/testViewer.ts'
import type { Viewer } from './Viewer.ts'

const made: ReturnType<typeof testViewer>[] = []
afterEach(() => {
  for (const { viewer } of made.splice(0)) viewer.dispose()
})

/** Ten slices, 5 mm apart, of 0.5 mm pixels; the table stood so many mm higher and farther to the left. */
const study = (day: string, { z = 0, x = 0 } = {}) =>
  Array.from({ length: 10 }, (_, index) =>
    dicomFile(`${day} ${index}`, {
      StudyInstanceUID: `2.25.8${day}`,
      SeriesInstanceUID: `2.25.8${day}.1`,
      StudyDate: day,
      SOPInstanceUID: `2.25.8${day}.1.${index}`,
      FrameOfReferenceUID: `2.25.8${day}.9`,
      InstanceNumber: index + 1,
      PixelSpacing: [0.5, 0.5],
      ImagePositionPatient: [x, 0, z + index * 5],
    }),
  )

let ids = 0
async function compared(...studies: ReturnType<typeof study>[]): Promise<Viewer> {
  const one = testViewer({ newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}` })
  made.push(one)
  await one.openAll(...studies.flat())
  const { viewer } = one
  const [newest] = viewer.studies.read().patients[0]?.studies[0]?.series[0]?.stacks ?? []
  viewer.session.layout(1, 1)
  if (newest) viewer.session.show(newest.id, 0, newest.frames[4]?.id)
  hangPrior(viewer)
  return viewer
}

/** On the image that a viewport shows. */
function measureOn(viewer: Viewer, at: number, from: number, to: number) {
  const frame = viewer.session.read().viewports[at]?.frame ?? ''
  const points = [
    { x: from, y: 2 },
    { x: to, y: 2 },
  ]
  return viewer.measurements.add({ tool: 'length', place: { on: 'frame', frame }, points, label: 'S6' })
}

describe('a measurement of the prior', () => {
  it('is a ghost at its place on the linked image, on that level alone', async () => {
    const viewer = await compared(study('20260105'), study('20250105'))
    measureOn(viewer, 1, 1, 4)
    expect(ghostsOn(viewer, 0).map(({ points }) => points)).toEqual([
      [
        { x: 1, y: 2 },
        { x: 4, y: 2 },
      ],
    ])
    // The older image has no ghost of its own measurement, nor of a newer one.
    expect(ghostsOn(viewer, 1)).toEqual([])
    viewer.session.scroll(1, 0)
    expect(ghostsOn(viewer, 0)).toEqual([])
    viewer.session.scroll(-1, 0)
    expect(ghostsOn(viewer, 0)).toHaveLength(1)
  })

  it('lies where the link of the frames of reference says, from the older to the newer one alone', async () => {
    const viewer = await compared(study('20260105'), study('20250105', { z: 1000, x: 0.25 }))
    const [link, ...more] = linkedFrames(viewer)
    expect(more).toEqual([])
    expect(link).toMatchObject({ from: '2.25.820250105.9', to: '2.25.820260105.9' })
    expect(link?.shift[0]).toBeCloseTo(0, 9)
    expect(link?.shift[2]).toBeCloseTo(-1000, 9)
  })

  it('that is taken again is the same finding, over several studies', async () => {
    const viewer = await compared(study('20260105'), study('20250105'))
    const prior = measureOn(viewer, 1, 1, 4)
    const again = measureAgain(viewer)
    if (!again) throw new Error('no ghost')
    const third = viewer.measurements.add({ ...again, follows: trackingOf(again) })
    const { items } = viewer.measurements.read()
    expect(items.map((one) => findingUid(items, one))).toEqual([prior, prior, prior].map(trackingOf))
    // Where the older measurement isn't open, what it was called is known.
    expect(findingUid([third], third)).toBe(trackingOf(again))
  })

  it('follows a table that stood elsewhere, and a patient who lay a little beside', async () => {
    const viewer = await compared(study('20260105'), study('20250105', { z: 1000, x: 0.25 }))
    measureOn(viewer, 1, 1, 4)
    // A quarter of a millimeter is half a pixel.
    expect(ghostsOn(viewer, 0)[0]?.points).toEqual([
      { x: 1.5, y: 2 },
      { x: 4.5, y: 2 },
    ])
    const far = await compared(study('20260105'), study('20250105', { x: 300 }))
    measureOn(far, 1, 1, 4)
    expect(ghostsOn(far, 0)[0]?.points[0]?.x).toBeCloseTo(1, 9)
  })

  it('is gone where the two no longer scroll together', async () => {
    const viewer = await compared(study('20260105'), study('20250105'))
    measureOn(viewer, 1, 1, 4)
    viewer.session.toggle('isLinked')
    expect(ghostsOn(viewer, 0)).toEqual([])
  })
})

describe('one key', () => {
  it('takes the same measurement again, and the list has both values with the change', async () => {
    const viewer = await compared(study('20260105'), study('20250105'))
    expect(measureAgain(viewer)).toBeUndefined()
    measureOn(viewer, 1, 1, 4)
    const again = measureAgain(viewer)
    expect(again).toMatchObject({ tool: 'length', label: 'S6', place: { on: 'frame' } })
    expect(viewer.session.read().active).toBe(0)
    expect(viewer.measurements.read().chosen).toBe(again?.id)
    expect(ghostsOn(viewer, 0)).toEqual([])

    viewer.measurements.change(again?.id ?? '', [
      { x: 1, y: 2 },
      { x: 5, y: 2 },
    ])
    const [, now] = viewer.measurements.read().items
    const comparison = now && comparisonOf(viewer, now)
    expect(comparison?.date).toBe('20250105')
    expect(comparison?.changes).toEqual([
      expect.objectContaining({
        difference: expect.closeTo(0.5, 9),
        percent: expect.closeTo(100 / 3, 9),
        before: expect.objectContaining({ value: expect.closeTo(1.5, 9), unit: 'mm' }),
      }),
    ])
    const [prior] = viewer.measurements.read().items
    expect(prior && comparisonOf(viewer, prior)).toBeUndefined()
  })

  it('and both are still one finding in the next sitting', async () => {
    const viewer = await compared(study('20260105'), study('20250105'))
    measureOn(viewer, 1, 1, 4)
    measureAgain(viewer)
    const keys = viewer.studies.read().patients[0]?.studies.map(({ key }) => key) ?? []
    const kept = keys.map((key) => readMarks(JSON.parse(JSON.stringify(marksOf(viewer, key)))))
    const next = await compared(study('20260105'), study('20250105'))
    keys.forEach((key, index) => {
      const marks = kept[index]
      if (marks) loadMarks(next, key, marks)
    })
    const comparisons = next.measurements.read().items.map((one) => comparisonOf(next, one))
    expect(comparisons.filter((one) => one !== undefined)).toHaveLength(1)
  })
})
