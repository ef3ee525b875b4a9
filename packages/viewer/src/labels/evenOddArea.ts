import type { Polygon } from './crossings.ts'

/** The remaining number of sides that may be visited; thousands of outlines side by side would otherwise take minutes. */
export interface Effort {
  left: number
}

/** No plane that was drawn on has so many points. */
const SIDES_MAX = 100_000

/**
 * All sides, each from its lower end upwards; `slope` is the change of x with y. They are in typed arrays, because
 * sets have millions of them.
 */
interface Sides {
  from: Float64Array
  to: Float64Array
  x: Float64Array
  slope: Float64Array
  /** By their lower ends. */
  order: Uint32Array
}

/**
 * The area inside of an odd number of outlines, exactly, whether they lie in each other, overlap in part, touch or cross
 * themselves. Between two heights at which no side begins, ends or crosses another, it consists of trapezoids. Undefined if
 * that takes more effort than is left.
 */
export function evenOddArea(polygons: readonly Polygon[], effort: Effort): number | undefined {
  const count = polygons.reduce((sum, { length }) => sum + length, 0)
  effort.left -= count
  if (count > SIDES_MAX || effort.left < 0) return undefined
  const sides = sidesOf(polygons, count)
  const { from, to, order } = sides
  const heights = new Float64Array(order.length * 2)
  order.forEach((side, at) => {
    heights[at * 2] = from[side] as number
    heights[at * 2 + 1] = to[side] as number
  })
  heights.sort()
  const active: number[] = []
  let [area, next] = [0, 0]
  for (let at = 0; at + 1 < heights.length; at++) {
    const [low, high] = [heights[at] as number, heights[at + 1] as number]
    if (high <= low) continue
    let kept = 0
    for (const side of active) if ((to[side] as number) > low) active[kept++] = side
    active.length = kept
    for (; next < order.length && (from[order[next] as number] as number) <= low; next++)
      active.push(order[next] as number)
    area += areaBetween(sides, active, { low, high, effort })
    if (effort.left < 0) return undefined
  }
  return area
}

/** Without level sides, which bound no trapezoid. */
function sidesOf(polygons: readonly Polygon[], count: number): Sides {
  const [from, to, x, slope] = [0, 1, 2, 3].map(() => new Float64Array(count)) as [
    ...[Float64Array, Float64Array, Float64Array, Float64Array],
  ]
  let side = 0
  for (const polygon of polygons)
    for (let at = 0; at < polygon.length; at++) {
      const a = polygon[at] as Polygon[number]
      const b = polygon[at + 1 === polygon.length ? 0 : at + 1] as Polygon[number]
      if (a.y === b.y) continue
      const [lower, upper] = a.y < b.y ? [a, b] : [b, a]
      from[side] = lower.y
      to[side] = upper.y
      x[side] = lower.x
      slope[side] = (upper.x - lower.x) / (upper.y - lower.y)
      side++
    }
  const order = Uint32Array.from({ length: side }, (_, index) => index)
  order.sort((one, other) => (from[one] as number) - (from[other] as number))
  return { from, to, x, slope, order }
}

const xAt = ({ x, slope, from }: Sides, side: number, y: number): number =>
  (x[side] as number) + (slope[side] as number) * (y - (from[side] as number))

interface Band {
  low: number
  high: number
  effort: Effort
}

/** Sorts the active sides by insertion, because they are nearly always in order already. */
function areaBetween(sides: Sides, active: number[], band: Band): number {
  const { low, high, effort } = band
  effort.left -= active.length
  const middle = (low + high) / 2
  for (let at = 1; at < active.length; at++) {
    const side = active[at] as number
    const place = xAt(sides, side, middle)
    let before = at - 1
    for (; before >= 0 && xAt(sides, active[before] as number, middle) > place; before--) {
      active[before + 1] = active[before] as number
      effort.left--
    }
    active[before + 1] = side
    if (effort.left < 0) return 0
  }
  let width = 0
  let isCrossed = false
  for (let at = 0; at < active.length; at++) {
    const side = active[at] as number
    width += (at % 2 === 0 ? -1 : 1) * xAt(sides, side, middle)
    const next = active[at + 1]
    isCrossed ||=
      next !== undefined &&
      (xAt(sides, side, low) > xAt(sides, next, low) + NEAR ||
        xAt(sides, side, high) > xAt(sides, next, high) + NEAR)
  }
  return isCrossed ? areaOfCrossed(sides, active, band) : width * (high - low)
}

/** mm by which rounding may swap two sides that begin or end at one point. */
const NEAR = 1e-9

/** In pieces between the heights at which two of the sides cross. */
function areaOfCrossed(sides: Sides, active: readonly number[], { low, high, effort }: Band): number {
  effort.left -= active.length ** 2
  if (effort.left < 0) return 0
  const cuts = [low, high]
  for (const [at, one] of active.entries())
    for (let other = at + 1; other < active.length; other++) {
      const against = active[other] as number
      const gap = xAt(sides, against, low) - xAt(sides, one, low)
      const turn = (sides.slope[one] as number) - (sides.slope[against] as number)
      const y = low + gap / turn
      if (y > low && y < high) cuts.push(y)
    }
  effort.left -= cuts.length * active.length
  if (effort.left < 0) return 0
  cuts.sort((a, b) => a - b)
  let area = 0
  for (let at = 0; at + 1 < cuts.length; at++) {
    const [from, to] = [cuts[at] as number, cuts[at + 1] as number]
    const xs = active.map((side) => xAt(sides, side, (from + to) / 2)).sort((a, b) => a - b)
    area += (to - from) * xs.reduce((sum, x, index) => sum + (index % 2 === 0 ? -x : x), 0)
  }
  return area
}
