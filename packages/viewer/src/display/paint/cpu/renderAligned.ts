import type { ResolvedTask } from '../resolveTask.ts'
import { levelOfValue } from './levelOfValue.ts'
import { lineReader } from './lineReader.ts'
import { sampleAt } from './sampleAt.ts'

/** Grey, upright or after quarter turns: line by line, which takes a third of the time of the general way. */
export function renderAligned(task: ResolvedTask, out: Uint32Array, width: number, height: number): void {
  const { plane, tone, isSmooth } = task
  const { a, b, c, d, e, f } = task.inverse
  const { across, down, lineAt } = lineReader(task, width, height)
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
        const [x, y] = [i + 0.5, row + 0.5]
        value = sampleAt(plane, a * x + c * y + e, b * x + d * y + f, isSmooth)
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
