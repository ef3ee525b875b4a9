import type { ResolvedTask } from '../resolveTask.ts'
import { levelOfValue } from './levelOfValue.ts'
import { lineReader } from './lineReader.ts'

/** Colours, upright or after quarter turns. */
export function renderAlignedColor(
  task: ResolvedTask,
  out: Uint32Array,
  width: number,
  height: number,
): void {
  const { tone } = task
  const { across, down, lineAt } = lineReader(task, width, height)
  const bytes = new Uint8Array(out.buffer, out.byteOffset)
  const { before, share, start, end } = across
  for (let row = down.start; row < down.end; row++) {
    const line = lineAt(row)
    for (let i = start; i < end; i++) {
      const part = share[i] as number
      const from = 3 * (before[i] as number)
      const into = 4 * (row * width + i)
      for (let channel = 0; channel < 3; channel++) {
        const left = line[from + channel] as number
        const value = left + ((line[from + 3 + channel] as number) - left) * part
        bytes[into + channel] = tone.palette[4 * levelOfValue(tone, value)] as number
      }
    }
  }
}
