import { affineMatrix } from '../display/placement/affineMatrix.ts'
import type { Matrix } from '../display/placement/placeImage.ts'
import type { ImagePoint } from '../model/Geometry.ts'
import type { StructuresContent } from '../model/Labels.ts'
import type { StackFrame } from '../model/Stack.ts'
import { refersTo } from '../presentation/refersTo.ts'
import { type ImagePlane, imagePoint, normalOf, patientPoint, planeOf } from '../space/plane/ImagePlane.ts'
import { dot } from '../space/vector.ts'
import type { LabelMask } from './segmentMasks.ts'

/** A mask with the matrix from its pixels to those of the image. */
export interface PlacedMask {
  mask: LabelMask
  matrix: Matrix
}

export const SAME_PIXELS: Matrix = { a: 1, b: 0, c: 0, d: 1, e: 0, f: 0 }
/** Normals less than 1° apart count as parallel. */
const PARALLEL = Math.cos(Math.PI / 180)

/**
 * The masks on a frame: those on its plane in the patient, within less than half a slice. A mask without a
 * position lies on its source image, if both have the same pixels.
 */
export function masksOn(
  frame: StackFrame,
  masks: readonly LabelMask[],
  { frameOfReference, tolerance }: { frameOfReference: string | undefined; tolerance: number },
): PlacedMask[] {
  const plane = planeOf(frame)
  const isSameSpace = plane?.frameOfReference !== undefined && plane.frameOfReference === frameOfReference
  return masks.flatMap((mask): PlacedMask[] => {
    const own = planeOfMask(mask, frameOfReference)
    if (own && plane && isSameSpace) {
      return liesOn(own, plane, tolerance) ? [{ mask, matrix: betweenPlanes(own, plane) }] : []
    }
    if (own && plane) return []
    const { columns, rows } = frame.image.format
    const isSame = mask.columns === columns && mask.rows === rows && refersTo(mask.sources, frame)
    return isSame ? [{ mask, matrix: SAME_PIXELS }] : []
  })
}

function planeOfMask(
  { geometry, spacing, columns, rows }: LabelMask,
  frameOfReference: string | undefined,
): ImagePlane | undefined {
  return geometry && spacing && { geometry, spacing, columns, rows, frameOfReference }
}

/** The distance is tested first, because it excludes all but a few of a segmentation's many masks. */
function liesOn(own: ImagePlane, plane: ImagePlane, tolerance: number): boolean {
  const middle = patientPoint(own, { x: own.columns / 2, y: own.rows / 2 })
  if (Math.abs(imagePoint(plane, middle).distance) > tolerance) return false
  return Math.abs(dot(normalOf(own.geometry), normalOf(plane.geometry))) >= PARALLEL
}

/** The matrix between the pixels of parallel planes. */
const betweenPlanes = (from: ImagePlane, to: ImagePlane): Matrix =>
  affineMatrix((x, y) => imagePoint(to, patientPoint(from, { x, y })))

export interface PlacedContour {
  label: number
  points: readonly ImagePoint[]
  isClosed: boolean
}

/** The contours of a structure set on a frame, in its pixels. */
export function contoursOn(
  frame: StackFrame,
  { labels, frameOfReference }: StructuresContent,
  tolerance: number,
): PlacedContour[] {
  const plane = planeOf(frame)
  if (!plane?.frameOfReference) return []
  const here = labels.filter(
    (label) => (label.frameOfReference ?? frameOfReference) === plane.frameOfReference,
  )
  return here.flatMap(({ number, contours }) =>
    contours.flatMap(({ points, isClosed }): PlacedContour[] => {
      const placed = points.map((point) => imagePoint(plane, point))
      const isHere = placed.every(({ distance }) => Math.abs(distance) <= tolerance)
      return isHere ? [{ label: number, points: placed.map(({ x, y }) => ({ x, y })), isClosed }] : []
    }),
  )
}

/** Half the distance in mm to the next image of its stack, so that each mask and contour is on one image. */
export function planeTolerance(frames: readonly StackFrame[], index: number): number {
  const plane = frames[index] && planeOf(frames[index])
  if (!plane) return 0
  const distances = [frames[index - 1], frames[index + 1]].flatMap((other) => {
    const geometry = other?.frame.geometry
    return geometry ? [Math.abs(imagePoint(plane, geometry.position).distance)] : []
  })
  const nearest = Math.min(...distances.filter((distance) => distance > 0.001))
  // Slightly less than half, so that what lies in the middle is on exactly one image.
  return Number.isFinite(nearest) ? nearest * 0.4999 : LONE
}

/** mm, for an image without neighbors. */
const LONE = 1
