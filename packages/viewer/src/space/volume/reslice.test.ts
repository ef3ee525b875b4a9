import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { DecodedFrame } from '../../model/DecodedFrame.ts'
import type { Vector } from '../../model/Geometry.ts'
import { normalOf } from '../plane/ImagePlane.ts'
import { type InstanceOptions, makeSlices } from '../testkit/makeInstance.ts'
import { shapeOf, stackOf } from '../testkit/makeVolume.ts'
import { add, dot, rotate, scale } from '../vector.ts'
import { createVolume, type Volume } from './createVolume.ts'
import { compiledKernel, createSlabKernel } from './kernel/createSlabKernel.ts'
import { reslice } from './reslice.ts'
import { sampleSlice } from './sampleSlice.ts'
import { slabDepths } from './slabDepths.ts'
import { SLAB_MODES, type SlabMode } from './slabModes.ts'

const [COLUMNS, ROWS, SLICES] = [14, 11, 9]

/** Noise in slices that are not quite equally far apart, so that nothing can be right by luck. */
async function makeNoise(
  options: InstanceOptions = {},
  unevenness = 0.004,
  columns = COLUMNS,
): Promise<Volume> {
  const place = (slice: number) => slice * 1.5 + (slice % 2) * unevenness
  const instance = () => ({
    spacing: [0.8, 0.7] as const,
    format: { rows: ROWS, columns },
    ...options,
  })
  const shape = shapeOf(await stackOf(makeSlices(SLICES, place, instance)))
  const decoded = shape.frames.map((_, slice): DecodedFrame => {
    const values = Int16Array.from(
      { length: ROWS * columns },
      (_value, at) => Math.imul(at * 7 + slice * 131 + 1, 2_654_435_761) >>> 20,
    )
    return { rows: ROWS, columns, samples: 1, values, min: 0, max: 4095 }
  })
  return createVolume(shape, decoded)
}

const [SIDE, CIRCLE_PADDING] = [72, -2000]

/** Data inside of a circle alone, but for a hole of one voxel and a slice without any. */
async function makeCircle(): Promise<Volume> {
  const options = () => ({
    spacing: [1, 1] as const,
    format: { rows: SIDE, columns: SIDE },
    padding: { from: CIRCLE_PADDING, to: CIRCLE_PADDING },
  })
  const shape = shapeOf(await stackOf(makeSlices(SIDE / 2, (slice) => slice, options)))
  const isGap = (x: number, y: number, slice: number) =>
    Math.hypot(x - SIDE / 2, y - SIDE / 2) > SIDE / 2 ||
    slice === SIDE / 3 ||
    (x === SIDE / 2 && y === SIDE / 2 && slice === SIDE / 6)
  const decoded = shape.frames.map((_, slice): DecodedFrame => {
    const values = Int16Array.from({ length: SIDE * SIDE }, (_value, at) =>
      isGap(at % SIDE, Math.floor(at / SIDE), slice)
        ? CIRCLE_PADDING
        : Math.imul(at * 7 + slice * 131 + 1, 2_654_435_761) >>> 20,
    )
    return { rows: SIDE, columns: SIDE, samples: 1, values, min: 0, max: 4095 }
  })
  return createVolume(shape, decoded)
}

/** A point by the two slices around it, one number at a time. */
function valueAt(
  { shape, values, slopes, intercepts, paddingFrom, paddingTo }: Volume,
  point: Vector,
): number {
  const { places, shiftX, shiftY, sliceSpacing, columns, rows } = shape
  const place = dot(point, shape.normal)
  const last = places.length - 1
  const half = sliceSpacing / 2
  if (place < (places[0] as number) - half || place > (places[last] as number) + half) return Number.NaN
  const behind = places.findIndex((at, index) => index > 0 && (place < at || index === last))
  const slice = (index: number) =>
    sampleSlice(
      {
        values: values[index] as Int16Array,
        columns,
        rows,
        stride: columns,
        slope: slopes[index] as number,
        intercept: intercepts[index] as number,
        paddingFrom: paddingFrom[index] as number,
        paddingTo: paddingTo[index] as number,
      },
      dot(point, shape.row) / shape.columnSpacing - (shiftX[index] as number),
      dot(point, shape.column) / shape.rowSpacing - (shiftY[index] as number),
    )
  const [near, far] = [places[behind - 1] as number, places[behind] as number]
  const share = Math.min(1, Math.max(0, (place - near) / (far - near)))
  const [a, b] = [slice(behind - 1), slice(behind)]
  if (Number.isNaN(a)) return share >= 0.5 ? b : Number.NaN
  if (Number.isNaN(b)) return share <= 0.5 ? a : Number.NaN
  return a + (b - a) * share
}

const GATHERED: Readonly<Record<SlabMode, (values: readonly number[]) => number>> = {
  max: (values) => Math.max(...values),
  min: (values) => Math.min(...values),
  mean: (values) => values.reduce((sum, value) => sum + value, 0) / values.length,
}

type Plane = Parameters<typeof reslice>[1]

function slowly(volume: Volume, plane: Plane, thickness: number, mode: SlabMode): number[] {
  const { geometry, spacing, columns, rows } = plane
  const direction = normalOf(geometry)
  const depths = slabDepths(volume.shape, plane, thickness)
  return Array.from({ length: columns * rows }, (_, at) => {
    const across = scale(geometry.row, (at % columns) * spacing[1])
    const down = scale(geometry.column, Math.floor(at / columns) * spacing[0])
    const point = add(add(geometry.position, across), down)
    const values = depths.map((depth) => valueAt(volume, add(point, scale(direction, depth))))
    const there = values.filter((value) => !Number.isNaN(value))
    return there.length > 0 ? GATHERED[mode](there) : volume.padding.from
  })
}

/** A plane through the middle of the volume, turned twice. */
function turned(first: number, second: number, shift: number): Plane {
  const turn = (vector: Vector) => rotate(rotate(vector, [0, 0, 1], first), [1, 0, 0], second)
  const [row, column] = [turn([1, 0, 0]), turn([0, 1, 0])]
  // Beside the middles between voxels, where rounding decides which of two padded neighbors is the nearer one.
  const middle: Vector = [COLUMNS * 0.35 + shift + 0.0123, ROWS * 0.4 + 0.0217, SLICES * 0.75 + 0.0331]
  const position = add(middle, add(scale(row, -8), scale(column, -7)))
  return { geometry: { row, column, position }, columns: 12, rows: 10, spacing: [1.4, 1.4] }
}

const angle = fc.oneof(
  fc.double({ min: -Math.PI, max: Math.PI, noNaN: true }),
  fc.constantFrom(0, Math.PI / 2, Math.PI, -Math.PI / 2),
)

async function filledKernel(volume: Volume) {
  const code = await compiledKernel()
  const kernel = code && (await createSlabKernel(volume, code))
  for (let isFilling = kernel !== undefined; isFilling; ) isFilling = kernel?.fill() === true
  return kernel
}

describe('reslice', () => {
  it.each([
    ['slices straight behind each other', {}],
    ['slices with padding', { padding: { from: 0, to: 600 } }],
  ] as const)('V36 cuts slabs of %s as one number after the other would be read', async (_, options) => {
    const volume = await makeNoise(options as InstanceOptions)
    fc.assert(
      fc.property(
        ...[angle, angle, fc.double({ min: -3, max: 3, noNaN: true })],
        ...[fc.constantFrom(0, 1, 4, 10), fc.constantFrom(...SLAB_MODES)],
        (first, second, shift, thickness, mode) => {
          const plane = turned(first, second, shift)
          const { values } = reslice(volume, plane, { thickness, mode })
          const expected = slowly(volume, plane, thickness, mode)
          // Planes are kept in single precision.
          const far = expected.filter((value, at) => Math.abs(value - (values[at] as number)) > 0.001)
          expect(far).toEqual([])
        },
      ),
      { numRuns: 30 },
    )
  })

  it.each([
    ['slices straight behind each other', {}],
    ['slices with padding', { padding: { from: 0, to: 600 } }],
    ['slices with a rescale', { slope: 0.5, intercept: -1024 }],
  ] as const)('V66 a kernel cuts slabs of %s as they are cut without', async (_, options) => {
    const volume = await makeNoise(options as InstanceOptions, 0)
    const kernel = await filledKernel(volume)
    expect(kernel).toBeDefined()
    fc.assert(
      fc.property(
        ...[angle, angle, fc.double({ min: -3, max: 3, noNaN: true })],
        ...[fc.constantFrom(1, 4, 10, 25), fc.constantFrom(...SLAB_MODES)],
        (first, second, shift, thickness, mode) => {
          const plane = {
            ...turned(first, second, shift),
            spacing: [0.7, 0.7] as const,
            columns: 22,
            rows: 12,
          }
          const { values } = reslice(volume, plane, { thickness, mode }, kernel)
          const expected = slowly(volume, plane, thickness, mode)
          const far = expected.filter((value, at) => Math.abs(value - (values[at] as number)) > 0.001)
          expect(far).toEqual([])
        },
      ),
      { numRuns: 12 },
    )
  })

  it.each([
    ['rows and columns', [1, 0, 0], [0, 1, 0], [0.7, 0.8, 1.5]],
    ['rows and slices', [1, 0, 0], [0, 0, 1], [0.7, 1.5, 0.8]],
    ['columns and slices', [0, 1, 0], [0, 0, 1], [0.8, 1.5, 0.7]],
    ['rows and columns, turned to the left', [0, 1, 0], [-1, 0, 0], [0.8, 0.7, 1.5]],
  ] as const)(
    'V66 a kernel finds values of the file in slabs along %s',
    async (_, row, column, [across, down, deep]) => {
      const volume = await makeNoise({ slope: 0.1, intercept: -1024 }, 0)
      const kernel = await filledKernel(volume)
      const plane: Plane = {
        geometry: { row, column, position: [2.1, 2.4, 3] },
        columns: 5,
        rows: 4,
        spacing: [down, across],
      }
      const stored = new Set(volume.values.flatMap((slice) => Array.from(slice)))
      for (const mode of ['max', 'min'] as const) {
        const slab = { thickness: deep * 2, mode }
        const { values } = reslice(volume, plane, slab, kernel)
        expect(values).toEqual(reslice(volume, plane, slab).values)
        expect(Array.from(values, (value) => stored.has(Math.round((value + 1024) * 10)))).not.toContain(
          false,
        )
      }
    },
  )

  it('V66 a kernel cuts slabs of a scanner’s circle, and of gaps in it, as they are cut without', async () => {
    const volume = await makeCircle()
    const kernel = await filledKernel(volume)
    expect(kernel).toBeDefined()
    fc.assert(
      fc.property(
        ...[angle, angle, fc.double({ min: -20, max: 20, noNaN: true })],
        ...[fc.constantFrom(1, 10, 25), fc.constantFrom(...SLAB_MODES)],
        (first, second, shift, thickness, mode) => {
          const turn = (vector: Vector) => rotate(rotate(vector, [0, 0, 1], first), [1, 0, 0], second)
          const [row, column] = [turn([1, 0, 0]), turn([0, 1, 0])]
          const middle: Vector = [SIDE / 2 + shift + 0.0123, SIDE / 2 + 0.0217, SIDE / 4 + 0.0331]
          const position = add(middle, add(scale(row, -SIDE * 0.7), scale(column, -SIDE * 0.5)))
          const plane: Plane = {
            geometry: { row, column, position },
            columns: Math.round(SIDE * 1.4),
            rows: 24,
            spacing: [SIDE / 24, 1],
          }
          const { values } = reslice(volume, plane, { thickness, mode }, kernel)
          const expected = reslice(volume, plane, { thickness, mode }).values
          const far = expected.filter((value, at) => Math.abs(value - (values[at] as number)) > 0.001)
          expect(far).toEqual(new Float32Array(0))
        },
      ),
      { numRuns: 25 },
    )
  })

  it('V66 a kernel is as exact at the end of a long line as at its beginning', async () => {
    const volume = await makeNoise({}, 0, 1500)
    const kernel = await filledKernel(volume)
    const turn = (vector: Vector) => rotate(rotate(vector, [0, 0, 1], 0.005), [0, 1, 0], 0.007)
    const [row, column] = [turn([1, 0, 0]), turn([0, 1, 0])]
    const geometry = { row, column, position: [0.1, 0.3, 9.7] as const }
    const plane: Plane = { geometry, columns: 2000, rows: 4, spacing: [0.5, 0.51] }
    for (const mode of SLAB_MODES) {
      const slab = { thickness: 3, mode }
      const expected = reslice(volume, plane, slab).values
      const { values } = reslice(volume, plane, slab, kernel)
      expect(expected.filter((value, at) => Math.abs(value - (values[at] as number)) > 0.001)).toHaveLength(0)
      expect(new Set(expected).size).toBeGreaterThan(plane.columns)
    }
  })
})
