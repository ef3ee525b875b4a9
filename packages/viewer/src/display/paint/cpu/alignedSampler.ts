import type { ResolvedTask } from '../resolveTask.ts'
import { lineReader } from './lineReader.ts'
import type { RowSampler } from './RowSampler.ts'
import { sampleAt } from './sampleAt.ts'

/**
 * For upright images and quarter turns: it samples whole lines of the image, in a third of the time of the
 * general sampler.
 */
export function alignedSampler(task: ResolvedTask, width: number, height: number): RowSampler {
  const { across, down, lineAt } = lineReader(task, width, height)
  const { start, end } = across
  const mix = task.plane.samples === 3 ? mixColors : mixGray
  return (row, into) => {
    if (row < down.start || row >= down.end || start >= end) return false
    into.fill(Number.NaN)
    mix(lineAt(row), across, into)
    if (task.plane.padding) mendPadding(task, row, start, end, into)
    return true
  }
}

type Across = ReturnType<typeof lineReader>['across']

function mixGray(line: Float32Array, { before, share, start, end }: Across, into: Float32Array): void {
  for (let i = start; i < end; i++) {
    const at = before[i] as number
    const left = line[at] as number
    into[i] = left + ((line[at + 1] as number) - left) * (share[i] as number)
  }
}

function mixColors(line: Float32Array, { before, share, start, end }: Across, into: Float32Array): void {
  for (let i = start; i < end; i++) {
    const part = share[i] as number
    const at = 3 * (before[i] as number)
    const [red, green, blue] = [line[at] as number, line[at + 1] as number, line[at + 2] as number]
    into[3 * i] = red + ((line[at + 3] as number) - red) * part
    into[3 * i + 1] = green + ((line[at + 4] as number) - green) * part
    into[3 * i + 2] = blue + ((line[at + 5] as number) - blue) * part
  }
}

/** Interpolation with padding gives NaN; those pixels are sampled again one by one, without the padding. */
function mendPadding(task: ResolvedTask, row: number, start: number, end: number, into: Float32Array): void {
  const { a, b, c, d, e, f } = task.inverse
  const y = row + 0.5
  for (let i = start; i < end; i++)
    if (Number.isNaN(into[i] as number)) {
      const x = i + 0.5
      into[i] = sampleAt(task.plane, a * x + c * y + e, b * x + d * y + f, task.isSmooth)
    }
}
