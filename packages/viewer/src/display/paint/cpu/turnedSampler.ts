import type { ResolvedTask } from '../resolveTask.ts'
import { NUDGE } from './axis.ts'
import type { RowSampler } from './RowSampler.ts'
import { sampleAt, sampleColorAt } from './sampleAt.ts'

/** Samples at any angle, pixel by pixel. */
export function turnedSampler(task: ResolvedTask, width: number): RowSampler {
  const { plane, isSmooth } = task
  const { a, b, c, d, e, f } = task.inverse
  return (row, into) => {
    let hasAny = false
    into.fill(Number.NaN)
    for (let i = 0; i < width; i++) {
      const x = a * (i + 0.5) + c * (row + 0.5) + e
      const y = b * (i + 0.5) + d * (row + 0.5) + f
      if (x + NUDGE < 0 || y + NUDGE < 0 || x + NUDGE >= task.width || y + NUDGE >= task.height) continue
      hasAny = true
      if (plane.samples === 1) into[i] = sampleAt(plane, x, y, isSmooth)
      else
        for (let channel = 0; channel < 3; channel++)
          into[3 * i + channel] = sampleColorAt(plane, x, y, channel, isSmooth)
    }
    return hasAny
  }
}
