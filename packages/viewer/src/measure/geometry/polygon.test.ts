import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { pointsOf } from '../testkit/frameWith.ts'
import { distanceToSegment } from './point.ts'
import { areaOf, rowsOf } from './polygon.ts'
import { simplifyRing } from './simplifyRing.ts'

const square = { x: 1, y: 1 }

describe('the area of an outline', () => {
  it('is what a fine grid counts inside, however the outline crosses itself', () => {
    const coordinate = fc.integer({ min: 0, max: 40 }).map((value) => value / 2)
    const point = fc.record({ x: coordinate, y: coordinate })
    fc.assert(
      fc.property(fc.array(point, { minLength: 3, maxLength: 9 }), (points) => {
        const crossed = rowsOf(points)
        // A row is wrong by its height times the length of what lies nearly along it: so rows are low.
        const step = 1 / 256
        let counted = 0
        for (let y = step / 2; y < 20; y += step) {
          const xs = crossed(y)
          for (let pair = 1; pair < xs.length; pair += 2)
            counted += (xs[pair] as number) - (xs[pair - 1] as number)
        }
        expect(Math.abs(areaOf(points, square) - counted * step)).toBeLessThan(0.25)
      }),
      { numRuns: 60 },
    )
  })

  it('is right for an outline that passes through one of its own corners', () => {
    const bow = [0, 0, 4, 4, 0, 4, 2, 2, 4, 0]
    const points = Array.from({ length: 5 }, (_, i) => ({
      x: bow[2 * i] as number,
      y: bow[2 * i + 1] as number,
    }))
    expect(areaOf(points, square)).toBeCloseTo(8, 9)
    const found = [4, 0, 6.5, 15, 0, 0, 4.5, 5, 7.5, 20]
    const odd = Array.from({ length: 5 }, (_, i) => ({
      x: found[2 * i] as number,
      y: found[2 * i + 1] as number,
    }))
    const rows = rowsOf(odd)
    let counted = 0
    for (let y = 1 / 2048; y < 20; y += 1 / 1024) {
      const xs = rows(y)
      for (let pair = 1; pair < xs.length; pair += 2)
        counted += (xs[pair] as number) - (xs[pair - 1] as number)
    }
    expect(areaOf(odd, square)).toBeCloseTo(counted / 1024, 1)
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
