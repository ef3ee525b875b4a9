import { itemAt } from '@pandok/domain'
import type { Stack, StackFrame } from '../../model/Stack.ts'
import { SAME_PLACE_MM } from '../arrange/placeFrames.ts'
import { GAP_FACTOR, spacingTolerance, usualSpacing } from '../arrange/spacings.ts'
import { chordOf, cross, degreesBetween, dot, isWithin, subtract, unit } from '../vector.ts'
import type { VolumeRefusal, VolumeShape, VolumeVerdict } from './VolumeShape.ts'

/** Fewer slices are no volume. */
const FEWEST_SLICES = 3

/** At the far corner of a 500 mm field, 0.05° are 0.4 mm, less than a pixel. */
const PARALLEL = chordOf(0.05)

/**
 * Whether a stack can be reformatted correctly: at least three parallel slices with equal pixels and unit,
 * one at each position, evenly spaced within 1 % of the spacing (or 0.01 mm). A tilted gantry is supported,
 * because every slice is sampled at its own position.
 */
export function volumeOf(stack: Stack): VolumeVerdict {
  const reason = frameFault(stack.frames)
  if (reason) return { ok: false, reason }
  const shape = shapeOf(stack)
  const fault = placeFault(shape.places, shape.sliceSpacing)
  return fault ? { ok: false, reason: fault } : { ok: true, shape }
}

type Fault = (frame: StackFrame, first: StackFrame) => boolean

const FRAME_FAULTS: readonly [VolumeRefusal, Fault][] = [
  ['noGeometry', ({ frame }) => frame.geometry === undefined],
  ['color', ({ image }) => image.format.samples !== 1 || image.palette !== undefined],
  ['projection', ({ frame }) => frame.spacing.isProjection],
  ['noSpacing', ({ frame }) => !frame.spacing.pixel?.every((size) => size > 0)],
  ['truncated', ({ frame }) => frame.data.isTruncated === true],
  ['valueTable', ({ frame }) => frame.modality.kind === 'table'],
  ['unequalValues', (one, first) => one.frame.modality.unit !== first.frame.modality.unit],
  ['unequalPixels', (one, first) => !hasSamePixels(one, first)],
  ['notParallel', ({ frame }, first) => !isParallel(frame.geometry, first.frame.geometry)],
]

function frameFault(frames: readonly StackFrame[]): VolumeRefusal | undefined {
  const [first] = frames
  if (!first || frames.length < FEWEST_SLICES) return 'tooFew'
  return FRAME_FAULTS.find(([, isFault]) => frames.some((frame) => isFault(frame, first)))?.[0]
}

function hasSamePixels(a: StackFrame, b: StackFrame): boolean {
  const isSameFormat =
    a.image.format.rows === b.image.format.rows &&
    a.image.format.columns === b.image.format.columns &&
    a.image.isInverted === b.image.isInverted
  const [one, other] = [a.frame.spacing.pixel, b.frame.spacing.pixel]
  const isNear = (index: 0 | 1) => Math.abs((one?.[index] ?? 0) / (other?.[index] ?? 1) - 1) < 1e-4
  return isSameFormat && isNear(0) && isNear(1)
}

const isParallel = (a: StackFrame['frame']['geometry'], b: StackFrame['frame']['geometry']) =>
  a !== undefined &&
  b !== undefined &&
  isWithin(a.row, b.row, PARALLEL) &&
  isWithin(a.column, b.column, PARALLEL)

function placeFault(places: Float64Array, spacing: number): VolumeRefusal | undefined {
  const steps = [...places.subarray(1)].map((place, index) => place - itemAt(places, index))
  if (steps.every((step) => step <= SAME_PLACE_MM)) return 'onePlace'
  if (steps.some((step) => step <= SAME_PLACE_MM)) return 'duplicatePositions'
  if (steps.some((step) => step > spacing * GAP_FACTOR)) return 'gap'
  const isUneven = (step: number) => Math.abs(step - spacing) > spacingTolerance(spacing)
  return steps.some(isUneven) ? 'unequalSpacing' : undefined
}

/** Only for valid frames: each has a geometry and a spacing. */
function shapeOf(stack: Stack): VolumeShape {
  const first = itemAt(stack.frames, 0)
  const geometryOf = ({ frame }: StackFrame) => frame.geometry as NonNullable<typeof frame.geometry>
  const row = unit(geometryOf(first).row)
  const normal = unit(cross(row, geometryOf(first).column))
  const column = cross(normal, row)
  const [rowSpacing, columnSpacing] = first.frame.spacing.pixel as readonly [number, number]
  const frames = stack.frames
    .map((frame) => ({ frame, place: dot(geometryOf(frame).position, normal) }))
    .sort((a, b) => a.place - b.place)
  const positions = frames.map(({ frame }) => geometryOf(frame).position)
  const places = Float64Array.from(frames, ({ place }) => place)
  const span = subtract(positions.at(-1) ?? normal, positions[0] ?? normal)
  const { image, instance, frame } = first
  return {
    stack: stack.id,
    frames: frames.map((one) => one.frame),
    columns: image.format.columns,
    rows: image.format.rows,
    row,
    column,
    normal,
    columnSpacing,
    rowSpacing,
    sliceSpacing: usualSpacing([...places.subarray(1)].map((place, index) => place - itemAt(places, index))),
    places,
    shiftX: Float64Array.from(positions, (position) => dot(position, row) / columnSpacing),
    shiftY: Float64Array.from(positions, (position) => dot(position, column) / rowSpacing),
    tilt: degreesBetween(span, normal),
    frameOfReference: instance.record.frameOfReference,
    unit: frame.modality.unit,
    voi: frame.voi,
    isInverted: image.isInverted,
  }
}
