import { itemAt } from '@pandok/domain'
import type { Measurement } from '../../model/Measurement.ts'
import { areaRows } from './areaRows.ts'
import type { PixelSampler } from './PixelSampler.ts'

export interface Statistics {
  count: number
  mean: number
  /** The population standard deviation (divided by the number of pixels). */
  sd: number
  min: number
  max: number
}

/** Statistics over the pixels whose centers lie inside, without padding. Undefined if there are none. */
export function statisticsOf(
  measurement: Pick<Measurement, 'tool' | 'points'>,
  pixels: PixelSampler,
): Statistics | undefined {
  const rows = areaRows(onGrid(measurement, pixels))
  if (!rows) return undefined
  const first = Math.max(0, Math.ceil(rows.top - 0.5))
  const last = Math.min(pixels.rows - 1, Math.ceil(rows.bottom - 0.5) - 1)
  const sums = new Sums()
  for (let row = first; row <= last; row++) {
    const crossed = rows.crossed(row + 0.5)
    for (let pair = 1; pair < crossed.length; pair += 2) {
      const from = Math.max(0, Math.ceil(itemAt(crossed, pair - 1) - 0.5))
      const to = Math.min(pixels.columns, Math.ceil(itemAt(crossed, pair) - 0.5))
      sums.addRow(pixels, row, from, to)
    }
  }
  return sums.statistics()
}

/**
 * Sums of differences from the first value, because squares of large values would lose the digits of small
 * deviations. Doubles hold them without overflow for any image.
 */
class Sums {
  private count = 0
  private zero = 0
  private sum = 0
  private squares = 0
  private min = Number.POSITIVE_INFINITY
  private max = Number.NEGATIVE_INFINITY

  addRow(pixels: PixelSampler, row: number, from: number, to: number): void {
    // Fields are slow in a loop over millions of pixels, so they are copied to locals.
    let { count, zero, sum, squares, min, max } = this
    for (let column = from; column < to; column++) {
      const value = pixels.valueAt(column, row)
      if (value === undefined) continue
      if (count === 0) zero = value
      count++
      const away = value - zero
      sum += away
      squares += away * away
      if (value < min) min = value
      if (value > max) max = value
    }
    Object.assign(this, { count, zero, sum, squares, min, max })
  }

  statistics(): Statistics | undefined {
    const { count, zero, sum, squares, min, max } = this
    if (count === 0) return undefined
    const away = sum / count
    return { count, mean: zero + away, sd: Math.sqrt(Math.max(0, squares / count - away * away)), min, max }
  }
}

function onGrid({ tool, points }: Pick<Measurement, 'tool' | 'points'>, { grid }: PixelSampler) {
  if (!grid) return { tool, points }
  const { origin, step } = grid
  return {
    tool,
    points: points.map(({ x, y }) => ({ x: (x - origin.x) / step.x, y: (y - origin.y) / step.y })),
  }
}

/** The value of the pixel that contains a point. */
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
