import { itemAt } from '@pandok/domain'
import type { ResolvedTask } from '../resolveTask.ts'
import { type Axis, axisOf } from './axis.ts'
import { copyLine, newLine } from './copyLine.ts'

/** A picture whose rows are rows of the image, or columns after a quarter turn. */
export interface Lines {
  across: Axis
  down: Axis
  /**
   * The values of a canvas row, interpolated between two lines of the image. Padding is NaN, which spreads to
   * every interpolated value. The line is one pixel longer than the image, because the last pixel is its own
   * neighbor.
   */
  lineAt(canvasRow: number): Float32Array
}

export const isQuarterTurn = ({ inverse: { a, b, c, d } }: ResolvedTask) =>
  (b === 0 && c === 0) || (a === 0 && d === 0)

/**
 * The axes of a picture after quarter turns. `isUpright` means that canvas rows are along image rows rather
 * than columns.
 */
export function axesOf({ plane, inverse, isSmooth, ...task }: ResolvedTask, width: number, height: number) {
  const isUpright = inverse.b === 0 && inverse.c === 0
  const alongX = { length: task.width, size: plane.columns, offset: inverse.e, isSmooth }
  const alongY = { length: task.height, size: plane.rows, offset: inverse.f, isSmooth }
  const [across, down] = isUpright
    ? [
        axisOf({ count: width, step: inverse.a, ...alongX }),
        axisOf({ count: height, step: inverse.d, ...alongY }),
      ]
    : [
        axisOf({ count: width, step: inverse.b, ...alongY }),
        axisOf({ count: height, step: inverse.c, ...alongX }),
      ]
  return { isUpright, across, down }
}

export function lineReader(task: ResolvedTask, width: number, height: number): Lines {
  const { plane } = task
  const { across, down, isUpright } = axesOf(task, width, height)
  const lines = [0, 1].map((): Line => ({ index: -1, values: newLine(plane, isUpright) }))
  const mixed = newLine(plane, isUpright)
  let oldest = 0

  const read = (index: number): Float32Array => {
    const known = lines.findIndex((line) => line.index === index)
    const chosen = known >= 0 ? known : oldest
    oldest = 1 - chosen
    const line = itemAt(lines, chosen)
    if (known < 0) fill(line, index)
    return line.values
  }

  const fill = (line: Line, index: number) => {
    line.index = index
    copyLine(plane, isUpright, index, line.values)
    if (plane.padding) blank(line.values, plane.padding.from, plane.padding.to)
  }

  return {
    across,
    down,
    lineAt: (canvasRow) => {
      const index = down.before[canvasRow] as number
      const share = down.share[canvasRow] as number
      const first = read(index)
      if (share === 0) return first
      const second = read(index + 1)
      for (let i = 0; i < mixed.length; i++) {
        const value = first[i] as number
        mixed[i] = value + ((second[i] as number) - value) * share
      }
      return mixed
    },
  }
}

interface Line {
  index: number
  values: Float32Array
}

function blank(values: Float32Array, from: number, to: number): void {
  for (let i = 0; i < values.length; i++) {
    const value = values[i] as number
    if (value >= from && value <= to) values[i] = Number.NaN
  }
}
