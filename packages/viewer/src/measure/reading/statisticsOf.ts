import type { Measurement } from '../../model/Measurement.ts'
import { type AreaRows, areaRows } from './areaRows.ts'
import type { PixelSampler } from './PixelSampler.ts'

export interface Statistics {
  count: number
  mean: number
  /** Of these pixels as they are (divided by their number). */
  sd: number
  min: number
  max: number
}

/** Over the pixels whose centres lie inside, padding left out. Undefined where there is none. */
export function statisticsOf(
  measurement: Pick<Measurement, 'tool' | 'points'>,
  pixels: PixelSampler,
): Statistics | undefined {
  const rows = areaRows(onGrid(measurement, pixels))
  if (!rows) return undefined
  // Welford's running mean: sums of squares of large values would eat up the digits of small deviations.
  let [count, mean, squares] = [0, 0, 0]
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY]
  eachInside(rows, pixels, (value) => {
    count++
    const away = value - mean
    mean += away / count
    squares += away * (value - mean)
    if (value < min) min = value
    if (value > max) max = value
  })
  return count === 0 ? undefined : { count, mean, sd: Math.sqrt(squares / count), min, max }
}

function onGrid({ tool, points }: Pick<Measurement, 'tool' | 'points'>, { grid }: PixelSampler) {
  if (!grid) return { tool, points }
  const { origin, step } = grid
  return {
    tool,
    points: points.map(({ x, y }) => ({ x: (x - origin.x) / step.x, y: (y - origin.y) / step.y })),
  }
}

function eachInside(rows: AreaRows, pixels: PixelSampler, take: (value: number) => void): void {
  const first = Math.max(0, Math.ceil(rows.top - 0.5))
  const last = Math.min(pixels.rows - 1, Math.ceil(rows.bottom - 0.5) - 1)
  for (let row = first; row <= last; row++) {
    const crossed = rows.crossed(row + 0.5)
    for (let pair = 1; pair < crossed.length; pair += 2) {
      const from = Math.max(0, Math.ceil((crossed[pair - 1] as number) - 0.5))
      const to = Math.min(pixels.columns, Math.ceil((crossed[pair] as number) - 0.5))
      for (let column = from; column < to; column++) {
        const value = pixels.valueAt(column, row)
        if (value !== undefined) take(value)
      }
    }
  }
}

/** Of the pixel that a point is in. */
export function valueUnder(
  { tool, points }: Pick<Measurement, 'tool' | 'points'>,
  pixels: PixelSampler,
): number | undefined {
  const [point] = onGrid({ tool, points }, pixels).points
  if (!point) return undefined
  const [column, row] = [Math.floor(point.x), Math.floor(point.y)]
  const isThere = column >= 0 && row >= 0 && column < pixels.columns && row < pixels.rows
  return isThere ? pixels.valueAt(column, row) : undefined
}
