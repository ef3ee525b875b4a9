import { createSampler } from './createSampler.ts'
import type { Volume } from './createVolume.ts'
import type { Range } from './insideRange.ts'
import type { SlabKernel } from './kernel/SlabKernel.ts'
import type { Line } from './Line.ts'
import { type Gathered, SLAB_START, type SlabMode } from './slabModes.ts'

/** Gathers a row of a slab from the lines through its depths. */
export function createSlabGathering(volume: Volume, mode: SlabMode, columns: number, kernel?: SlabKernel) {
  const sampler = createSampler(volume, columns)
  const gathered: Gathered = { values: new Float64Array(columns), counts: new Uint16Array(columns) }
  const line = new Float64Array(columns)
  const all = { start: 0, end: columns }

  function addAll(through: Line): void {
    sampler.sample(through, line)
    gather(mode, line, all, gathered)
  }

  function addSteps(through: Line, start: number, end: number): void {
    sampler.sampleSteps(through, start, end, line)
    gather(mode, line, { start, end }, gathered)
  }

  /** The kernel takes what has all its neighbours, by fours; borders and steps beside padding remain. */
  function addQuickly(through: Line, quick: SlabKernel): void {
    const reach = sampler.reachOf(through)
    const { start, end } = sampler.innerOf(through, reach)
    const fours = { start, end: end - ((end - start) % 4) }
    if (fours.end - fours.start < (reach.end - reach.start) / 2) {
      addAll(through)
      return
    }
    addSteps(through, reach.start, fours.start)
    for (const step of quick.gather(mode, through, fours)) addSteps(through, step, step + 1)
    addSteps(through, fours.end, reach.end)
  }

  return (lines: readonly Line[]): Gathered => {
    gathered.values.fill(SLAB_START[mode])
    gathered.counts.fill(0)
    if (kernel) {
      kernel.begin(mode, columns)
      for (const through of lines) addQuickly(through, kernel)
      kernel.addTo(mode, gathered)
    } else for (const through of lines) addAll(through)
    return gathered
  }
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
