import { createSampler } from './createSampler.ts'
import type { Volume } from './createVolume.ts'
import type { Range } from './insideRange.ts'
import type { SlabKernel } from './kernel/SlabKernel.ts'
import type { Line } from './Line.ts'
import { type Gathered, SLAB_START, type SlabMode } from './slabModes.ts'

/** In voxels: a kernel reads what lies behind the outermost voxels without weight. */
const KERNEL_SLACK = 1e-9

/** Gathers a row of a slab from the lines through its depths. */
export function createSlabGathering(volume: Volume, mode: SlabMode, columns: number, kernel?: SlabKernel) {
  const sampler = createSampler(volume, columns)
  const gathered: Gathered = {
    ...{ values: new Float64Array(columns), counts: new Uint16Array(columns) },
    ...{ start: columns, end: 0 },
  }
  const line = new Float64Array(columns)
  const all = { start: 0, end: columns }

  function addAll(through: Line): void {
    sampler.sample(through, line)
    gather(mode, line, all, gathered)
    extend(0, columns)
  }

  function addSteps(through: Line, start: number, end: number): void {
    if (start >= end) return
    sampler.sampleSteps(through, start, end, line)
    gather(mode, line, { start, end }, gathered)
    extend(start, end)
  }

  function extend(start: number, end: number): void {
    gathered.start = Math.min(gathered.start, start)
    gathered.end = Math.max(gathered.end, end)
  }

  /** The kernel takes what has all its neighbours; borders and steps beside padding remain. */
  function addQuickly(lines: readonly Line[], quick: SlabKernel): void {
    const inner = innerOfAll(lines, (one) => sampler.innerOf(one, all, KERNEL_SLACK))
    if (inner.end - inner.start < Math.max(quick.columnsMin, inner.longest / 2)) {
      if (lines.length === 1) addAll(lines[0] as Line)
      else for (const one of lines) addQuickly([one], quick)
      return
    }
    extend(inner.start, inner.end)
    quick.gather(mode, lines, inner, (at, step) => addSteps(lines[at] as Line, step, step + 1))
    for (const one of lines) {
      const { start, end } = sampler.reachOf(one)
      addSteps(one, start, inner.start)
      addSteps(one, inner.end, end)
    }
  }

  return (lines: readonly Line[]): Gathered => {
    gathered.values.fill(SLAB_START[mode])
    gathered.counts.fill(0)
    gathered.start = columns
    gathered.end = 0
    if (kernel) {
      kernel.begin(mode, columns)
      for (let at = 0; at < lines.length; at += kernel.depthsMax)
        addQuickly(lines.slice(at, at + kernel.depthsMax), kernel)
      kernel.addTo(mode, gathered)
    } else for (const through of lines) addAll(through)
    return gathered
  }
}

/**
 * The steps that have all their neighbours in each of the lines: a volume is convex, so the outermost two decide. `longest` is
 * the number of steps that one line alone has.
 */
function innerOfAll(lines: readonly Line[], innerOf: (line: Line) => Range): Range & { longest: number } {
  const [near, far] = [innerOf(lines[0] as Line), innerOf(lines.at(-1) as Line)]
  const [start, end] = [Math.max(near.start, far.start), Math.min(near.end, far.end)]
  return { start, end, longest: Math.max(near.end - near.start, far.end - far.start) }
}

/** Comparisons with NaN are false, so it is ignored. */
function gather(
  mode: SlabMode,
  line: Float64Array,
  { start, end }: Range,
  { values, counts }: Gathered,
): void {
  if (mode === 'max') {
    for (let x = start; x < end; x++)
      if ((line[x] as number) > (values[x] as number)) values[x] = line[x] as number
  } else if (mode === 'min') {
    for (let x = start; x < end; x++)
      if ((line[x] as number) < (values[x] as number)) values[x] = line[x] as number
  } else {
    for (let x = start; x < end; x++) {
      const value = line[x] as number
      if (Number.isNaN(value)) continue
      values[x] = (values[x] as number) + value
      counts[x] = (counts[x] as number) + 1
    }
  }
}
