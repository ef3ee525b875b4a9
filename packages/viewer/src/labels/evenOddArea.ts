import type { Polygon } from './crossings.ts'

/** A side from its lower end up. */
interface Side {
  from: number
  to: number
  x: number
  /** Of x with y. */
  slope: number
}

const xAt = ({ x, slope, from }: Side, y: number): number => x + slope * (y - from)

/**
 * The area inside of an odd number of outlines, exactly, whether they lie in each other, overlap in part, touch or cross
 * themselves. Between two heights at which no side begins, ends or crosses another, it consists of trapezoids.
 */
export function evenOddArea(polygons: readonly Polygon[]): number {
  const sides = polygons.flatMap(sidesOf).sort((one, other) => one.from - other.from)
  const heights = [...new Set(sides.flatMap(({ from, to }) => [from, to]))].sort((a, b) => a - b)
  let [area, next] = [0, 0]
  let active: Side[] = []
  for (let at = 0; at + 1 < heights.length; at++) {
    const [low, high] = [heights[at] as number, heights[at + 1] as number]
    active = active.filter(({ to }) => to > low)
    for (; next < sides.length && (sides[next] as Side).from <= low; next++) active.push(sides[next] as Side)
    area += areaBetween(active, low, high)
  }
  return area
}

/** Level sides bound no trapezoid. */
const sidesOf = (polygon: Polygon): Side[] =>
  polygon.flatMap((a, index): Side[] => {
    const b = polygon[(index + 1) % polygon.length] ?? a
    const [lower, upper] = a.y < b.y ? [a, b] : [b, a]
    const slope = (upper.x - lower.x) / (upper.y - lower.y)
    return upper.y > lower.y ? [{ from: lower.y, to: upper.y, x: lower.x, slope }] : []
  })

function areaBetween(sides: readonly Side[], low: number, high: number): number {
  const cuts = [low, ...crossingsOf(sides, low, high), high]
  let area = 0
  for (let at = 0; at + 1 < cuts.length; at++) {
    const [from, to] = [cuts[at] as number, cuts[at + 1] as number]
    const middle = (from + to) / 2
    const xs = sides.map((side) => xAt(side, middle)).sort((a, b) => a - b)
    for (let pair = 0; pair + 1 < xs.length; pair += 2)
      area += ((xs[pair + 1] as number) - (xs[pair] as number)) * (to - from)
  }
  return area
}

/** Heights at which two of the sides cross: those whose order at the upper end isn't that at the lower one. */
function crossingsOf(sides: readonly Side[], low: number, high: number): number[] {
  const found: number[] = []
  const sorted = [...sides].sort((one, other) => xAt(one, low) - xAt(other, low))
  for (let index = 1; index < sorted.length; index++)
    for (let before = index - 1; before >= 0; before--) {
      const [left, right] = [sorted[before] as Side, sorted[index] as Side]
      const gap = xAt(right, low) - xAt(left, low)
      if (xAt(right, high) >= xAt(left, high)) continue
      const y = low + gap / (left.slope - right.slope)
      if (y > low && y < high) found.push(y)
    }
  return found.sort((a, b) => a - b)
}
