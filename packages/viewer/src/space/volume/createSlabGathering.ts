import { createSampler } from './createSampler.ts'
import type { Volume } from './createVolume.ts'
import type { SlabKernel } from './kernel/SlabKernel.ts'
import type { Line } from './Line.ts'
import { type Gathered, SLAB_START, type SlabMode } from './slabModes.ts'

/** Gathers a row of a slab from the lines through its depths. */
export function createSlabGathering(volume: Volume, mode: SlabMode, columns: number, kernel?: SlabKernel) {
  const sampler = createSampler(volume, columns, kernel?.slices)
  const gathered: Gathered = {
    values: new Float64Array(columns),
    counts: new Uint16Array(columns),
    start: columns,
    end: 0,
  }
  const line = new Float64Array(columns)

  function addAll(through: Line): void {
    sampler.sample(through, line)
    gather(mode, line, gathered)
    extend(0, columns)
  }

  function addStep(through: Line, step: number): void {
    const value = sampler.valueAt(through, step)
    if (Number.isNaN(value)) return
    const { values, counts } = gathered
    const before = values[step] as number
    if (mode === 'mean') {
      values[step] = before + value
      counts[step] = (counts[step] as number) + 1
    } else if (mode === 'max' ? value > before : value < before) values[step] = value
  }

  function extend(start: number, end: number): void {
    gathered.start = Math.min(gathered.start, start)
    gathered.end = Math.max(gathered.end, end)
  }

  /** The kernel skips steps next to padding. */
  function addQuickly(lines: readonly Line[], quick: SlabKernel): void {
    const reaches = lines.map(sampler.reachOf)
    for (const { start, end } of reaches) if (start < end) extend(start, end)
    quick.begin(mode, gathered)
    for (let at = 0; at < lines.length; at += quick.depthsMax) {
      const own = lines.slice(at, at + quick.depthsMax)
      quick.gather(mode, own, reaches.slice(at, at + quick.depthsMax), (depth, step) =>
        addStep(own[depth] as Line, step),
      )
    }
    quick.addTo(mode, gathered)
  }

  return (lines: readonly Line[]): Gathered => {
    gathered.values.fill(SLAB_START[mode])
    gathered.counts.fill(0)
    gathered.start = columns
    gathered.end = 0
    if (kernel) addQuickly(lines, kernel)
    else for (const through of lines) addAll(through)
    return gathered
  }
}

/** Comparisons with NaN are false, so it is ignored. */
function gather(mode: SlabMode, line: Float64Array, { values, counts }: Gathered): void {
  if (mode === 'max') {
    for (let x = 0; x < line.length; x++)
      if ((line[x] as number) > (values[x] as number)) values[x] = line[x] as number
  } else if (mode === 'min') {
    for (let x = 0; x < line.length; x++)
      if ((line[x] as number) < (values[x] as number)) values[x] = line[x] as number
  } else {
    for (let x = 0; x < line.length; x++) {
      const value = line[x] as number
      if (Number.isNaN(value)) continue
      values[x] = (values[x] as number) + value
      counts[x] = (counts[x] as number) + 1
    }
  }
}
