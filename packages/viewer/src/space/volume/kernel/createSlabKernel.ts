import type { StoredValues } from '../../../model/DecodedFrame.ts'
import type { Volume } from '../createVolume.ts'
import { type Gathered, SLAB_START, type SlabMode } from '../slabModes.ts'
import { type KernelPlan, kernelPlan } from './kernelPlan.ts'
import type { SlabKernel } from './SlabKernel.ts'

type Gather = (
  start: number,
  end: number,
  x: number,
  y: number,
  z: number,
  stepX: number,
  stepY: number,
  stepZ: number,
) => number

type Code = Record<SlabMode, Gather> & { setUp: (...settings: readonly number[]) => void }

/** A plane across the corners of a volume of 2,048 voxels is not longer. */
const COLUMNS_MAX = 4096
const PAGE = 65_536
/** Addresses have 32 bits. */
const BYTES_MAX = 2 ** 32 - PAGE
const PADDING = -32_768
/** The kernel's values are so many times as large as what is stored. */
const SCALE = 65_536

const TABLES = {
  gathered: 0,
  counts: COLUMNS_MAX * 8,
  beside: COLUMNS_MAX * 12,
  kept: COLUMNS_MAX * 13,
  slices: COLUMNS_MAX * 16,
} as const

const NONE: readonly number[] = []

let compiled: Promise<WebAssembly.Module | undefined> | undefined

const compile = async (): Promise<WebAssembly.Module> =>
  typeof Worker === 'undefined'
    ? (await import('./compileKernel.ts')).compileKernel()
    : (await import('./compileInWorker.ts')).compileInWorker()

/** The kernel's code, compiled once; undefined if the browser has no vectors in WebAssembly or doesn't hand over what a worker compiled. */
export const compiledKernel = (): Promise<WebAssembly.Module | undefined> => {
  compiled ??= compile().catch(() => undefined)
  return compiled
}

/** Memory that a kernel for this volume takes; undefined if there can't be one. */
export function kernelBytes(volume: Volume): number | undefined {
  const { columns, rows, places } = volume.shape
  // Some slices more than there are: neighbours before the first and behind the last have no weight, but are read.
  const bytes = TABLES.slices + columns * rows * (places.length + 3) * 2
  return kernelPlan(volume) && bytes <= BYTES_MAX ? bytes : undefined
}

/** An empty kernel; undefined if there is no memory for it. */
export async function createSlabKernel(
  volume: Volume,
  code: WebAssembly.Module,
): Promise<SlabKernel | undefined> {
  const [plan, bytes] = [kernelPlan(volume), kernelBytes(volume)]
  if (!plan || bytes === undefined) return undefined
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(bytes / PAGE) })
    const { exports } = await WebAssembly.instantiate(code, { env: { memory } })
    return kernelOf(volume, plan, exports as unknown as Code, memory.buffer)
  } catch {
    return undefined
  }
}

function kernelOf(volume: Volume, plan: KernelPlan, code: Code, memory: ArrayBuffer): SlabKernel {
  const { columns, rows, shiftX, shiftY } = volume.shape
  const [originX = 0, originY = 0] = [shiftX[0], shiftY[0]]
  const found = {
    mean: new Float64Array(memory, TABLES.gathered, COLUMNS_MAX),
    max: new Float32Array(memory, TABLES.gathered, COLUMNS_MAX),
    min: new Float32Array(memory, TABLES.gathered, COLUMNS_MAX),
  }
  const foundCounts = new Int32Array(memory, TABLES.counts, COLUMNS_MAX)
  const voxelsAt = TABLES.slices + columns * rows * 2
  const voxels = new Int16Array(memory, voxelsAt, columns * rows * volume.values.length)
  const beside = new Int32Array(memory, TABLES.beside, COLUMNS_MAX / 4)
  const isPadded = volume.paddingFrom.some((from) => !Number.isNaN(from))
  let filled = 0
  code.setUp(
    ...[columns, columns * rows, columns * 2, columns * rows * 2],
    ...[voxelsAt, TABLES.gathered, TABLES.counts, TABLES.beside, TABLES.kept, isPadded ? 1 : 0],
  )
  return {
    columnsMax: COLUMNS_MAX,
    isFilled: () => filled === volume.values.length,
    fill() {
      if (filled === volume.values.length) return false
      copySlice(volume, filled, plan.middle, voxels)
      filled++
      return true
    },
    begin(mode, pixels) {
      found[mode].fill(SLAB_START[mode], 0, pixels)
      foundCounts.fill(0, 0, pixels)
    },
    gather(mode, line, { start, end }) {
      const step = { x: line.stepX, y: line.stepY, z: line.stepPlace / plan.spacing }
      const count = code[mode](
        ...[start, end, line.x - originX + step.x * start, line.y - originY + step.y * start],
        ...[(line.place - plan.first) / plan.spacing + step.z * start, step.x, step.y, step.z],
      )
      return count === 0 ? NONE : stepsOf(beside.subarray(0, count))
    },
    addTo(mode, gathered) {
      const [slope, base] = [plan.slope / SCALE, plan.middle * plan.slope + plan.intercept]
      if (mode === 'mean') addSums(found.mean, foundCounts, slope, base, gathered)
      else addExtremes(found[mode], slope, base, mode === 'max', gathered.values)
    },
  }
}

function addSums(
  sums: Float64Array,
  sumCounts: Int32Array,
  slope: number,
  base: number,
  { values, counts }: Gathered,
): void {
  for (let x = 0; x < values.length; x++) {
    const count = sumCounts[x] as number
    values[x] = (values[x] as number) + (sums[x] as number) * slope + base * count
    counts[x] = (counts[x] as number) + count
  }
}

function addExtremes(
  extremes: Float32Array,
  slope: number,
  base: number,
  isLargest: boolean,
  values: Float64Array,
): void {
  for (let x = 0; x < values.length; x++) {
    const value = (extremes[x] as number) * slope + base
    const before = values[x] as number
    if (isLargest ? value > before : value < before) values[x] = value
  }
}

/** Each entry has the first of four steps, and a bit for each. */
const stepsOf = (entries: Int32Array): number[] =>
  Array.from(entries).flatMap((entry) =>
    [0, 1, 2, 3].filter((bit) => entry & (1 << bit)).map((bit) => (entry >> 4) + bit),
  )

/** Differences of 16 bits are right whether the stored values have a sign or not. */
function copySlice(volume: Volume, slice: number, middle: number, voxels: Int16Array): void {
  const size = volume.shape.columns * volume.shape.rows
  const values = volume.values[slice] as StoredValues
  const own = voxels.subarray(size * slice, size * (slice + 1))
  own.set(values.subarray(0, size))
  for (let at = 0; at < size; at++) own[at] = (own[at] as number) - middle
  const [from, to] = [volume.paddingFrom[slice] as number, volume.paddingTo[slice] as number]
  if (Number.isNaN(from)) return
  for (let at = 0; at < size; at++) {
    const value = values[at] as number
    if (value >= from && value <= to) own[at] = PADDING
  }
}
