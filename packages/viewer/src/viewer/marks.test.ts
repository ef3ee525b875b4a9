import { afterEach, describe, expect, it } from 'vitest'
import { loadMarks, marksOf, readMarks } from './marks.ts'
import { dicomFile, testViewer } from './testkit/testViewer.ts'
import type { Viewer } from './Viewer.ts'

const made: ReturnType<typeof testViewer>[] = []
afterEach(() => {
  for (const { viewer } of made.splice(0)) viewer.dispose()
})

let ids = 0
const started = async (...numbers: readonly number[]) => {
  const one = testViewer({
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
  })
  made.push(one)
  await one.openAll(
    ...numbers.map((number) =>
      dicomFile(`IM${number}`, {
        SOPInstanceUID: `2.25.7.${number}`,
        InstanceNumber: number,
        ImagePositionPatient: [0, 0, -number],
      }),
    ),
  )
  return one.viewer
}

const stackIn = (viewer: Viewer) => {
  const stack = viewer.stackOf(viewer.session.activeViewport().stack ?? '')
  if (!stack) throw new Error('nothing is shown')
  return stack
}
const POINTS = [
  { x: 1, y: 1 },
  { x: 4, y: 3 },
]
const GEOMETRY = { position: [0, 0, 0], row: [1, 0, 0], column: [0, 0, 1] } as const

async function marked() {
  const viewer = await started(1, 2)
  const stack = stackIn(viewer)
  const frame = stack.frames[1]?.id ?? ''
  viewer.measurements.add({ tool: 'length', place: { on: 'frame', frame }, points: POINTS, label: '결절' })
  viewer.measurements.add({
    tool: 'length',
    points: POINTS,
    place: { on: 'plane', stack: stack.id, geometry: GEOMETRY, slab: { thickness: 5, mode: 'max' } },
  })
  viewer.session.toggleKeyImage(frame)
  return { viewer, studyKey: stack.studyKey }
}

describe('marks of a study', () => {
  it('V62 are on the same images again, whatever ids those have in the next sitting', async () => {
    const { viewer, studyKey } = await marked()
    const kept = readMarks(JSON.parse(JSON.stringify(marksOf(viewer, studyKey))))
    if (!kept) throw new Error('not readable')
    const next = await started(2, 1)
    loadMarks(next, studyKey, kept)
    const { items, canUndo } = next.measurements.read()
    expect(items.map(({ tool, label, points }) => ({ tool, label, points }))).toEqual([
      { tool: 'length', label: '결절', points: POINTS },
      { tool: 'length', label: '', points: POINTS },
    ])
    const [first, second] = items
    expect(first?.place.on === 'frame' && next.locate(first.place.frame)?.frame.instance.record.number).toBe(
      2,
    )
    expect(second?.place).toMatchObject({
      on: 'plane',
      geometry: GEOMETRY,
      slab: { thickness: 5, mode: 'max' },
    })
    expect(canUndo).toBe(false)
    expect(next.session.read().keyImages).toEqual([first?.place.on === 'frame' ? first.place.frame : ''])
  })

  it('V62 are taken in once, and kept again as the same ones', async () => {
    const { viewer, studyKey } = await marked()
    const kept = marksOf(viewer, studyKey)
    loadMarks(viewer, studyKey, kept)
    expect(viewer.measurements.read().items).toHaveLength(2)
    expect(viewer.session.read().keyImages).toHaveLength(1)
    const next = await started(1, 2)
    loadMarks(next, studyKey, kept)
    loadMarks(next, studyKey, kept)
    expect(marksOf(next, studyKey)).toEqual(kept)
  })

  it('of images that aren’t open, or of another study, are left', async () => {
    const { viewer, studyKey } = await marked()
    const kept = marksOf(viewer, studyKey)
    expect(marksOf(viewer, 'another')).toEqual({ version: 1, measurements: [], keyImages: [] })
    const next = await started(1)
    const rest = loadMarks(next, studyKey, kept)
    expect(rest).toEqual({ ...kept, measurements: kept.measurements.slice(0, 1) })
    expect(next.measurements.read().items.map(({ place }) => place.on)).toEqual(['plane'])
    loadMarks(next, 'another', kept)
    expect(next.measurements.read().items).toHaveLength(1)
  })

  it('are not kept for an image without a UID, which nothing could find again', async () => {
    const one = testViewer()
    made.push(one)
    await one.openAll(
      dicomFile('a', { SOPInstanceUID: undefined, StudyInstanceUID: '', SeriesInstanceUID: '' }),
    )
    const stack = stackIn(one.viewer)
    const place = { on: 'frame', frame: stack.frames[0]?.id ?? '' } as const
    one.viewer.measurements.add({ tool: 'length', place, points: POINTS })
    expect(marksOf(one.viewer, stack.studyKey).measurements).toEqual([])
  })

  it.each([
    [undefined],
    [{ version: 2, measurements: [], keyImages: [] }],
    [{ version: 1, measurements: [{ tool: 'laser' }], keyImages: [] }],
    [{ version: 1, measurements: [], keyImages: [{ sopInstance: 1 }] }],
  ])('that are broken are none: %j', (kept) => {
    expect(readMarks(kept)).toBeUndefined()
  })
})
