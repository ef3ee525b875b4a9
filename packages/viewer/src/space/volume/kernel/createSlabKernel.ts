import type { StoredValues } from '../../../model/DecodedFrame.ts'
import type { Volume } from '../createVolume.ts'
import type { Line } from '../Line.ts'
import { type Gathered, SLAB_START, type SlabMode } from '../slabModes.ts'
import type { VolumeShape } from '../VolumeShape.ts'
import { type KernelPlan, kernelPlan } from './kernelPlan.ts'
import type { SlabKernel } from './SlabKernel.ts'

type Three = readonly [x: number, y: number, z: number]
type Gather = (
  start: number,
  end: number,
  depths: number,
  ...places: [...Three, ...Three, ...Three]
) => number

type Code = Record<SlabMode | `${SlabMode}Padded`, Gather> & {
  setUp: (...settings: readonly number[]) => void
}

/** A plane across the corners of a volume of 2,048 voxels is not longer. */
const COLUMNS_MAX = 4096
const PAGE = 65_536
/** Addresses have 32 bits. */
const BYTES_MAX = 2 ** 32 - PAGE
const PADDING = -32_768
/** The kernel's values are so many times as large as what is stored. */
const SCALE = 65_536

/** Pixels. */
const AT_ONCE = 4
/** Each of them may list every four pixels of a row. */
const DEPTHS_MAX = 16

const TABLES = {
  gathered: 0,
  counts: COLUMNS_MAX * 8,
  beside: COLUMNS_MAX * 12,
  kept: COLUMNS_MAX * (12 + DEPTHS_MAX),
  slices: COLUMNS_MAX * (13 + DEPTHS_MAX),
} as const

const LINE_VOXELS = 32

/**
 * Rows and slices are an odd number of cache lines apart. At powers of two, which images like to measure, all slices of a
 * slab would compete for the same few places of the cache, and it takes three times as long.
 */
const oddLines = (voxels: number) => (Math.ceil(voxels / LINE_VOXELS) | 1) * LINE_VOXELS
function stridesOf({ columns, rows }: VolumeShape) {
  const row = oddLines(columns)
  return { row, slice: oddLines(row * rows) }
}

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
  // Some slices more than there are: neighbours before the first and behind the last have no weight, but are read.
  const bytes = TABLES.slices + stridesOf(volume.shape).slice * (volume.shape.places.length + 3) * 2
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
  const strides = stridesOf(volume.shape)
  const found = {
    mean: new Float64Array(memory, TABLES.gathered, COLUMNS_MAX),
    max: new Float32Array(memory, TABLES.gathered, COLUMNS_MAX),
    min: new Float32Array(memory, TABLES.gathered, COLUMNS_MAX),
  }
  const foundCounts = new Int32Array(memory, TABLES.counts, COLUMNS_MAX)
  const voxelsAt = TABLES.slices + strides.slice * 2
  const voxels = new Int16Array(memory, voxelsAt, strides.slice * volume.values.length)
  const beside = new Int32Array(memory, TABLES.beside, (COLUMNS_MAX / 4) * DEPTHS_MAX)
  const isPadded = volume.paddingFrom.some((from) => !Number.isNaN(from))
  let filled = 0
  code.setUp(
    ...[strides.row, strides.slice, strides.row * 2, strides.slice * 2],
    ...[voxelsAt, TABLES.gathered, TABLES.counts, TABLES.beside, TABLES.kept],
  )
  return {
    columnsMin: AT_ONCE,
    columnsMax: COLUMNS_MAX,
    depthsMax: DEPTHS_MAX,
    isFilled: () => filled === volume.values.length,
    fill() {
      if (filled === volume.values.length) return false
      copySlice(volume, filled, plan.middle, voxels.subarray(strides.slice * filled))
      filled++
      return true
    },
    begin(mode, pixels) {
      found[mode].fill(SLAB_START[mode], 0, pixels)
      foundCounts.fill(0, 0, pixels)
    },
    gather(mode, lines, { start, end }, onBeside) {
      const take = createTaking(lines, plan, volume.shape, code[isPadded ? (`${mode}Padded` as const) : mode])
      const tell = (count: number, from: number) => {
        for (let at = 0; at < count; at++) tellBeside(beside[at] as number, from, onBeside)
      }
      const fours = end - ((end - start) % AT_ONCE)
      tell(take(start, fours), start)
      if (fours === end) return
      // What is left is taken together with steps before it, which keep what they had.
      const from = end - AT_ONCE
      const [sums, numbers] = [found[mode].slice(from, fours), foundCounts.slice(from, fours)]
      tell(take(from, end), fours)
      found[mode].set(sums, from)
      foundCounts.set(numbers, from)
    },
    addTo(mode, gathered) {
      const [slope, base] = [plan.slope / SCALE, plan.middle * plan.slope + plan.intercept]
      if (mode === 'mean') addSums(found.mean, foundCounts, slope, base, gathered)
      else addExtremes(found[mode], slope, base, mode === 'max', gathered)
    },
  }
}

function addSums(
  sums: Float64Array,
  sumCounts: Int32Array,
  slope: number,
  base: number,
  { values, counts, start, end }: Gathered,
): void {
  for (let x = start; x < end; x++) {
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
  { values, start, end }: Gathered,
): void {
  for (let x = start; x < end; x++) {
    const value = (extremes[x] as number) * slope + base
    const before = values[x] as number
    if (isLargest ? value > before : value < before) values[x] = value
  }
}

/**
 * Places are multiples of a fraction of a voxel that the kernel adds up without rounding. So a slab along the voxels goes
 * from center to center, and has the values of the file.
 */
const inFixedPoint = (place: number) => Math.round(place * 2 ** 32) / 2 ** 32

/** The kernel takes four at once. */
const stepOf = ({ stepX, stepY, stepPlace }: Line, { spacing }: KernelPlan): Three => [
  inFixedPoint(stepX * 4) / 4,
  inFixedPoint(stepY * 4) / 4,
  inFixedPoint((stepPlace / spacing) * 4) / 4,
]

function depthStepOf(lines: readonly Line[], { spacing }: KernelPlan): Three {
  const [first, last] = [lines[0] as Line, lines.at(-1) as Line]
  const steps = Math.max(1, lines.length - 1)
  return [
    inFixedPoint((last.x - first.x) / steps),
    inFixedPoint((last.y - first.y) / steps),
    inFixedPoint((last.place - first.place) / steps / spacing),
  ]
}

/** Runs the code over some steps of the lines; returns how many entries it has listed. */
function createTaking(
  lines: readonly Line[],
  plan: KernelPlan,
  { shiftX, shiftY }: VolumeShape,
  run: Gather,
) {
  const first = lines[0] as Line
  const [row, depth] = [stepOf(first, plan), depthStepOf(lines, plan)]
  const [originX = 0, originY = 0] = [shiftX[0], shiftY[0]]
  return (from: number, to: number): number => {
    const x = inFixedPoint(first.x - originX + row[0] * from)
    const y = inFixedPoint(first.y - originY + row[1] * from)
    const z = inFixedPoint((first.place - plan.first) / plan.spacing + row[2] * from)
    return run(from, to, lines.length, x, y, z, ...row, ...depth)
  }
}

/** An entry has the depth, the first of four pixels, and a bit for each. Those before `from` are known already. */
function tellBeside(entry: number, from: number, onBeside: (depth: number, step: number) => void): void {
  const [depth, first] = [Math.floor((entry >> 4) / COLUMNS_MAX), (entry >> 4) % COLUMNS_MAX]
  for (let bit = 0; bit < AT_ONCE; bit++)
    if (entry & (1 << bit) && first + bit >= from) onBeside(depth, first + bit)
}

/** Differences of 16 bits are right whether the stored values have a sign or not. */
function copySlice(volume: Volume, slice: number, middle: number, voxels: Int16Array): void {
  const { columns, rows } = volume.shape
  const { row: stride } = stridesOf(volume.shape)
  const values = volume.values[slice] as StoredValues
  const [from, to] = [volume.paddingFrom[slice] as number, volume.paddingTo[slice] as number]
  for (let row = 0; row < rows; row++) {
    const own = voxels.subarray(row * stride, row * stride + columns)
    own.set(values.subarray(row * columns, (row + 1) * columns))
    for (let column = 0; column < columns; column++) own[column] = (own[column] as number) - middle
    if (Number.isNaN(from)) continue
    for (let column = 0; column < columns; column++) {
      const value = values[row * columns + column] as number
      if (value >= from && value <= to) own[column] = PADDING
    }
  }
}
