import { type ImagePlane, normalOf, patientPoint } from '../space/plane/ImagePlane.ts'
import { dot, subtract } from '../space/vector.ts'
import { planeStep } from './contourPlanes.ts'
import { cropMask } from './cropMask.ts'
import type { LabelMask } from './segmentMasks.ts'

/** The stacked masks of one label, as a body that planes can cut. */
export interface LabelBody {
  label: number
  /** Sorted along the normal. */
  slices: readonly { at: number; mask: LabelMask }[]
  /** mm on both sides of a slice that belong to it. */
  reach: number
}

/** mm, for a label with a single slice of unknown thickness. */
const LONE = 0.5

/** Masks by label. Those without a position are left out. `known` is the distance of slices in mm, if the file tells it. */
export function labelBodies(masks: readonly LabelMask[], known: number | undefined): LabelBody[] {
  const first = masks.find(({ geometry, spacing }) => geometry && spacing)?.geometry
  if (!first) return []
  const normal = normalOf(first)
  const placed = masks.flatMap((mask) =>
    mask.geometry && mask.spacing ? [{ at: dot(mask.geometry.position, normal), mask }] : [],
  )
  const heights = [...new Set(placed.map(({ at }) => Math.round(at * 100) / 100))].sort((a, b) => a - b)
  const step = known ?? planeStep(heights.map((at) => ({ at })))
  const labels = [...new Set(masks.map(({ label }) => label))]
  return labels.map((label) => ({
    label,
    slices: placed.filter(({ mask }) => mask.label === label).sort((one, other) => one.at - other.at),
    reach: step === undefined ? LONE : step / 2,
  }))
}

/** The cut of a plane through a body, in the plane's pixels; undefined if it misses it. */
export function cutBody({ slices, reach, label }: LabelBody, plane: ImagePlane): LabelMask | undefined {
  const [first] = slices
  const { geometry } = first?.mask ?? {}
  if (!first || !geometry) return undefined
  const normal = normalOf(geometry)
  const origin = patientPoint(plane, { x: 0.5, y: 0.5 })
  const right = subtract(patientPoint(plane, { x: 1.5, y: 0.5 }), origin)
  const down = subtract(patientPoint(plane, { x: 0.5, y: 1.5 }), origin)
  const along = { at: dot(origin, normal), x: dot(right, normal), y: dot(down, normal) }
  const { columns, rows } = plane
  const [low, high] = heightsOf(along, plane)
  const isFlat = high - low < FLAT
  // Most images of a stack don't intersect most labels, so their pixels are skipped.
  const near = isFlat
    ? [nearest(slices, along.at, reach)].flatMap((slice) => slice ?? [])
    : slices.filter(({ at }) => at >= low - reach * 1.001 && at <= high + reach * 1.001)
  if (near.length === 0) return undefined
  const lines = near.map(({ at, mask }) => ({ at, inside: insideOf(mask, { origin, right, down }) }))
  const [only] = lines
  const mask = cropMask(columns, rows, (index) => {
    const x = index % columns
    const y = (index - x) / columns
    const slice = isFlat ? only : nearest(lines, along.at + x * along.x + y * along.y, reach)
    return slice ? slice.inside(x, y) : 0
  })
  if (!mask) return undefined
  return { label, mask, columns, rows, geometry: plane.geometry, spacing: plane.spacing, sources: [] }
}

/** mm across a whole plane below which it counts as parallel to the slices. */
const FLAT = 1e-3

/** The lowest and the highest corner of a plane along the normal of the slices. */
function heightsOf(
  along: { at: number; x: number; y: number },
  { columns, rows }: ImagePlane,
): [low: number, high: number] {
  const [across, down] = [(columns - 1) * along.x, (rows - 1) * along.y]
  const least = along.at + Math.min(across, 0) + Math.min(down, 0)
  return [least, along.at + Math.max(across, 0) + Math.max(down, 0)]
}

/** The slice nearest to a height, by binary search; in the middle of two it is the lower one. */
function nearest<Slice extends { at: number }>(
  slices: readonly Slice[],
  height: number,
  reach: number,
): Slice | undefined {
  let [low, high] = [0, slices.length - 1]
  while (low < high) {
    const middle = (low + high) >> 1
    const [here, next] = [slices[middle]?.at ?? 0, slices[middle + 1]?.at ?? 0]
    if (height - here <= next - height) high = middle
    else low = middle + 1
  }
  const found = slices[low]
  return found && Math.abs(found.at - height) <= reach * 1.001 ? found : undefined
}

type Steps = Record<'origin' | 'right' | 'down', readonly [number, number, number]>

/** The coverage at a pixel of the plane, from 0 to 1. */
function insideOf({ mask, geometry, spacing }: LabelMask, { origin, right, down }: Steps) {
  if (!geometry || !spacing) return () => 0
  const from = subtract(origin, geometry.position)
  const line = (axis: typeof geometry.row, size: number, edge: number) => ({
    at: dot(from, axis) / size + 0.5 - edge,
    x: dot(right, axis) / size,
    y: dot(down, axis) / size,
  })
  const u = line(geometry.row, spacing[1], mask.left)
  const v = line(geometry.column, spacing[0], mask.top)
  return (x: number, y: number): number => {
    const column = Math.floor(u.at + x * u.x + y * u.y)
    const row = Math.floor(v.at + x * v.x + y * v.y)
    const isThere = column >= 0 && row >= 0 && column < mask.columns && row < mask.rows
    return isThere ? (mask.values[row * mask.columns + column] ?? 0) / 255 : 0
  }
}
