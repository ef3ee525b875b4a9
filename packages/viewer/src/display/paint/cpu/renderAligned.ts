import type { ResolvedTask } from '../resolveTask.ts'
import { axisOf } from './axis.ts'
import { levelOfValue } from './levelOfValue.ts'
import { lineReader } from './lineReader.ts'
import { sampleAt } from './sampleAt.ts'

/** Grey, smooth and not turned: row by row, which takes a third of the time of the general way. */
export function renderAligned(task: ResolvedTask, out: Uint32Array, width: number, height: number): void {
  const { plane, inverse, tone, isSmooth } = task
  const across = axisOf(width, inverse.a, inverse.e, task.width, plane.columns)
  const down = axisOf(height, inverse.d, inverse.f, task.height, plane.rows)
  const lineAt = lineReader(plane, down)
  const palette = new Uint32Array(tone.palette.buffer)
  const { before, share, start, end } = across
  const { slope, offset, factor, levels } = tone
  for (let row = down.start; row < down.end; row++) {
    const line = lineAt(row)
    const first = row * width
    for (let i = start; i < end; i++) {
      const at = before[i] as number
      const left = line[at] as number
      let value = left + ((line[at + 1] as number) - left) * (share[i] as number)
      if (Number.isNaN(value)) {
        value = sampleAt(
          plane,
          inverse.a * (i + 0.5) + inverse.e,
          inverse.d * (row + 0.5) + inverse.f,
          isSmooth,
        )
        if (Number.isNaN(value)) continue
      }
      if (levels) out[first + i] = palette[levelOfValue(tone, value)] as number
      else {
        const level = (value * slope + offset) * factor
        out[first + i] = palette[level <= 0 ? 0 : level >= 255 ? 255 : (level + 0.5) | 0] as number
      }
    }
  }
}
