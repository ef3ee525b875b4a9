import type { FrameLabels, Matrix } from '@pandok/viewer'
import { describe, expect, it } from 'vitest'
import { labelPlace } from './labelPlace.ts'

const SIZE = { width: 500, height: 400, ratio: 2 }
const MATRIX: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 10, f: 20 }

const outline = (...points: readonly [number, number][]): FrameLabels => ({
  masks: [],
  contours: [{ label: 1, isClosed: true, color: [1, 2, 3], points: points.map(([x, y]) => ({ x, y })) }],
})

/** Only the numbers of the place. */
const boxOf = ({ left, top, width, height }: ReturnType<typeof labelPlace>) => [left, top, width, height]

describe('labelPlace', () => {
  it('contains what is drawn, with its outline, in device pixels', () => {
    const place = labelPlace(outline([100, 100], [150, 130]), { matrix: MATRIX, size: SIZE }, undefined)
    // The label extends from 110, 120 to 160, 150 on the screen, and twice that in device pixels.
    const [left, top, width, height] = boxOf(place) as [number, number, number, number]
    expect([left <= 216, top <= 236, left + width >= 324, top + height >= 304]).toEqual([
      true,
      true,
      true,
      true,
    ])
    expect([left > 216 - 64, top > 236 - 64, left + width < 324 + 64, top + height < 304 + 64]).toEqual([
      ...[true, true, true, true],
    ])
  })

  it('applies both matrices, however an image is rotated', () => {
    const mask = {
      label: 1,
      mask: { left: 10, top: 20, columns: 30, rows: 40, values: new Uint8Array(), pixels: 1 },
      columns: 100,
      rows: 100,
      geometry: undefined,
      spacing: undefined,
      sources: [],
    }
    const labels: FrameLabels = {
      masks: [{ mask, matrix: { a: 2, b: 0, c: 0, d: 2, e: 0, f: 0 }, color: [1, 2, 3] }],
      contours: [],
    }
    const turned = { a: 0, b: 1, c: -1, d: 0, e: 300, f: 0 }
    // The label extends from 20 to 80 and from 40 to 120 in the image; after the rotation, from 180 to 260
    // and from 20 to 80.
    const place = labelPlace(labels, { matrix: turned, size: { ...SIZE, ratio: 1 } }, undefined)
    expect(boxOf(place)).toEqual([128, 0, 192, 128])
  })

  it('stays the same while it is large enough, grows otherwise, and never shrinks', () => {
    const on = { matrix: MATRIX, size: SIZE }
    const first = labelPlace(outline([100, 100], [200, 200]), on, undefined)
    expect(labelPlace(outline([150, 150], [160, 160]), { ...on, matrix: { ...MATRIX } }, first)).toBe(first)
    const grown = labelPlace(outline([20, 150], [30, 160]), on, first)
    expect(grown).not.toBe(first)
    expect(grown.left).toBeLessThan(first.left)
    expect([grown.top, grown.left + grown.width]).toEqual([first.top, first.left + first.width])
    expect(labelPlace(outline([150, 150], [160, 160]), on, grown)).toBe(grown)
  })

  it('starts again when the image or the viewport moves', () => {
    const labels = outline([100, 100], [110, 110])
    const first = labelPlace(outline([20, 20], [200, 200]), { matrix: MATRIX, size: SIZE }, undefined)
    const zoomed = labelPlace(labels, { matrix: { ...MATRIX, a: 1.01 }, size: SIZE }, first)
    expect(zoomed.width).toBeLessThan(first.width)
    expect(labelPlace(labels, { matrix: MATRIX, size: { ...SIZE } }, first).width).toBeLessThan(first.width)
  })

  it('never extends beyond the viewport, and is empty outside it', () => {
    const on = { matrix: MATRIX, size: SIZE }
    expect(boxOf(labelPlace(outline([-900, -900], [9000, 9000]), on, undefined))).toEqual([0, 0, 1000, 800])
    const beside = labelPlace(outline([-900, 10], [-800, 20]), on, undefined)
    expect(beside.width).toBe(0)
    const known = labelPlace(outline([100, 100], [200, 200]), on, undefined)
    expect(labelPlace(outline([-900, 10], [-800, 20]), on, known)).toBe(known)
  })
})
