import type { ResolvedTask } from '../resolveTask.ts'
import { NUDGE } from './axis.ts'
import { levelOfValue } from './levelOfValue.ts'
import { sampleAt } from './sampleAt.ts'

/** At any angle: pixel by pixel. */
export function renderTurned(task: ResolvedTask, out: Uint32Array, width: number, height: number): void {
  const { plane, inverse, tone, isSmooth } = task
  const { a, b, c, d, e, f } = inverse
  const palette = new Uint32Array(tone.palette.buffer)
  for (let row = 0; row < height; row++)
    for (let i = 0; i < width; i++) {
      const x = a * (i + 0.5) + c * (row + 0.5) + e
      const y = b * (i + 0.5) + d * (row + 0.5) + f
      if (x + NUDGE < 0 || y + NUDGE < 0 || x + NUDGE >= task.width || y + NUDGE >= task.height) continue
      const value = sampleAt(plane, x, y, isSmooth)
      if (!Number.isNaN(value)) out[row * width + i] = palette[levelOfValue(tone, value)] as number
    }
}
