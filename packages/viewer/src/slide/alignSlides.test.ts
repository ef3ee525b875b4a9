import { describe, expect, it } from 'vitest'
import { alignedPlacement, alignedPoint, alignSlides } from './alignSlides.ts'

const FROM = [
  { x: 100, y: 200 },
  { x: 900, y: 250 },
  { x: 400, y: 1200 },
]
const turned = (degrees: number, scale: number, shift: { x: number; y: number }) =>
  FROM.map((point) => alignedPoint({ rotation: degrees, scale, shift, error: 0 }, point))

describe('two slides laid over each other by three points', () => {
  it('are turned, scaled and shifted exactly where the points are exact', () => {
    const found = alignSlides(FROM, turned(37, 0.5, { x: 40, y: -70 }))
    expect(found?.rotation).toBeCloseTo(37, 9)
    expect(found?.scale).toBeCloseTo(0.5, 9)
    expect(found?.shift.x).toBeCloseTo(40, 6)
    expect(found?.shift.y).toBeCloseTo(-70, 6)
    expect(found?.error).toBeCloseTo(0, 6)
  })

  it('say how far off the points lie where they are not', () => {
    const to = turned(0, 1, { x: 0, y: 0 }).map((point, index) => ({
      ...point,
      x: point.x + (index === 0 ? 30 : 0),
    }))
    expect(alignSlides(FROM, to)?.error).toBeGreaterThan(5)
  })

  it('need three points that aren’t all in one place', () => {
    expect(alignSlides(FROM.slice(0, 2), FROM.slice(0, 2))).toBeUndefined()
    expect(alignSlides([FROM[0], FROM[0], FROM[0]] as typeof FROM, FROM)).toBeUndefined()
  })

  it('show the same tissue at the same size and direction on the screen', () => {
    const alignment = alignSlides(FROM, turned(90, 2, { x: 10, y: 20 }))
    if (!alignment) throw new Error('not aligned')
    const placed = alignedPlacement(alignment, { center: { x: 100, y: 200 }, scale: 0.25, rotation: 30 })
    expect(placed.center.x).toBeCloseTo(-400 + 10, 6)
    expect(placed.center.y).toBeCloseTo(200 + 20, 6)
    expect([placed.scale, placed.rotation]).toEqual([expect.closeTo(0.125, 9), expect.closeTo(300, 6)])
  })
})
