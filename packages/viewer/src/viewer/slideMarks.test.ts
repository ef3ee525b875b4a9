import { describe, expect, it } from 'vitest'
import { createMeasurements } from '../measure/store/createMeasurements.ts'
import { makeLevel } from '../slide/testkit/makeLevel.ts'
import { makeSlide } from '../slide/testkit/makeSlide.ts'
import { makeTiff } from '../slide/testkit/makeTiff.ts'
import { loadSlideMarks, readSlideMarks, slideMarksOf } from './slideMarks.ts'
import { createSlideStore } from './slides/createSlideStore.ts'

const pool = {} as Parameters<typeof createSlideStore>[0]

function tissue(width = 600): Uint8Array[] {
  const { header, body } = makeTiff([makeLevel(0, width, 400, 256), makeLevel(1, 150, 100, 256)])
  return [header, body]
}

let ids = 0
/** A slide that is open, and what can be drawn on it. */
async function opened(name: string, parts: readonly Uint8Array[]) {
  const slides = createSlideStore(pool)
  const measurements = createMeasurements({
    newId: () => `00000000-0000-4000-8000-${String(++ids).padStart(12, '0')}`,
  })
  const source = await slides.add([{ name, blob: new Blob([...parts] as BlobPart[]) }])
  if (!source || 'reason' in source) throw new Error('not opened')
  return { slides, measurements, source, id: source.id }
}

const POINTS = [
  { x: 10, y: 20 },
  { x: 400, y: 300 },
]
const BOOKMARK = { center: { x: 5, y: 6 }, scale: 0.5, rotation: 90 }

describe('marks of a slide', () => {
  it('V64 are on the same slide again, with the reader’s size of its pixels and bookmarks', async () => {
    const { id, ...first } = await opened('tissue.tif', tissue())
    const place = { on: 'slide', slide: id } as const
    first.measurements.add({ tool: 'length', place, points: POINTS, label: '종양' })
    const squares = [...POINTS, { x: 140, y: 90 }]
    first.measurements.add({ tool: 'grid', place, points: squares })
    first.slides.setBookmarks(id, [BOOKMARK])
    first.slides.setMicrons(id, 0.25)
    const kept = readSlideMarks(JSON.parse(JSON.stringify(slideMarksOf(first, [id]))))
    if (!kept) throw new Error('not readable')
    const next = await opened('copy.tif', tissue())
    loadSlideMarks(next, next.id, kept)
    // Once more, as after another file was added.
    loadSlideMarks(next, next.id, kept)
    expect(next.measurements.read()).toMatchObject({
      canUndo: false,
      items: [
        { tool: 'length', points: POINTS, label: '종양', place: { on: 'slide', slide: next.id } },
        { tool: 'grid', points: squares },
      ],
    })
    expect(next.slides.read().bookmarks.get(next.id)).toEqual([BOOKMARK])
    expect(next.slides.read().slides[0]?.micronsPerPixel).toEqual({ x: 0.25, y: 0.25, origin: 'reader' })
    expect(slideMarksOf(next, [next.id])).toEqual(kept)
  })

  it('V64 find it by its content, whatever its file is called, and no other one', async () => {
    const identityOf = async (name: string, parts: readonly Uint8Array[]) =>
      (await opened(name, parts)).source.identify?.()
    const own = await identityOf('tissue.tif', tissue())
    expect(own).toMatch(/^file [\da-f]{64}$/u)
    expect(await identityOf('renamed.svs', tissue())).toBe(own)
    expect(await identityOf('tissue.tif', tissue(601))).not.toBe(own)
    const dicom = [makeSlide([64, 48], [32, 32], { elements: { SeriesInstanceUID: '2.25.50.1' } })]
    expect(await identityOf('IM1', dicom)).toContain('2.25.50.1')
  })

  it('that was opened twice are kept once each', async () => {
    const { id, ...one } = await opened('tissue.tif', tissue())
    const again = await one.slides.add([{ name: 'tissue.tif', blob: new Blob(tissue() as BlobPart[]) }])
    if (!again || 'reason' in again) throw new Error('not opened')
    one.measurements.add({ tool: 'probe', place: { on: 'slide', slide: id }, points: [{ x: 1, y: 1 }] })
    loadSlideMarks(one, again.id, slideMarksOf(one, [id]))
    one.measurements.add({ tool: 'probe', place: { on: 'slide', slide: again.id }, points: [{ x: 9, y: 9 }] })
    expect(slideMarksOf(one, [id, again.id]).measurements.map(({ points }) => points)).toEqual([
      [{ x: 1, y: 1 }],
      [{ x: 9, y: 9 }],
    ])
  })

  it.each([
    [undefined],
    [{ version: 2, measurements: [], bookmarks: [] }],
    [{ version: 1, measurements: [{ tool: 'laser' }], bookmarks: [] }],
    [{ version: 1, measurements: [], bookmarks: [{ center: 1 }] }],
    [{ version: 1, measurements: [], bookmarks: [], microns: '0.25' }],
  ])('that are broken are none: %j', (kept) => {
    expect(readSlideMarks(kept)).toBeUndefined()
  })
})
