import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { StudyMarks } from './marks.ts'
import { mergeMarks, mergeSlideMarks } from './mergeMarks.ts'

type Kept = StudyMarks['measurements'][number]

const mark = (trackingUid: string, label: string): Kept => ({
  tool: 'length',
  points: [{ x: 1, y: 1 }],
  label,
  trackingUid,
  on: { sopInstance: '2.25.7', frame: 1 },
})
const marks = (labels: Readonly<Record<string, string>>): StudyMarks => ({
  version: 1,
  keyImages: [],
  measurements: Object.entries(labels).map(([uid, label]) => mark(uid, label)),
})
const labelsOf = ({ measurements }: StudyMarks) =>
  Object.fromEntries(measurements.map(({ trackingUid, label }) => [trackingUid, label]))

describe('marks of one study on two pages', () => {
  const labels = fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.constantFrom('1', '2', '3'))

  it('V70 keep every change of both, and of two different ones that of the page that writes', () => {
    fc.assert(
      fc.property(labels, labels, labels, (base, own, stored) => {
        const merged = labelsOf(mergeMarks({ base: marks(base), own: marks(own), stored: marks(stored) }))
        for (const uid of ['a', 'b', 'c', 'd']) {
          const [before, here, there] = [base[uid], own[uid], stored[uid]]
          const expected = here === before ? there : (here ?? (there === before ? undefined : there))
          expect(merged[uid]).toBe(expected)
        }
      }),
    )
  })

  it('V70 keep the regions of one finding apart, and key images', () => {
    const on = (frame: number) => ({ ...mark('a', ''), on: { sopInstance: '2.25.7', frame } })
    const nothing = marks({})
    const merged = mergeMarks({
      base: nothing,
      own: { ...nothing, measurements: [on(1)], keyImages: [{ sopInstance: '2.25.7', frame: 1 }] },
      stored: { ...nothing, measurements: [on(2)], keyImages: [{ sopInstance: '2.25.7', frame: 2 }] },
    })
    expect(merged.measurements).toEqual([on(1), on(2)])
    expect(merged.keyImages.map(({ frame }) => frame)).toEqual([1, 2])
  })

  it('V70 of a slide keep the pixel size and the bookmarks that the other page gave', () => {
    const nothing = { version: 1, measurements: [], bookmarks: [] } as const
    const bookmarks = [{ center: { x: 1, y: 1 }, scale: 1, rotation: 0 }]
    const stored = { ...nothing, bookmarks, microns: 0.25 }
    expect(mergeSlideMarks({ base: nothing, own: nothing, stored })).toEqual(stored)
    expect(mergeSlideMarks({ base: stored, own: nothing, stored })).toEqual(nothing)
  })
})
