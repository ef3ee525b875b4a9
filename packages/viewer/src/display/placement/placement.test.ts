import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Placement } from '../../model/View.ts'
import {
  fit,
  flipHorizontally,
  flipVertically,
  oneToOne,
  pan,
  RESET_PLACEMENT,
  rotate,
  SCALE_LIMITS,
  zoomAt,
} from './movePlacement.ts'
import { aspectOf, fitScale, matrixOf, scaleMatrix, toImage, toScreen } from './placeImage.ts'

const shape = { columns: 512, rows: 256, aspect: 1 }
const viewport = { width: 800, height: 600 }
const number = (min: number, max: number) => fc.double({ min, max, noNaN: true })
const anyPoint = fc.record({ x: number(-2000, 2000), y: number(-2000, 2000) })
const anyPlacement: fc.Arbitrary<Placement> = fc.record({
  scale: fc.option(number(0.05, 50), { nil: null }),
  center: fc.option(anyPoint, { nil: null }),
  rotation: fc.oneof(fc.constantFrom(0, 90, 180, 270), number(0, 359)),
  isFlipped: fc.boolean(),
})
const anyShape = fc.record({
  columns: fc.integer({ min: 1, max: 5000 }),
  rows: fc.integer({ min: 1, max: 5000 }),
  aspect: number(0.2, 5),
})

describe('points', () => {
  it('go to the screen and come back', () => {
    fc.assert(
      fc.property(anyPlacement, anyShape, anyPoint, (placement, image, point) => {
        const matrix = matrixOf(placement, image, viewport)
        const back = toImage(matrix, toScreen(matrix, point))
        expect(back.x).toBeCloseTo(point.x, 4)
        expect(back.y).toBeCloseTo(point.y, 4)
      }),
    )
  })

  it('trap 44: the corner of a fitted image is the corner of the picture, the center of a pixel half a pixel in', () => {
    const matrix = matrixOf(RESET_PLACEMENT, { columns: 4, rows: 3, aspect: 1 }, { width: 400, height: 300 })
    expect(toScreen(matrix, { x: 0, y: 0 })).toEqual({ x: 0, y: 0 })
    expect(toScreen(matrix, { x: 0.5, y: 0.5 })).toEqual({ x: 50, y: 50 })
    expect(toScreen(matrix, { x: 4, y: 3 })).toEqual({ x: 400, y: 300 })
    expect(toImage(matrix, { x: 250, y: 150 })).toEqual({ x: 2.5, y: 1.5 })
  })

  it('V42 touch the side that a fitted image is put to, turned and with a larger area as well, until it is moved', () => {
    const image = { columns: 100, rows: 200, aspect: 1 }
    const right = { ...RESET_PLACEMENT, side: 'right' } as const
    const edges = (placement: Placement) => {
      const matrix = matrixOf(placement, image, viewport)
      const { left, right, top, bottom } = placement.area ?? { left: 0, right: 100, top: 0, bottom: 200 }
      const xs = [left, right].flatMap((x) => [top, bottom].map((y) => toScreen(matrix, { x, y }).x))
      return [Math.min(...xs), Math.max(...xs)]
    }
    expect(edges(right)).toEqual([500, 800])
    expect(edges({ ...right, isFlipped: true, side: 'left' })).toEqual([0, 300])
    expect(edges({ ...right, rotation: 90 })).toEqual([0, 800])
    expect(edges({ ...right, area: { left: -100, right: 100, top: 0, bottom: 200 } })).toEqual([200, 800])
    const moved = pan(right, image, viewport, -10, 0)
    expect(edges(moved)).toEqual([490, 790])
    expect(edges({ ...right, scale: 2 })).toEqual([300, 500])
  })

  it('trap 24: mirrored first, then turned clockwise', () => {
    const turned = { ...RESET_PLACEMENT, scale: 1, rotation: 90 }
    const center = { columns: 0, rows: 0, aspect: 1 }
    const at = (placement: Placement) => {
      const { x, y } = toScreen(matrixOf(placement, center, { width: 0, height: 0 }), { x: 10, y: 1 })
      return [x + 0, y + 0]
    }
    expect(at(turned)).toEqual([-1, 10])
    expect(at({ ...turned, isFlipped: true })).toEqual([-1, -10])
  })

  it('trap 45: what a pixel of the device is changes no point of the image', () => {
    const matrix = matrixOf({ ...RESET_PLACEMENT, rotation: 30 }, shape, viewport)
    const onScreen = toScreen(matrix, { x: 100, y: 50 })
    const onDevice = toScreen(scaleMatrix(matrix, 2.5), { x: 100, y: 50 })
    expect(onDevice.x).toBeCloseTo(onScreen.x * 2.5, 9)
    expect(onDevice.y).toBeCloseTo(onScreen.y * 2.5, 9)
  })
})

describe('size', () => {
  it('fits the whole image, however it is turned', () => {
    expect(fitScale(shape, viewport, 0)).toBe(800 / 512)
    expect(fitScale(shape, viewport, 90)).toBe(600 / 512)
    expect(fitScale(shape, viewport, 45)).toBeCloseTo(600 / (768 * Math.SQRT1_2), 9)
    expect(fitScale(shape, { width: 0, height: 0 }, 0)).toBe(1)
  })

  it('trap 26: pixels twice as tall as wide are drawn so', () => {
    const tall = { columns: 100, rows: 100, aspect: aspectOf({ pixel: [2, 1], isProjection: false }) }
    const matrix = matrixOf({ ...RESET_PLACEMENT, scale: 1 }, tall, viewport)
    const [from, to] = [toScreen(matrix, { x: 0, y: 0 }), toScreen(matrix, { x: 10, y: 10 })]
    expect([to.x - from.x, to.y - from.y]).toEqual([10, 20])
    expect(fitScale(tall, { width: 200, height: 200 }, 0)).toBe(1)
  })

  it('trap 29: without a spacing the Pixel Aspect Ratio makes the picture true', () => {
    expect(aspectOf({ aspect: [6, 5], isProjection: false })).toBe(1.2)
    expect(aspectOf({ aspect: [6, 5], imager: [0.2, 0.1], isProjection: true })).toBe(2)
    expect(aspectOf({ pixel: [0, 0], aspect: [3, 4], isProjection: false })).toBe(0.75)
    expect(aspectOf({ isProjection: false })).toBe(1)
  })

  it('one to one is one column per pixel of the device', () => {
    expect(oneToOne(RESET_PLACEMENT, 2).scale).toBe(0.5)
  })

  it('zooming keeps what is under the pointer there', () => {
    fc.assert(
      fc.property(anyPlacement, anyShape, anyPoint, number(0.5, 2), (placement, image, point, factor) => {
        const before = toImage(matrixOf(placement, image, viewport), point)
        const zoomed = zoomAt(placement, image, viewport, point, factor)
        const after = toScreen(matrixOf(zoomed, image, viewport), before)
        expect(after.x).toBeCloseTo(point.x, 3)
        expect(after.y).toBeCloseTo(point.y, 3)
      }),
    )
  })

  it('zooming ends where nothing more is to be seen', () => {
    const middle = { x: 400, y: 300 }
    expect(zoomAt(RESET_PLACEMENT, shape, viewport, middle, 1e9).scale).toBe(SCALE_LIMITS.max)
    expect(zoomAt(RESET_PLACEMENT, shape, viewport, middle, 1e-9).scale).toBe(SCALE_LIMITS.min)
  })
})

describe('moving', () => {
  it('a drag takes every point along by as much', () => {
    fc.assert(
      fc.property(
        anyPlacement,
        anyPoint,
        number(-500, 500),
        number(-500, 500),
        (placement, point, dx, dy) => {
          const before = toScreen(matrixOf(placement, shape, viewport), point)
          const after = toScreen(matrixOf(pan(placement, shape, viewport, dx, dy), shape, viewport), point)
          expect(after.x - before.x).toBeCloseTo(dx, 3)
          expect(after.y - before.y).toBeCloseTo(dy, 3)
        },
      ),
    )
  })

  it('mirroring is as seen on the screen, however the image is turned', () => {
    fc.assert(
      fc.property(anyPlacement, anyPoint, (placement, point) => {
        const at = (moved: Placement) => toScreen(matrixOf(moved, shape, viewport), point)
        const before = at(placement)
        expect(at(flipHorizontally(placement)).x).toBeCloseTo(800 - before.x, 3)
        expect(at(flipHorizontally(placement)).y).toBeCloseTo(before.y, 3)
        expect(at(flipVertically(placement)).x).toBeCloseTo(before.x, 3)
        expect(at(flipVertically(placement)).y).toBeCloseTo(600 - before.y, 3)
      }),
    )
  })

  it('mirroring twice, or turning four times, is nothing', () => {
    fc.assert(
      fc.property(fc.constantFrom(0, 90, 180, 270, 33), fc.boolean(), (rotation, isFlipped) => {
        const placement = { ...RESET_PLACEMENT, rotation, isFlipped }
        expect(flipHorizontally(flipHorizontally(placement))).toEqual(placement)
        expect(flipVertically(flipVertically(placement))).toEqual(placement)
        expect([1, 2, 3, 4].reduce<Placement>((moved) => rotate(moved, 90), placement)).toEqual(placement)
        expect(flipVertically(flipHorizontally(placement))).toEqual(rotate(placement, 180))
      }),
    )
  })

  it('an angle stays between 0 and 360', () => {
    expect(rotate(RESET_PLACEMENT, -90).rotation).toBe(270)
    expect(rotate(RESET_PLACEMENT, -1e-20).rotation).toBe(0)
    expect(rotate(RESET_PLACEMENT, 725).rotation).toBe(5)
    expect(Object.is(flipHorizontally(RESET_PLACEMENT).rotation, 0)).toBe(true)
  })

  it('fitting keeps the turn', () => {
    const moved = { scale: 3, center: { x: 1, y: 2 }, rotation: 90, isFlipped: true }
    expect(fit(moved)).toEqual({ scale: null, center: null, rotation: 90, isFlipped: true })
  })
})
