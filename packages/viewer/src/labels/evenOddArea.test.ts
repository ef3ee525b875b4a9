import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Polygon } from './crossings.ts'
import { evenOddArea as areaWithin } from './evenOddArea.ts'

const evenOddArea = (polygons: readonly Polygon[]): number =>
  areaWithin(polygons, { left: 1e6 }) ?? Number.NaN

type Points = readonly (readonly [number, number])[]
const polygon = (...points: Points) => points.map(([x, y]) => ({ x, y }))
const box = (left: number, top: number, right: number, bottom: number) =>
  polygon([left, top], [right, top], [right, bottom], [left, bottom])

describe('V73 evenOddArea', () => {
  it.each([
    ['one outline', [box(0, 0, 4, 3)], 12],
    ['a hole and an island in it', [box(0, 0, 10, 10), box(2, 2, 8, 8), box(4, 4, 6, 6)], 100 - 36 + 4],
    ['two that share a quarter', [box(0, 0, 20, 20), box(10, 10, 30, 30)], 400 + 400 - 2 * 100],
    ['a cross of two bars', [box(0, 4, 10, 6), box(4, 0, 6, 10)], 20 + 20 - 2 * 4],
    ['neighbors that touch', [box(0, 0, 5, 5), box(5, 0, 9, 5)], 45],
    ['a bow that crosses itself', [polygon([0, 0], [4, 4], [4, 0], [0, 4])], 8],
    // A triangle of 8 whose tip of 2 lies in a box.
    ['a slanted side through a box', [polygon([0, 0], [4, 0], [2, 4]), box(0, 2, 4, 6)], 8 + 16 - 2 * 2],
    [
      'a ring as one outline with a keyhole',
      [polygon([0, 0], [9, 0], [9, 9], [0, 9], [0, 0], [3, 3], [3, 6], [6, 6], [6, 3], [3, 3])],
      72,
    ],
    ['a line and a point', [polygon([0, 0], [5, 5]), polygon([1, 1])], 0],
    ['nothing', [], 0],
  ])('of %s', (_, polygons, area) => {
    expect(evenOddArea(polygons)).toBeCloseTo(area, 9)
    // The same on its side, and however it is wound.
    const turned = polygons.map((one) => one.map(({ x, y }) => ({ x: y, y: -x })))
    expect(evenOddArea(turned)).toBeCloseTo(area, 9)
    expect(evenOddArea(polygons.map((one) => [...one].reverse()))).toBeCloseTo(area, 9)
  })

  it('of overlapping circles is that of geometry', () => {
    const circle = (x: number) =>
      Array.from({ length: 720 }, (_, step) => {
        const angle = (step / 720) * 2 * Math.PI
        return { x: x + 10 * Math.cos(angle), y: 10 * Math.sin(angle) }
      })
    // The lens of two circles of radius 10 whose centers are 12 apart.
    const lens = 2 * 100 * Math.acos(12 / 20) - (12 / 2) * Math.sqrt(4 * 100 - 144)
    const exact = 2 * 100 * Math.PI - 2 * lens
    expect(Math.abs(evenOddArea([circle(0), circle(12)]) - exact) / exact).toBeLessThan(1e-4)
  })

  it('of more than can be looked at is unknown', () => {
    // Each side of a fan goes through the heights of all others, and crosses some of them.
    const fan = Array.from({ length: 400 }, (_, at) =>
      polygon([at, at / 1000], [at + 1, 9], [(at * 7) % 400, 10 + at / 1000]),
    )
    expect(areaWithin(fan, { left: 20_000 })).toBeUndefined()
    const grid = Array.from({ length: 400 }, (_, at) => box(at, at / 1000, at + 0.5, 5 + at / 1000))
    expect(areaWithin(grid, { left: 1e7 })).toBeCloseTo(400 * 0.5 * 5, 6)
    expect(areaWithin(grid, { left: 1e4 })).toBeUndefined()
  })

  it('of any outlines is what points at random say, by the angles around them', () => {
    const number = fc.integer({ min: 0, max: 20 })
    const outline = fc.array(fc.tuple(number, number), { minLength: 3, maxLength: 7 })
    fc.assert(
      fc.property(fc.array(outline, { minLength: 1, maxLength: 4 }), (outlines) => {
        const polygons = outlines.map((one) => polygon(...one))
        const steps = 160
        let inside = 0
        for (let row = 0; row < steps; row++)
          for (let column = 0; column < steps; column++) {
            // Never on a line between whole numbers.
            const point = { x: ((column + 0.4831) * 20) / steps, y: ((row + 0.5179) * 20) / steps }
            const turns = polygons.reduce((sum, one) => sum + Math.round(turnsAround(one, point)), 0)
            if (Math.abs(turns) % 2 === 1) inside++
          }
        const counted = (inside * 400) / steps ** 2
        expect(Math.abs(evenOddArea(polygons) - counted)).toBeLessThan(4)
      }),
      { numRuns: 25 },
    )
  })
})

/** How often an outline goes around a point; an odd number is inside. */
function turnsAround(outline: ReturnType<typeof polygon>, { x, y }: { x: number; y: number }): number {
  return outline.reduce((sum, a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a
    const turn = Math.atan2(b.y - y, b.x - x) - Math.atan2(a.y - y, a.x - x)
    return (
      sum +
      (turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn) / (2 * Math.PI)
    )
  }, 0)
}
