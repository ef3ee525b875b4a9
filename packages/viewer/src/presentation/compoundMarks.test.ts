import { describe, expect, it } from 'vitest'
import { matrixOf, type ScreenPoint } from '../display/placement/placeImage.ts'
import type { CompoundGraphic } from '../model/Presentation.ts'
import type { View } from '../model/View.ts'
import { VIEW_RESET } from '../session/ViewerState.ts'
import { compoundMarks, lengthOnScreen } from './compoundMarks.ts'

const SHAPE = { columns: 10, rows: 10, aspect: 1 }
const SIZE = { width: 200, height: 100 }

/** Ten columns fit the height, so a pixel of the image is 10 of the screen and the image begins at 50. */
const placeOf = (view: Partial<View> = {}, shape = SHAPE) => {
  const { area, ...whole } = { ...VIEW_RESET, ...view }
  return { matrix: matrixOf({ ...whole, area }, shape, SIZE), shape, area, size: SIZE }
}

type Given = Pick<CompoundGraphic, 'shape'> & Partial<CompoundGraphic> & { at: readonly number[] }

const graphicOf = ({ at, ...given }: Given): CompoundGraphic => ({
  kind: 'compound',
  units: 'pixel',
  isFilled: false,
  points: Array.from({ length: at.length / 2 }, (_, i) => ({ x: at[i * 2] ?? 0, y: at[i * 2 + 1] ?? 0 })),
  ...given,
})

const marksOf = (given: Given, view: Partial<View> = {}, shape = SHAPE) =>
  compoundMarks(graphicOf(given), placeOf(view, shape))

const rounded = (points: readonly ScreenPoint[] = []) =>
  points.map(({ x, y }) => [Math.round(x * 10) / 10 + 0, Math.round(y * 10) / 10 + 0])
const linesOf = (...given: Parameters<typeof marksOf>) => marksOf(...given).lines.map(rounded)

describe('V38 a compound graphic', () => {
  it('rectangle and ellipse fill the box between two corners', () => {
    const box = marksOf({ shape: 'rectangle', at: [1, 2, 4, 6] })
    expect(rounded(box.outline)).toEqual([
      [60, 20],
      [90, 20],
      [90, 60],
      [60, 60],
      [60, 20],
    ])
    expect(box.lines).toEqual([])
    const round = marksOf({ shape: 'ellipse', at: [1, 2, 4, 6] }).outline ?? []
    const [xs, ys] = [round.map(({ x }) => x), round.map(({ y }) => y)]
    expect([Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]).toEqual([60, 90, 20, 60])
  })

  it('turns counterclockwise about its point, whatever the shape of pixels', () => {
    const turned: Given = {
      shape: 'rectangle',
      at: [4, 4, 6, 5],
      rotation: { degrees: 90, about: { x: 4, y: 4 } },
    }
    expect(rounded(marksOf(turned).outline)).toEqual([
      [90, 40],
      [90, 20],
      [100, 20],
      [100, 40],
      [90, 40],
    ])
    // Pixels are twice as high as wide: 5 of the screen wide, 10 high.
    const tall = rounded(marksOf(turned, {}, { ...SHAPE, aspect: 2 }).outline)
    expect(tall).toEqual([
      [95, 40],
      [95, 30],
      [105, 30],
      [105, 40],
      [95, 40],
    ])
  })

  it('arrow has its head at the first point', () => {
    const { lines, heads } = marksOf({ shape: 'arrow', at: [2, 5, 8, 5] })
    expect(lines.map(rounded)).toEqual([
      [
        [130, 50],
        [70, 50],
      ],
    ])
    expect(heads.map(rounded)).toEqual([
      [
        [70, 50],
        [81, 46],
        [81, 54],
      ],
    ])
    expect(marksOf({ shape: 'arrow', at: [2, 5, 2, 5] })).toEqual({ lines: [], heads: [], labels: [] })
  })

  it('multiline has two points for each line, and leaves out a last one that is alone', () => {
    expect(linesOf({ shape: 'multiline', at: [0, 0, 1, 0, 5, 5, 5, 6, 9, 9] })).toEqual([
      [
        [50, 0],
        [60, 0],
      ],
      [
        [100, 50],
        [100, 60],
      ],
    ])
  })

  it('infiniteline goes to the borders of the viewport, except in its gap, which doesn’t grow with the zoom', () => {
    const line: Given = { shape: 'infiniteline', at: [4, 5, 6, 5] }
    expect(linesOf(line)).toEqual([
      [
        [0, 50],
        [200, 50],
      ],
    ])
    const gapped: Given = { ...line, gap: 0.2, rotation: { degrees: 0, about: { x: 5, y: 5 } } }
    const parted = [
      [
        [0, 50],
        [90, 50],
      ],
      [
        [110, 50],
        [200, 50],
      ],
    ]
    expect(linesOf(gapped)).toEqual(parted)
    expect(linesOf(gapped, { scale: 20 })).toEqual(parted)
    expect(linesOf({ ...line, at: [0, -1, 1, -1] })).toEqual([])
    expect(linesOf({ ...line, at: [3, 3, 3, 3] })).toEqual([])
    expect(linesOf({ ...line, at: [0, 0, 1, 1] })).toEqual([
      [
        [50, 0],
        [150, 100],
      ],
    ])
  })

  it('cutline has arrows on its right side that point to the middles of its halves, mirrored with the image', () => {
    const line: Given = {
      shape: 'cutline',
      at: [4, 5, 6, 5],
      rotation: { degrees: 0, about: { x: 5, y: 5 } },
    }
    const { lines, heads } = marksOf(line)
    expect(lines.slice(1).map(rounded)).toEqual([
      [
        [50, 78],
        [50, 50],
      ],
      [
        [150, 78],
        [150, 50],
      ],
    ])
    expect(heads.map(([tip]) => rounded(tip && [tip]))).toEqual([[[50, 50]], [[150, 50]]])
    // Mirrored, the line goes to the left, and what was below it still is.
    expect(
      marksOf(line, { isFlipped: true })
        .lines.slice(1)
        .map((one) => rounded(one)[0]?.[1]),
    ).toEqual([78, 78])
    // As a mirrored image that was turned by 180°: above.
    const upside = marksOf(line, { isFlipped: true, rotation: 180 })
    expect(upside.lines.slice(1).map((one) => rounded(one)[0]?.[1])).toEqual([22, 22])
  })

  it('rangeline has bars at its ends', () => {
    expect(linesOf({ shape: 'rangeline', at: [2, 5, 8, 5] })).toEqual([
      [
        [70, 50],
        [130, 50],
      ],
      [
        [70, 58],
        [70, 42],
      ],
      [
        [130, 58],
        [130, 42],
      ],
    ])
  })

  it('axis has its ticks and labels on the sides that it says; a ruler without ticks has them at its ends', () => {
    const axis: Given = {
      shape: 'axis',
      at: [0, 5, 10, 5],
      ticks: [
        { position: 0.1, label: '1' },
        { position: 0.5, label: '' },
      ],
      tickSide: 'top',
      labelSide: 'bottom',
    }
    const { lines, labels } = marksOf(axis)
    expect(lines.slice(1).map(rounded)).toEqual([
      [
        [60, 42],
        [60, 50],
      ],
      [
        [100, 42],
        [100, 50],
      ],
    ])
    expect(labels).toEqual([{ text: '1', at: { x: 60, y: 60 } }])
    expect(marksOf({ ...axis, hasLabels: false }).labels).toEqual([])
    expect(marksOf({ ...axis, labelSide: 'top' }).labels[0]?.at.y).toBe(32)
    expect(linesOf({ ...axis, tickSide: 'center' })[1]).toEqual([
      [60, 46],
      [60, 54],
    ])
    expect(linesOf({ shape: 'ruler', at: [0, 5, 10, 5] })).toHaveLength(3)
  })

  it('crosshair is seen within its diameter and outside of its gap', () => {
    const cross: Given = { shape: 'crosshair', at: [5, 5], visible: 0.6, gap: 0.2 }
    expect(linesOf(cross)).toEqual([
      [
        [70, 50],
        [90, 50],
      ],
      [
        [110, 50],
        [130, 50],
      ],
      [
        [100, 20],
        [100, 40],
      ],
      [
        [100, 60],
        [100, 80],
      ],
    ])
    expect(linesOf({ shape: 'crosshair', at: [5, 5] })).toEqual([
      [
        [0, 50],
        [200, 50],
      ],
      [
        [100, 0],
        [100, 100],
      ],
    ])
    // Its middle is out of view, and what is in view is farther away than it is seen.
    expect(linesOf({ ...cross, at: [-30, 5] })).toEqual([])
  })

  it('in display units lies over the displayed area as it is seen', () => {
    const on = { rotation: 90, area: { left: 0, top: 0, right: 5, bottom: 5 } }
    const box = marksOf({ shape: 'rectangle', units: 'display', at: [0, 0, 0.5, 1] }, on)
    expect(rounded(box.outline)).toEqual([
      [50, 0],
      [100, 0],
      [100, 100],
      [50, 100],
      [50, 0],
    ])
    expect(lengthOnScreen(0.02, 'display', placeOf(on))).toBeCloseTo(2, 9)
    expect(lengthOnScreen(0.5, 'pixel', placeOf())).toBe(5)
  })
})
