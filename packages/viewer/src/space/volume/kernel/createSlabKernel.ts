import { itemAt } from '@pandok/domain'
import type { StoredValues } from '../../../model/DecodedFrame.ts'
import type { Volume } from '../createVolume.ts'
import type { Range } from '../insideRange.ts'
import type { Line } from '../Line.ts'
import type { Slice } from '../sampleSlice.ts'
import { type Gathered, SLAB_START, type SlabMode } from '../slabModes.ts'
import type { VolumeShape } from '../VolumeShape.ts'
import { brickBytes, createPaddingBricks, type Three } from './createPaddingBricks.ts'
import { type KernelPlan, kernelPlan } from './kernelPlan.ts'
import type { SlabKernel } from './SlabKernel.ts'

type Gather = (
  start: number,
  end: number,
  innerStart: number,
  innerEnd: number,
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
/** Each depth may list every group of four pixels in a row. */
const DEPTHS_MAX = 16

/** The last four pixels of a row may go beyond its end. */
const PIXELS_MAX = COLUMNS_MAX + AT_ONCE

const TABLES = {
  gathered: 0,
  counts: PIXELS_MAX * 8,
  beside: PIXELS_MAX * 12,
  kept: PIXELS_MAX * (12 + DEPTHS_MAX),
  reaches: PIXELS_MAX * (13 + DEPTHS_MAX),
  slices: PIXELS_MAX * (14 + DEPTHS_MAX),
} as const

const LINE_VOXELS = 32

/**
 * Rows and slices are an odd number of cache lines apart. At powers of two, which images like to measure, all slices of a
 * slab would compete for the same few places of the cache, and it takes three times as long.
 */
const oddLines = (voxels: number) => (Math.ceil(voxels / LINE_VOXELS) | 1) * LINE_VOXELS

/** The outermost voxels are there twice on each side: half a voxel beyond its center the volume still has their values. */
function stridesOf({ columns, rows }: VolumeShape) {
  const row = oddLines(columns + 2)
  return { row, slice: oddLines(row * (rows + 2)) }
}

let compiled: Promise<WebAssembly.Module | undefined> | undefined

const compile = async (): Promise<WebAssembly.Module> =>
  typeof Worker === 'undefined'
    ? (await import('./compileKernel.ts')).compileKernel()
    : (await import('./compileInWorker.ts')).compileInWorker()

/**
 * The compiled kernel, made once; undefined if the browser has no SIMD in WebAssembly or can't transfer a module that
 * a worker has compiled.
 */
export const compiledKernel = (): Promise<WebAssembly.Module | undefined> => {
  compiled ??= compile().catch(() => undefined)
  return compiled
}

/** Memory that a kernel for this volume takes; undefined if there can't be one. */
export function kernelBytes(volume: Volume): number | undefined {
  const bytes = memoryBytes(volume)
  if (!kernelPlan(volume) || bytes > BYTES_MAX) return undefined
  return bytes + (hasPadding(volume) ? brickBytes(volume.shape) : 0)
}

const memoryBytes = ({ shape }: Volume): number =>
  TABLES.slices + stridesOf(shape).slice * (shape.places.length + 2) * 2

const hasPadding = ({ paddingFrom }: Volume): boolean => paddingFrom.some((from) => !Number.isNaN(from))

/** An empty kernel; undefined if there is no memory for it. */
export async function createSlabKernel(
  volume: Volume,
  code: WebAssembly.Module,
): Promise<SlabKernel | undefined> {
  const plan = kernelPlan(volume)
  if (!plan || kernelBytes(volume) === undefined) return undefined
  try {
    const memory = new WebAssembly.Memory({ initial: Math.ceil(memoryBytes(volume) / PAGE) })
    const { exports } = await WebAssembly.instantiate(code, { env: { memory } })
    return kernelOf(volume, plan, exports as unknown as Code, memory.buffer)
  } catch {
    return undefined
  }
}

function kernelOf(volume: Volume, plan: KernelPlan, code: Code, memory: ArrayBuffer): SlabKernel {
  const strides = stridesOf(volume.shape)
  const found = {
    mean: new Float64Array(memory, TABLES.gathered, PIXELS_MAX),
    max: new Float32Array(memory, TABLES.gathered, PIXELS_MAX),
    min: new Float32Array(memory, TABLES.gathered, PIXELS_MAX),
  }
  const foundCounts = new Int32Array(memory, TABLES.counts, PIXELS_MAX)
  const copy = new Int16Array(memory, TABLES.slices, strides.slice * (volume.values.length + 2))
  const beside = new Int32Array(memory, TABLES.beside, (PIXELS_MAX / AT_ONCE) * DEPTHS_MAX)
  const reachTable = new Int32Array(memory, TABLES.reaches, DEPTHS_MAX * 2)
  const bricks = hasPadding(volume) ? createPaddingBricks(volume.shape) : undefined
  let filled = 0
  code.setUp(
    ...[strides.row, strides.slice, strides.row * 2, strides.slice * 2],
    TABLES.slices + (strides.slice + strides.row + 1) * 2,
    ...[TABLES.gathered, TABLES.counts, TABLES.beside, TABLES.kept, TABLES.reaches],
  )
  return {
    columnsMax: COLUMNS_MAX,
    depthsMax: DEPTHS_MAX,
    slices: slicesOf(volume, plan, copy),
    isFilled: () => filled === volume.values.length,
    fill() {
      if (filled === volume.values.length) return false
      copySlice(volume, filled, plan.middle, copy, bricks)
      filled++
      if (filled === volume.values.length) bricks?.sumUp()
      return true
    },
    begin(mode, { start, end }) {
      found[mode].fill(SLAB_START[mode], start, end)
      foundCounts.fill(0, start, end)
    },
    gather(mode, lines, reaches, onBeside) {
      const { all, inner } = enterReaches(reaches, reachTable)
      if (all.start >= all.end) return
      const places = placesOf(lines, all.start, plan, volume.shape)
      const runs = bricks?.runsOf(all, lines.length, places) ?? [{ ...all, isPadded: false }]
      for (const { start, end, isPadded } of runs) {
        const listed = code[isPadded ? (`${mode}Padded` as const) : mode](
          ...([start, end, inner.start, inner.end, lines.length] as const),
          ...(start === all.start ? places : placesOf(lines, start, plan, volume.shape)),
        )
        for (let at = 0; at < listed; at++) tellBeside(beside[at] as number, onBeside)
      }
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
 * Positions are multiples of a fraction of a voxel, which the kernel adds without rounding. A slab along the voxels
 * therefore goes exactly from center to center and has the values of the file.
 */
const inFixedPoint = (place: number) => Math.round(place * 2 ** 32) / 2 ** 32

/** The kernel takes four at once. */
const stepOf = ({ stepX, stepY, stepPlace }: Line, { spacing }: KernelPlan): Three => [
  inFixedPoint(stepX * 4) / 4,
  inFixedPoint(stepY * 4) / 4,
  inFixedPoint((stepPlace / spacing) * 4) / 4,
]

function depthStepOf(lines: readonly Line[], { spacing }: KernelPlan): Three {
  const [first, last] = [itemAt(lines, 0), itemAt(lines, lines.length - 1)]
  const steps = Math.max(1, lines.length - 1)
  return [
    inFixedPoint((last.x - first.x) / steps),
    inFixedPoint((last.y - first.y) / steps),
    inFixedPoint((last.place - first.place) / steps / spacing),
  ]
}

/** The first step of the first line, and the differences of the next step and of the next line. */
function placesOf(
  lines: readonly Line[],
  start: number,
  plan: KernelPlan,
  { shiftX, shiftY }: VolumeShape,
): [...Three, ...Three, ...Three] {
  const first = itemAt(lines, 0)
  const row = stepOf(first, plan)
  return [
    inFixedPoint(first.x - itemAt(shiftX, 0) + row[0] * start),
    inFixedPoint(first.y - itemAt(shiftY, 0) + row[1] * start),
    inFixedPoint((first.place - plan.first) / plan.spacing + row[2] * start),
    ...row,
    ...depthStepOf(lines, plan),
  ]
}

/** Writes them into the kernel's table; returns the steps that some line has inside, and those that all have. */
function enterReaches(reaches: readonly Range[], table: Int32Array): { all: Range; inner: Range } {
  const all = { start: COLUMNS_MAX, end: 0 }
  const inner = { start: 0, end: COLUMNS_MAX }
  for (let at = 0; at < reaches.length; at++) {
    const { start, end } = reaches[at] as Range
    table[at * 2] = start
    table[at * 2 + 1] = end
    inner.start = Math.max(inner.start, start)
    inner.end = Math.min(inner.end, end)
    if (start >= end) continue
    all.start = Math.min(all.start, start)
    all.end = Math.max(all.end, end)
  }
  return { all, inner }
}

/** An entry has the depth, the first of four pixels, and a bit for each. */
function tellBeside(entry: number, onBeside: (depth: number, step: number) => void): void {
  const first = (entry >> 4) % COLUMNS_MAX
  const depth = Math.floor((entry >> 4) / COLUMNS_MAX)
  for (let bit = 0; bit < AT_ONCE; bit++) if (entry & (1 << bit)) onBeside(depth, first + bit)
}

function slicesOf({ shape, values }: Volume, plan: KernelPlan, copy: Int16Array): Slice[] {
  const { columns, rows } = shape
  const strides = stridesOf(shape)
  const intercept = plan.middle * plan.slope + plan.intercept
  return values.map((_, slice) => ({
    values: copy.subarray(strides.slice * (slice + 1) + strides.row + 1),
    columns,
    rows,
    stride: strides.row,
    slope: plan.slope,
    intercept,
    paddingFrom: PADDING,
    paddingTo: PADDING,
  }))
}

/** With its outermost voxels once more around it, and in front of the first slice and behind the last. */
function copySlice(
  volume: Volume,
  slice: number,
  middle: number,
  copy: Int16Array,
  bricks: ReturnType<typeof createPaddingBricks> | undefined,
): void {
  const { columns, rows } = volume.shape
  const strides = stridesOf(volume.shape)
  const start = strides.slice * (slice + 1)
  const rowAt = (row: number) => start + strides.row * (row + 1)
  for (let row = 0; row < rows; row++) {
    const at = rowAt(row) + 1
    const own = copy.subarray(at, at + columns)
    copyRow(volume, slice, row, middle, own)
    bricks?.mark(slice, row, own, PADDING)
    copy[at - 1] = copy[at] as number
    copy[at + columns] = copy[at + columns - 1] as number
  }
  copy.copyWithin(rowAt(-1), rowAt(0), rowAt(1))
  copy.copyWithin(rowAt(rows), rowAt(rows - 1), rowAt(rows))
  const end = start + strides.slice
  if (slice === 0) copy.copyWithin(0, start, end)
  if (slice === volume.values.length - 1) copy.copyWithin(end, start, end)
}

/** Differences of 16 bits are right whether the stored values have a sign or not. */
function copyRow(volume: Volume, slice: number, row: number, middle: number, into: Int16Array): void {
  const columns = into.length
  const values = itemAt(volume.values, slice).subarray(row * columns, (row + 1) * columns)
  const [from, to] = [itemAt(volume.paddingFrom, slice), itemAt(volume.paddingTo, slice)]
  into.set(values)
  for (let column = 0; column < columns; column++) into[column] = (into[column] as number) - middle
  if (from === to) fillGaps(values, from, into)
  else if (!Number.isNaN(from))
    for (let column = 0; column < columns; column++) {
      const value = values[column] as number
      if (value >= from && value <= to) into[column] = PADDING
    }
}

/** Looking for a number is many times as fast as comparing each with it. */
function fillGaps(values: StoredValues, padding: number, into: Int16Array): void {
  for (let start = values.indexOf(padding); start >= 0; start = values.indexOf(padding, start)) {
    const first = start
    while (start < values.length && values[start] === padding) start++
    into.fill(PADDING, first, start)
  }
}
