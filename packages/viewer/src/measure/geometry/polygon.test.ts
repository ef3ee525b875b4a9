import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointsOf } from '../testkit/frameWith.ts'
import { distanceToSegment } from './point.ts'
import { areaOf, rowsOf } from './polygon.ts'
import { simplifyRing } from './simplify.ts'

const square = { x: 1, y: 1 }

describe('the area of an outline', () => {
  it('is what a fine grid counts inside, however the outline crosses itself', () => {
    const coordinate = fc.integer({ min: 0, max: 40 }).map((value) => value / 2)
    const point = fc.record({ x: coordinate, y: coordinate })
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 9 }), (points) => {
        const crossed = rowsOf(points)
        const step = 1 / 64
        let counted = 0
        for (let y = step / 2; y < 20; y += step) {
          const xs = crossed(y)
          for (let pair = 1; pair < xs.length; pair += 2)
            counted += (xs[pair] as number) - (xs[pair - 1] as number)
        }
        // A row of the grid is wrong by its width times the length of what lies nearly along it.
        expect(Math.abs(areaOf(points, square) - counted * step)).toBeLessThan(1)
      }),
      { numRuns: 200 },
    )
  })

  it('does not count what is encircled twice', () => {
    expect(areaOf(pointsOf('0 0; 10 0; 10 10; 2 10; 2 2; 8 2; 8 8; 0 8'), square)).toBeCloseTo(
      100 - 4 - 36,
      9,
    )
  })
})

describe('a simpler outline', () => {
  it('is nowhere farther from the first one than told', () => {
    const point = fc.record({
      x: fc.double({ min: 0, max: 50, noNaN: true }),
      y: fc.double({ min: 0, max: 50, noNaN: true }),
    })
    fc.assert(
      fc.property(fc.array(point, { minLength: 4, maxLength: 40 }), (points) => {
        const ring = simplifyRing(points, 0.5)
        const away = (at: (typeof points)[0]) =>
          Math.min(
            ...ring.map((from, index) =>
              distanceToSegment(at, from, ring[(index + 1) % ring.length] ?? from),
            ),
          )
        for (const one of points) expect(away(one)).toBeLessThanOrEqual(0.5 + 1e-9)
      }),
    )
  })
})
