import type { Plane } from '../planeOf.ts'
import type { ResolvedTask } from '../resolveTask.ts'
import { NUDGE, snap } from './axis.ts'
import { levelOfValue } from './levelOfValue.ts'

/** Colours at any angle. */
export function renderTurnedColor(task: ResolvedTask, out: Uint32Array, width: number, height: number): void {
  const { plane, inverse, tone, isSmooth } = task
  const { a, b, c, d, e, f } = inverse
  const bytes = new Uint8Array(out.buffer, out.byteOffset)
  for (let row = 0; row < height; row++)
    for (let i = 0; i < width; i++) {
      const x = a * (i + 0.5) + c * (row + 0.5) + e
      const y = b * (i + 0.5) + d * (row + 0.5) + f
      if (x + NUDGE < 0 || y + NUDGE < 0 || x + NUDGE >= task.width || y + NUDGE >= task.height) continue
      const into = 4 * (row * width + i)
      for (let channel = 0; channel < 3; channel++) {
        const value = isSmooth
          ? smoothAt(plane, x, y, channel)
          : pixelAt(plane, x + NUDGE, y + NUDGE, channel)
        bytes[into + channel] = tone.palette[4 * levelOfValue(tone, value)] as number
      }
    }
}

function pixelAt({ values, columns, rows }: Plane, x: number, y: number, channel: number): number {
  const column = Math.min(Math.max(Math.floor(x), 0), columns - 1)
  const row = Math.min(Math.max(Math.floor(y), 0), rows - 1)
  return values[3 * (row * columns + column) + channel] as number
}

function smoothAt(plane: Plane, x: number, y: number, channel: number): number {
  const low = Math.floor(x - 0.5)
  const high = Math.floor(y - 0.5)
  const share = snap(x - 0.5 - low)
  const upper = mix(pixelAt(plane, low, high, channel), pixelAt(plane, low + 1, high, channel), share)
  const lower = mix(pixelAt(plane, low, high + 1, channel), pixelAt(plane, low + 1, high + 1, channel), share)
  return mix(upper, lower, snap(y - 0.5 - high))
}

const mix = (from: number, to: number, share: number) => from + (to - from) * share
