import type { Vector } from '../../model/Geometry.ts'
import { add, dot, scale, subtract } from '../vector.ts'
import type { Volume } from './createVolume.ts'
import { type Ellipsoid, insideOf } from './ellipsoid.ts'
import type { VolumeShape } from './VolumeShape.ts'

export interface SphereStatistics {
  /** The number of voxels whose centers lie inside. */
  count: number
  mean: number
  max: number
  min: number
  /**
   * The highest mean of all 1 ml spheres centerd on voxels inside (Wahl, PERCIST 1.0). Undefined if voxels
   * are shifted relative to each other, or no such sphere lies in the volume.
   */
  peak: number | undefined
}

/** Millimeters: 4/3 π r³ is 1 ml. */
const PEAK_RADIUS = ((3 * 1000) / (4 * Math.PI)) ** (1 / 3)
/** A voxel at the edge of the 1 ml sphere counts by its fraction inside, in this many steps per axis. */
const PARTS = 4

/**
 * The values within a sphere of a radius in mm, or within an ellipsoid, in the volume's unit; undefined if no
 * voxel lies inside. The peak is slow for fine voxels.
 */
export function sphereStatistics(
  volume: Volume,
  center: Vector,
  size: number | Ellipsoid,
  { hasPeak = true }: { hasPeak?: boolean } = {},
): SphereStatistics | undefined {
  const inside =
    typeof size === 'number' ? voxelsInside(volume, center, size) : voxelsInEllipsoid(volume, center, size)
  if (inside.length === 0) return undefined
  const read = readerOf(volume)
  let [count, sum, max, min] = [0, 0, Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (const [x, y, z] of inside) {
    const value = read(x, y, z)
    if (Number.isNaN(value)) continue
    count++
    sum += value
    max = Math.max(max, value)
    min = Math.min(min, value)
  }
  if (count === 0) return undefined
  return {
    count,
    mean: sum / count,
    max,
    min,
    peak: hasPeak ? peakOf(volume.shape, inside, read) : undefined,
  }
}

type Voxel = readonly [x: number, y: number, z: number]

function voxelsInside({ shape }: Volume, center: Vector, radius: number): Voxel[] {
  const { columnSpacing, rowSpacing, places, shiftX, shiftY, columns, rows } = shape
  const [cx, cy, cz] = [dot(center, shape.row), dot(center, shape.column), dot(center, shape.normal)]
  const found: Voxel[] = []
  places.forEach((place, z) => {
    const left = radius ** 2 - (place - cz) ** 2
    if (left < 0) return
    const startX = cx / columnSpacing - (shiftX[z] ?? 0)
    const startY = cy / rowSpacing - (shiftY[z] ?? 0)
    const reachY = Math.sqrt(left) / rowSpacing
    for (let y = Math.max(0, Math.ceil(startY - reachY)); y <= Math.min(rows - 1, startY + reachY); y++) {
      const rest = left - ((y - startY) * rowSpacing) ** 2
      const reachX = Math.sqrt(Math.max(0, rest)) / columnSpacing
      for (let x = Math.max(0, Math.ceil(startX - reachX)); x <= Math.min(columns - 1, startX + reachX); x++)
        found.push([x, y, z])
    }
  })
  return found
}

function voxelsInEllipsoid(volume: Volume, center: Vector, ellipsoid: Ellipsoid): Voxel[] {
  const { row, column, normal, columnSpacing, rowSpacing, places, shiftX, shiftY } = volume.shape
  const isIn = insideOf(ellipsoid)
  return voxelsInside(volume, center, Math.max(...ellipsoid.radii)).filter(([x, y, z]) => {
    const along = scale(row, (x + (shiftX[z] ?? 0)) * columnSpacing)
    const down = scale(column, (y + (shiftY[z] ?? 0)) * rowSpacing)
    return isIn(subtract(add(add(along, down), scale(normal, places[z] ?? 0)), center))
  })
}

/** Returns NaN for padding. */
function readerOf({ shape, values, slopes, intercepts, paddingFrom, paddingTo }: Volume) {
  return (x: number, y: number, z: number): number => {
    const stored = values[z]?.[y * shape.columns + x] ?? Number.NaN
    const isPadding = stored >= (paddingFrom[z] ?? Number.NaN) && stored <= (paddingTo[z] ?? Number.NaN)
    return isPadding ? Number.NaN : stored * (slopes[z] ?? 1) + (intercepts[z] ?? 0)
  }
}

function peakOf(
  shape: VolumeShape,
  inside: readonly Voxel[],
  read: (...voxel: Voxel) => number,
): number | undefined {
  const isShifted = (shifts: Float64Array) =>
    shifts.some((shift) => Math.abs(shift - (shifts[0] ?? 0)) > 1e-3)
  if (isShifted(shape.shiftX) || isShifted(shape.shiftY)) return undefined
  const kernel = kernelOf(shape)
  let peak: number | undefined
  for (const [x, y, z] of inside) {
    let [sum, weight] = [0, 0]
    for (const { dx, dy, dz, part } of kernel) {
      const isHere = x + dx >= 0 && x + dx < shape.columns && y + dy >= 0 && y + dy < shape.rows
      const value = isHere ? read(x + dx, y + dy, z + dz) : Number.NaN
      // A sphere that extends beyond the volume contains less than 1 ml.
      if (Number.isNaN(value)) {
        weight = 0
        break
      }
      sum += value * part
      weight += part
    }
    if (weight > 0 && (peak === undefined || sum / weight > peak)) peak = sum / weight
  }
  return peak
}

interface KernelPart {
  dx: number
  dy: number
  dz: number
  part: number
}

function kernelOf({ columnSpacing, rowSpacing, sliceSpacing }: VolumeShape): KernelPart[] {
  const reach = (spacing: number) => Math.ceil(PEAK_RADIUS / spacing + 0.5)
  const kernel: KernelPart[] = []
  for (let dz = -reach(sliceSpacing); dz <= reach(sliceSpacing); dz++) {
    for (let dy = -reach(rowSpacing); dy <= reach(rowSpacing); dy++) {
      for (let dx = -reach(columnSpacing); dx <= reach(columnSpacing); dx++) {
        const part = partInside([dx, dy, dz], [columnSpacing, rowSpacing, sliceSpacing])
        if (part > 0) kernel.push({ dx, dy, dz, part })
      }
    }
  }
  return kernel
}

function partInside(voxel: Voxel, spacing: Voxel): number {
  let inside = 0
  const offset = (axis: 0 | 1 | 2, step: number) => (voxel[axis] + (step + 0.5) / PARTS - 0.5) * spacing[axis]
  for (let a = 0; a < PARTS; a++) {
    for (let b = 0; b < PARTS; b++) {
      for (let c = 0; c < PARTS; c++) {
        if (Math.hypot(offset(0, a), offset(1, b), offset(2, c)) <= PEAK_RADIUS) inside++
      }
    }
  }
  return inside / PARTS ** 3
}
