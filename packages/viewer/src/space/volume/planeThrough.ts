import type { PlaneGeometry, Vector } from '../../model/Geometry.ts'
import { cross, dot, length, scale, subtract, unit } from '../vector.ts'
import { createCrosshair } from './crosshair.ts'
import { PLANE_NAMES } from './standardAxes.ts'
import type { VolumeShape } from './VolumeShape.ts'
import { clampToVolume } from './volumeExtent.ts'

/** mm by which points of one plane may lie off it; reports store them with seven digits. */
const FLAT = 0.05

/** Axes of a plane with its normal. */
interface Directions {
  row: Vector
  column: Vector
  normal: Vector
}

/**
 * A plane of a volume through points of the patient: one of its standard planes if all points lie on it, otherwise
 * an oblique one. Undefined if they lie on no plane, or outside of the volume. A line lies on many planes, so which
 * of them it was drawn on isn't known.
 */
export function planeThrough(shape: VolumeShape, points: readonly Vector[]): PlaneGeometry | undefined {
  const [first] = points
  if (!first || !points.every((point) => isWithin(shape, point))) return undefined
  const standard = (['patient', 'acquisition'] as const).flatMap((basis) => {
    const { planes } = createCrosshair(shape, basis)
    return PLANE_NAMES.map((name) => ({
      ...planes[name],
      normal: cross(planes[name].row, planes[name].column),
    }))
  })
  const isOn = ({ normal }: Directions) =>
    points.every((point) => Math.abs(dot(subtract(point, first), normal)) <= FLAT)
  const found =
    standard.find(isOn) ?? [obliqueThrough(points, first, standard)].find((one) => one && isOn(one))
  return found && { position: first, row: found.row, column: found.column }
}

function isWithin(shape: VolumeShape, point: Vector): boolean {
  const away = length(subtract(point, clampToVolume(shape, point)))
  return away <= Math.max(shape.columnSpacing, shape.rowSpacing, shape.sliceSpacing)
}

/** The standard plane that has to turn least until it contains the points. */
function obliqueThrough(
  points: readonly Vector[],
  first: Vector,
  standard: readonly Directions[],
): Directions | undefined {
  const along = unit(farthest(points.map((point) => subtract(point, first))))
  const beside = farthest(
    points.map((point) => {
      const from = subtract(point, first)
      return subtract(from, scale(along, dot(from, along)))
    }),
  )
  const normalFor = ({ normal }: Directions): Vector => {
    if (length(beside) <= FLAT) return unit(subtract(normal, scale(along, dot(normal, along))))
    const across = unit(cross(along, beside))
    return dot(across, normal) < 0 ? scale(across, -1) : across
  }
  const turned = standard.map((home) => ({ home, normal: normalFor(home) }))
  const best = turned.reduce<(typeof turned)[number] | undefined>(
    (one, other) =>
      one && dot(one.normal, one.home.normal) >= dot(other.normal, other.home.normal) ? one : other,
    undefined,
  )
  if (!best) return undefined
  const { home, normal } = best
  const row = unit(subtract(home.row, scale(normal, dot(home.row, normal))))
  return { row, column: cross(normal, row), normal }
}

const farthest = (vectors: readonly Vector[]): Vector =>
  vectors.reduce<Vector>((one, other) => (length(one) >= length(other) ? one : other), [0, 0, 0])
